// Package engine defines how computer players analyse a game: a search gets a position
// and limits, and reports a stream of [Info].
//
//	e, err := engines.New("skud-pai-sho", engine.Options{Memory: 64 << 20})
//	info, err := e.Search(ctx, g, engine.Limits{Nodes: 50_000}, func(i engine.Info) { fmt.Println(i) })
//	turn := info.PVs[0].Turns[0]
//
// The searches are in engine/mcts and engine/alphabeta. The evaluation of a game is in
// the eval folder of its rules, for example skud/eval. Package engines combines a search
// and an evaluation for each game.
//
// # Caveats
//
// An engine is not safe for concurrent use. It keeps what it has learned from one search
// to the next until [Engine.Reset]. Winning probabilities are estimates, calibrated
// to games of the engine against itself ([Calibration]); only results that are marked as
// proven are certain.
package engine
