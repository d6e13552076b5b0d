package engine

import "github.com/teahouse-games/teahouse/game"

// Evaluator knows one game: it judges the present position of the game that it was
// made for, which a search plays forth and back. It is not safe for concurrent use.
type Evaluator interface {
	// Value is the chance of First to win from here, above 0 and below 1; half of a
	// draw is a win. It is not asked where the game is over. It may be asked in the
	// middle of a turn.
	Value() float64
	// Policy sets weights[i] to how promising moves[i] is for the seat to move, on any
	// scale. The moves are all legal ones of the present position. A weight of 0 says
	// that the move certainly loses: no search tries it while there is another.
	Policy(moves []game.Move, weights []float32)
}
