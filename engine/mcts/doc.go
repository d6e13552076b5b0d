// Package mcts is Monte Carlo tree search over the moves of any game, with static
// evaluation in the place of playouts.
//
//	e := mcts.New("skud-pai-sho", eval.New, engine.Options{Memory: 64 << 20, Seed: 1}, mcts.Tuning{})
//	found, err := e.Search(ctx, g, engine.Limits{Nodes: 10_000}, nil)
//
// A node of the tree is a position, an edge a move: a turn of several phases is several
// edges of one seat. A simulation goes down the tree by PUCT (Rosin 2011, as in Silver et
// al. 2017): by what the moves have brought so far, and by the weights that the
// [engine.Evaluator] gives them as long as they have brought little. It ends in a position
// that is new, which the evaluator judges, and takes that value up to the root.
//
//   - Only the most promising moves of a position are looked at; the more often it is
//     visited, the more they are (progressive widening, Coulom 2007).
//   - Results that are certain go up the tree: a win as soon as one move has it, a loss or a
//     draw when all moves are known (MCTS-Solver, Winands et al. 2008), with the number of
//     turns until the end. An evaluator that is an [engine.Prover] adds its own, and one
//     that is an [engine.Finisher] is asked for a win in one turn before anything else, and
//     where a position is visited so often that it matters (Tuning.Finish).
//   - The tree is kept, and used again if the next position is one that it contains.
//   - Memory is what Options allow. When it is full, what was visited least is forgotten.
//   - With several threads all work in one tree; who goes down a path makes it look worse
//     for the others until the value is there (virtual loss).
//
// # Repetition
//
// No two paths of the tree are ever merged, and each node is reached by making its moves
// in a copy of the game with its whole past. So a draw by repetition counts where it
// happens and nowhere else, and what is proven is proven for this past.
//
// # Caveats
//
//   - The evaluator must judge a position by itself: equal positions, equal values and
//     weights. The search asks again for the weights when it widens.
//   - A proven win is the shortest that was found, not the shortest there is.
//   - With several threads the same search can have another result.
package mcts
