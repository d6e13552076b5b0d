// Package puzzles finds puzzles of a game: one by its id, those of a theme near a rating, and that of a day.
//
//	set, err := puzzles.Of("ki-shogi")
//	p, ok := set.Find("1f0c22ab")
//	next := set.Near(puzzles.Query{Theme: "drop", Rating: 1400, Max: 20})
//	today, ok := set.Daily(time.Now())
//
// # Caveats
//
// A game without puzzles has an empty GamePuzzles.
package puzzles
