// Package engine is how computers think about a game: a position and limits go in,
// a stream of [Info] comes out.
//
//	e := engines.New("skud", engine.Options{Memory: 64 << 20})
//	found, err := e.Search(ctx, g, engine.Limits{Nodes: 50_000}, func(i engine.Info) { fmt.Println(i) })
//	turn := found.Lines[0].Turns[0]
//
// The searches are in the folders below: engine/mcts and engine/alphabeta. What an
// engine knows about a game stands beside the rules of that game, in skud/eval and so
// on; package engines puts both together.
//
// Caveats: an engine is not safe for concurrent use, and keeps what it has learned from
// one search to the next until [Engine.Reset]. Chances of winning are estimates; only
// what is marked as proven is certain.
package engine
