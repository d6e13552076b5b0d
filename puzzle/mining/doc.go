// Package mining finds puzzles in games of an engine against itself, and in games that were played.
//
//	plan := definition.Mining()
//	miner := mining.Miner{Known: list, Next: 1200, OnGame: save}
//	err := miner.Run(ctx, &plan)
//
// A miner goes on where an earlier one was stopped: it needs the puzzles that are known and the
// number of the next game.
//
// # Caveats
//
// Mining takes hours. The games are reproducible, but which puzzles are kept depends on those that are
// known.
package mining
