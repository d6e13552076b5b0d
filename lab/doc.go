// Package lab makes what engines are made and tested with from games of an engine
// against itself: suites of problems with proofs, and weights.
//
//	ends, err := lab.KiShogiEnds(ctx, lab.Wanted{…})
//
// It is for commands, not for playing: everything here takes minutes.
package lab
