// Package alphabeta searches games in which every turn is one move, and proves forced
// ends in them.
//
//	e := alphabeta.New("ki-shogi", eval.NewBoard, engine.Options{Memory: 64 << 20})
//	found, err := e.Search(ctx, g, engine.Limits{Nodes: 500_000, Lines: 3}, nil)
//
// It plays on an [engine.Board], which knows the game, and deepens turn by turn: principal
// variation search with narrow windows at the root, a transposition table, moves in the
// order of what the table, their gain, killers and history promise, late moves less deep,
// checks deeper, futility in both directions in the last plies, quiescence that follows captures and answers checks. What all of these
// are is told at chessprogramming.org; the code is our own.
//
// A node is a position that the search has made by a move, in quiescence too. Limits of
// nodes are kept exactly by one thread, and with more within 256 and 64 for each. One look at
// the clock and at the context is taken in 256 nodes.
//
// # Repetition and the table
//
// A position that stood before in the line that is being searched counts as what its
// repetition will be, a draw or lost by who must not repeat. That depends on the line, so
// nothing that rests on it is kept in the table: each value comes with the lowest ply to
// which it goes back, and is kept only from that ply upwards. What the game's past decides
// goes into [engine.Board.Key].
//
// A proven win is a strategy that never needs a repetition, so it holds however the
// position was reached, and proofs are kept from search to search. "Wins in N" is at most
// N: a shorter win may be hidden behind a move that was searched less deep. With the whole
// depth searched it is rarely so.
//
// # Threads
//
// Several threads search the same position side by side and share the table, which needs no
// lock: an entry that two of them wrote at once is not recognised. What they find depends on
// how they are scheduled; one thread with a limit of nodes always finds the same.
//
// # Caveats
//
//   - Memory is the table's; the boards and what is remembered of moves take about 100 KB
//     for each thread more.
//   - No line is longer than 120 moves, and no search deeper than 60 turns.
//   - Values beyond what can be proven are the board's; a chance to win is only as good.
package alphabeta
