// Package eval is what an engine knows about Ki Shogi: the board on which alpha-beta
// plays, with its values and its judgement of repetitions.
//
//	e := alphabeta.New("ki-shogi", eval.NewBoard, engine.Options{})
//
// A value counts, for each seat, the cubes by what they show and where they stand (next to
// the own Gyoku, the other one, both, or neither), those in hand, where they can go and
// stand, what is attacked, covered, stranded, the flights of the Gyoku and which of them
// leave no own cube behind, and the enemy's flights that are attacked: a game ends when
// there is no legal turn left. weights.go says what each is worth and where that comes from.
//
// Repetition is judged as rule 10 does, the fourth time a position occurs in the game; in a
// line that is being searched already the first time it comes back, since who can come back
// once can come back again.
//
// # Caveats
//
//   - Positions far from both Gyoku, which only the Ki cubes allow, are judged by the cubes
//     alone.
//   - Before both Gyoku stand every position is worth the same.
package eval
