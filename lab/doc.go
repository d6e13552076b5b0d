// Package lab makes what engines are made and tested with from games of an engine
// against itself: suites of problems with proofs, and weights.
//
//	suite := lab.Suites()["ki-shogi"]
//	suite.Found = func(p lab.Problem) error { return lab.WriteProblem(os.Stdout, p) }
//	err := suite.Make(ctx)
//
// It is for commands, not for playing: everything here takes minutes.
package lab
