// Package eval is the evaluation of Quaterno.
//
//	e := mcts.New("quaterno", eval.New, engine.Options{}, mcts.Tuning{})
//
// The value of a position depends on how many turns each seat needs for its second figure
// if the other seat does nothing: until its Sun and Moon share a main diagonal, and until
// its tiles of a kind mirror each other across it. Nothing is worth more than a turn in
// this race, so the seat to move has a bonus (tempo).
//
// While tiles are placed First has a further bonus: with its first turn after the
// placements First brings its Moon to the Sun's diagonal, and makes figures of the pairs
// on that diagonal.
//
// A win in one turn, and a position in which no turn stops the opponent from winning, are
// found without a search. The policy separates moves that let the opponent win at once,
// with weight 0, moves that threaten to win, and other moves by their progress.
//
// # Caveats
//
//   - The side that searches has contempt for draws: it prefers an open position to a draw,
//     so that it does not repeat positions in which nothing can be forced. Values do not
//     contain that.
//   - A policy takes several times as long as a value: it makes the moves after which a seat
//     could win, and reads from the others what they change ([quaterno.TurnEffect]).
//   - The numbers were set by hand; tests check the order of the results.
package eval
