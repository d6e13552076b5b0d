// Package gametest is the one suite of tests that every game passes. A rules
// package calls it from its own tests:
//
//	func TestVectors(t *testing.T) { gametest.Vectors(t, kishogi.Rules) }
//
//	func TestLaws(t *testing.T) {
//		gametest.Laws(t, kishogi.Rules, gametest.With{
//			Options: []map[string]string{{"field": "5x7", "ki": "on"}},
//			KeyOf:   gametest.Without("last"),
//		})
//	}
//
// # Caveats
//
//   - [Vectors] reads files that lie in the repository, not in the package.
//   - [Laws] draws anew in every run, beside what is the same in every run; a
//     failure prints how to draw it again. It counts allocations, so no other
//     test may run at the same time.
package gametest
