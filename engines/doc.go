// Package engines provides the engine of each game, and its playing levels.
//
//	e, err := engines.New("skud-pai-sho", engine.Options{Seed: 1})
//	level, err := engines.LevelOf("skud-pai-sho", 4)
//	turn, info, err := levels.Choose(ctx, e, g, level, rand.New(rand.NewPCG(1, 0)))
//
// The engine of a game is in the eval folder of its rules, for example skud/eval: an evaluation
// and one of the searches of package engine. This package finds it by the name of the game.
//
// # Caveats
//
// A level is a number of nodes, not a time: how long a turn takes depends on the machine.
package engines
