// Package eval is the evaluation of Ki Shogi: the board for alpha-beta, with its values
// and its treatment of repetitions.
//
//	e := alphabeta.New("ki-shogi", eval.NewBoard, engine.Options{})
//
// A value counts for each seat: the cubes by face and place (next to the own Gyoku, the
// enemy Gyoku, both, or neither), and by face and cell as seen from either Gyoku; the cubes
// in hand; where they can move and be dropped;
// which cubes are attacked, covered or stranded; the flights of the Gyoku, and which of
// them leave no own cube behind; and the attacked flights of the enemy Gyoku: a game ends
// when there is no legal turn left. weights.json and weights-ki.json have the weights and
// their origin, in points divided by PointsOdds.
//
// Repetition follows rule 10, with the fourth occurrence of a position in the game. Within
// a searched variation the first repetition counts, because a seat that can repeat a
// position once can do so again.
//
// # Caveats
//
//   - Positions far from both Gyoku, which only the Ki cubes allow, are evaluated by the
//     cubes alone.
//   - Before both Gyoku are placed every position has the same value.
package eval
