// Package labtest tests the suites of problems of games.
//
//	labtest.CheckSuite(t, selfPlay, 1000, newSolver(t.Context()), positionOf, map[int]int{1: 10, 3: 10})
//
// # Caveats
//
// The tests run in the folder of the suite, next to its testdata.
package labtest
