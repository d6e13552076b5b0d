// Package lab makes test data and weights for engines from games of an engine against
// itself: suites of problems with proven solutions, fitted evaluation weights, and tables of
// how well the reported chances agree with results ([MeasureChances]).
//
//	suite := definition.Suite()
//	suite.OnProblem = func(p lab.SuiteProblem) error { return lab.WriteProblem(os.Stdout, p) }
//	err := suite.Make(ctx)
//
// The package is for commands, not for playing: everything here takes minutes.
package lab
