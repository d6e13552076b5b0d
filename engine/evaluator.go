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

// Prover is an [Evaluator] that knows the result of some positions without a search: a
// turn that wins at once, an ending that it has solved.
type Prover interface {
	Evaluator
	// Prove returns the result of the present position with best play of both, as the
	// seat to move sees it and with its Proof, and true if it knows it. Like Value, it
	// is asked about every new position, between turns, where the game is not over.
	//
	// What it returns holds whatever was before the position: a game that a repetition
	// could end is not proven by it unless it takes that into account.
	Prove() (Score, bool)
}

// WinFinder is an [Evaluator] that finds every win in one turn, which may take it some
// milliseconds. A search asks it where it begins, and seldom below.
type WinFinder interface {
	Evaluator
	// WinInOne returns the moves of a turn with which the seat to move wins at once, and
	// false if there is none. It is asked between turns.
	WinInOne() ([]game.Move, bool)
}

// LinearEvaluator is an [Evaluator] whose Value is the logistic function of a weighted sum of
// features, so that the weights can be fitted to games (tools/tune).
type LinearEvaluator interface {
	Evaluator
	// Features appends the features of the present position as one seat sees it, always
	// as many, and says which seat that is. Value is asked where this is.
	Features(dst []float64) ([]float64, game.Seat)
	// Weights are the weights of the features. They may be changed in place, and are those
	// of all evaluators of the game.
	Weights() []float64
}
