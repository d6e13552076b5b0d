// Package tuning fits the weights of kishogi/eval to games that the engine plays against itself.
//
//	source, err := tuning.Tune(ctx, selfPlay, lab.TuneSettings{Games: 4000, Nodes: 1500})
//
// # Caveats
//
// Tuning takes minutes.
package tuning
