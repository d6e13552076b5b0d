// Package gametest is the one suite of tests that every game passes. A rules
// package calls it from its own tests:
//
//	func TestVectors(t *testing.T) { gametest.Vectors(t, kishogi.Rules) }
//
// # Caveats
//
// [Vectors] reads files that lie in the repository, not in the package.
package gametest
