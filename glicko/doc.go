// Package glicko computes ratings with Glicko-2.
//
//	a, b := glicko.New(), glicko.New()
//	a, b = glicko.Glicko.Game(a, b, 1, 0, now) // a had the first seat and won
//
// Source: Mark Glickman, "Example of the Glicko-2 system", 2013. Two things are added. A rating period has
// no fixed length: the deviation of a player grows with the time since the last game. And the first
// seat can count as a number of points.
//
// # Caveats
//
// Times come from the caller: the package knows no clock.
package glicko
