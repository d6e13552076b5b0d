// Package problems collects problems of Kutai Pai Sho with proven solutions.
//
//	suite := problems.Suite(definition.SelfPlay())
//	suite.OnProblem = func(p lab.SuiteProblem) error { return lab.WriteProblem(os.Stdout, p) }
//	err := suite.Make(ctx)
//
// # Caveats
//
// A suite takes minutes.
package problems
