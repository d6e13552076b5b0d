// Package mcts implements Monte Carlo tree search for any game, with a static evaluation
// in place of playouts.
//
//	e := mcts.New("skud-pai-sho", eval.New, engine.Options{Memory: 64 << 20, Seed: 1}, mcts.Tuning{})
//	info, err := e.Search(ctx, g, engine.Limits{Nodes: 10_000}, nil)
//
// A node of the tree is a position, an edge a move: a turn of several phases is several
// edges of one seat. A simulation descends the tree by PUCT (Rosin 2011, as in Silver et
// al. 2017): by the mean value of a move, and by the policy of the [engine.Evaluator] as
// long as the move has few visits. It ends at a new position, which the evaluator
// evaluates, and backpropagates that value to the root.
//
//   - The search considers only the most promising moves of a position, and more of them
//     as its visit count grows (progressive widening, Coulom 2007).
//   - Proven results propagate up the tree: a win as soon as one move has it, a loss or a
//     draw when all moves are known (MCTS-Solver, Winands et al. 2008), with the number of
//     turns until the end. An evaluator that is an [engine.Prover] adds its own proofs.
//     An evaluator that is an [engine.WinFinder] is asked for a win in one turn before
//     the search begins, and at nodes that reach a given visit count
//     (Tuning.WinInOneVisits).
//   - What an evaluator that is an [engine.Stylist] prefers, and contempt
//     (Options.Contempt), add to the values by which moves are chosen. They are averaged
//     separately and are no part of scores.
//   - At the end, and whenever the number of simulations has doubled, the best turns are
//     checked for a win of the opponent in one turn. If every turn in the tree allows one,
//     all legal turns are tried (docs/adr/0042-safety-check.md).
//   - The tree is kept, and reused if it contains the next position.
//   - The tree stays within Options.Memory, but may take 1.3 MB even if that is less;
//     evaluators come on top. When it is full, the search prunes the subtrees with the
//     fewest visits.
//   - Several threads share one tree. A simulation in flight counts as a loss for the
//     nodes on its path, so that other threads choose other paths (virtual loss).
//
// # Repetition
//
// The tree never merges two paths, and each node is reached by making its moves in a copy
// of the game with its whole past. A draw by repetition therefore counts where it happens
// and nowhere else, and a proof holds for this past.
//
// # Caveats
//
//   - The evaluator must depend on the position only: equal positions have equal values
//     and policies. The search asks again for the policy when it widens a node.
//   - A proven win is the shortest that was found, not the shortest that exists.
//   - With several threads the same search can have another result.
package mcts
