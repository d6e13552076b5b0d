// Package engines is the engine of each game, and how strong it is to play.
//
//	e, err := engines.New("skud-pai-sho", engine.Options{Seed: 1})
//	level, err := engines.LevelOf("skud-pai-sho", 4)
//	turn, found, err := engines.Choose(ctx, e, table, level, rand.New(rand.NewPCG(1, 0)))
//
// What an engine knows stands beside the rules of its game, in skud/eval and so on; the
// searches are in the folders of package engine. A file of this package puts them
// together for one game and says how many nodes its levels search.
//
// # Caveats
//
// A level is a number of nodes, not a time: how long a turn takes depends on the machine.
package engines
