// Package puzzles has the puzzles of Balance Pai Sho: the file of those that were mined, and the words for
// what they are about.
//
//	list, err := puzzles.Collection.List()
//	tags, err := puzzles.Tags.Of(rules, &list[0].SuiteProblem)
//
// # Caveats
//
// The file is made by make puzzles and checked by make puzzlecheck; see docs/puzzles.md.
package puzzles
