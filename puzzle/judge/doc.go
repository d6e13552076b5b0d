// Package judge answers the turns of a person who solves a puzzle. A right turn is answered with a
// defence, and a wrong one with the turns that refute it on the board.
//
//	j := judge.Judge{Work: 200_000, Suggest: firstThoughts}
//	v, err := j.Verdict(ctx, g, judge.PuzzleTask{Wins: 3, Turns: []string{"…", "…", "…"}}, []string{"the turn of the person"})
//	if !v.Right { show(v.Replies) }
//
// That the first turn of a puzzle is the only right one has been proved when the puzzle was made, so
// a wrong first turn is known without a search. The search finds the turns that show why it is
// wrong: a defence after which no win is left within the turns of the puzzle, or the win that was to be
// prevented. Later turns may differ from those of the puzzle. They are right if they are proved to win
// within what is left of it.
//
// # Caveats
//
// The search tries everything, up to a number of positions. Where that is not enough, TurnVerdict.Proved is
// false: the reply is the first suggestion then, or any turn.
//
// It ignores the past: a shortest win repeats nothing.
package judge
