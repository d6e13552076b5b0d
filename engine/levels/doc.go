// Package levels defines the playing levels of engines and chooses their turns.
//
//	spec := levels.Spec{New: newEngine, Levels: [levels.MaxLevel]levels.Level{{Number: 1, Nodes: 10}, …}}
//	level, err := spec.Level(1)
//	turn, info, err := levels.Choose(ctx, spec.New(engine.Options{Seed: 1}), g, level, r)
//
// A [Spec] is how a game registers its engine; package engines finds them by the game's name.
//
// # Caveats
//
// A level is a number of nodes, not a time: how long a turn takes depends on the machine.
package levels
