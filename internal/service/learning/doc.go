// Package learning keeps what people with an account learn: the steps of courses that they have done, and their puzzles with
// ratings, mistakes to repeat, votes and reports.
//
//	l := learning.New(kept, nil)
//	done, err := l.AddSteps(ctx, "p1", learning.Steps{"ki-shogi": {"drop"}})
//	progress, err := l.Record(ctx, "p1", "ki-shogi", learning.Results{Tries: []learning.Try{{Puzzle: "88832a2b", Solved: true, At: time.Now(), Day: 20455}}})
//	puzzles, err := l.Puzzles(ctx, "ki-shogi") // with the ratings of now, without those that many have voted against
//
// The first try of a puzzle is a game between the person and the puzzle, which changes both ratings (Glicko-2, package glicko). What is
// sent twice counts once. See docs/adr/0040-learning-with-an-account.md.
//
// # Caveats
//
// Browsers say what was solved, so a person can invent results. They change the rating of that person, which nobody else sees, and that of a
// puzzle by at most MaxRatingChange, whatever happens.
package learning
