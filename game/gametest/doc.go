// Package gametest is the one suite of tests that every game passes. A rules
// package calls it from its own tests:
//
//	func TestVectors(t *testing.T) { gametest.CheckVectors(t, kishogi.Rules) }
//
//	func TestLaws(t *testing.T) {
//		gametest.Laws(t, kishogi.Rules, gametest.LawOptions{
//			Options: []map[string]string{{"field": "5x7", "ki": "on"}},
//			KeyFields:   gametest.DropFields("last"),
//		})
//	}
//
//	func TestPlaythrough(t *testing.T) {
//		gametest.CheckPlaythrough(t, kishogi.Rules, "testdata/playthrough.txt")
//	}
//
// [CheckVectors] compares legal turns with those that slow, independent programs
// counted. [Laws] states what holds in every position of every game.
// [CheckPlaythrough] keeps one game as it looks, for a person to review, [CheckExplanations] what it
// says. [CheckPageNotation] plays the games that the rules pages show, [CheckReadsAnyText] serves
// fuzzing of a notation.
//
// # Caveats
//
//   - [CheckVectors], [VectorGames] and [CheckPageNotation] read files that lie in the repository,
//     not in the package.
//   - [Laws] uses new random cases in every run, besides fixed ones; a
//     failure prints how to draw it again. It counts allocations, so no other
//     test may run at the same time.
//   - The package defines the flag -update, which rewrites golden files.
package gametest
