// Package alphabeta implements alpha-beta search for games in which every turn is one
// move, and a proof-number solver for forced wins.
//
//	e := alphabeta.New("ki-shogi", eval.NewBoard, engine.Options{Memory: 64 << 20})
//	info, err := e.Search(ctx, g, engine.Limits{Nodes: 500_000, MultiPV: 3}, nil)
//
// The search plays on an [engine.Board], which knows the game. It uses iterative
// deepening, principal variation search with aspiration windows at the root, a
// transposition table, move ordering (table move, gain of noisy moves, killer moves,
// history heuristic), late move reductions, check extensions, late move pruning, futility
// pruning and reverse futility pruning in the last plies, and a quiescence search that
// follows captures and answers checks. All of these techniques are described at
// chessprogramming.org; the code is our own.
//
// A node is a position that the search reaches by making a move, in the quiescence
// search too. One thread keeps a node limit exactly; several threads keep it within 256
// nodes for the first thread and 64 for each other. The search checks the clock and the
// context once every 256 nodes.
//
// # Repetition and the transposition table
//
// A position that occurred earlier in the line being searched is scored as its repetition
// will be: a draw, or a loss for the seat that must not repeat. This score depends on the
// line, so the table must not store values that rest on it. Each value therefore comes
// with the lowest ply that it depends on, and is stored only from that ply upwards. The
// part of the game's past that affects the result goes into [engine.Board.Key].
//
// A proven win is a strategy that never needs a repetition. It holds however the position
// was reached, so proofs stay in the table from search to search. "Wins in N" means at
// most N turns: a shorter win may be hidden behind a move that was searched with a
// reduction. This is rare once the whole depth has been searched.
//
// # Scores
//
// Values swing between even and odd depths, so a score is the mean of the last two. With
// contempt (Options.Contempt) a draw by repetition is worth less to the side that searches;
// its score is even chances all the same.
//
// # Threads
//
// Several threads search the same position in parallel and share the table (lazy SMP).
// The table needs no lock: a lookup does not recognise an entry that two threads wrote at
// the same time. With several threads the result depends on scheduling; one thread with a
// node limit always finds the same.
//
// # Caveats
//
//   - Options.Memory is the size of the table; the boards and the history tables take
//     about 100 KB more for each thread.
//   - No variation is longer than 120 moves, and no search is deeper than 60 turns.
//   - Values that are not proven come from the board; a winning probability is only as
//     good as they are.
package alphabeta
