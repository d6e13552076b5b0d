// Package gamereport sums up a whole game: how accurately both sides played, which turns were mistakes,
// and which of them decided the game.
//
//	course, err := gamereport.Analyse(ctx, e, start, turns, engine.Limits{Nodes: 1000})
//	report := gamereport.Summarize(course)
//	fmt.Println(report.Sides[game.First].Accuracy, report.Decisive)
//
// # Accuracy
//
// A turn costs the part of the winning chances that its side has after it and had before it, in percent: its loss. The accuracy of
// a turn is
//
//	103.1668 · exp(−0.04354 · loss) − 3.1669, between 0 and 100
//
// which is 100 for a turn that costs nothing, 64 for one that costs 10 and 9 for one that costs 50. The curve is that
// of https://lichess.org/page/accuracy, where the chances come from an evaluation of chess; ours come from the search. The accuracy of a
// side is the mean of the arithmetic and the harmonic mean of its turns: the harmonic mean makes one blunder count
// among many good turns.
//
// # Caveats
//
// A short search values positions with an error, so that good turns cost a little as well: accuracies are
// comparable only if they come from the same engine and limits. docs/engines.md says how often the best turns of
// an engine seem to cost much.
package gamereport
