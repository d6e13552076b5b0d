package engine

import "github.com/teahouse-games/teahouse/game"

// Evaluator evaluates the present position of the game that it was made for, in which a search
// makes and unmakes moves. It is not safe for concurrent use.
type Evaluator interface {
	// Value is the winning probability of First, above 0 and below 1; a draw counts as half a
	// win. It does not depend on which side likes such positions: see [Stylist]. A search does not
	// call it where the game is over, but may call it in the middle of a turn.
	Value() float64
	// Policy sets weights[i] to how promising moves[i] is for the seat to move, on any scale.
	// The moves are all legal moves of the present position. A weight of 0 means that the move
	// certainly loses: a search does not try it while there is another.
	Policy(moves []game.Move, weights []float32)
}

// Prover is an [Evaluator] that knows the result of some positions without a search: a win in
// one turn, or an endgame that it has solved.
type Prover interface {
	Evaluator
	// Prove returns the result of the present position with best play of both seats, for the
	// seat to move and with its Proof, and reports whether it knows one. Like Value, it is
	// called for every new position, between turns, where the game is not over.
	//
	// The result must hold whatever was played before: a Prover of a game that a repetition can
	// end must take repetitions into account.
	Prove() (Score, bool)
}

// WinFinder is an [Evaluator] that finds every win in one turn. This may take some
// milliseconds. A search calls it at the root, and rarely below.
type WinFinder interface {
	Evaluator
	// WinInOne returns the moves of a turn with which the seat to move wins at once, and
	// reports whether there is one. It is called between turns.
	WinInOne() ([]game.Move, bool)
}

// Stylist is an [Evaluator] with a style: among positions of equal Value the side that searches
// prefers some, for example those that are not yet drawn.
type Stylist interface {
	Evaluator
	// Preference returns how much more the present position is worth to the side that searches than
	// its Value says. It is called after Value, for the same position. A search adds it to values
	// when it chooses among moves, and never to a [Score]. The side that searches is the seat to
	// move in the position that the evaluator was made for.
	Preference() float64
}

// WinChecker is an [Evaluator] that finds every win in one turn. A search calls it to check that
// its turns are safe and, unlike a [WinFinder], not at the root of a search without that check:
// weak levels do without and overlook such wins.
type WinChecker interface {
	Evaluator
	// WinningTurn returns the moves of a turn with which the seat to move wins at once, and
	// reports whether there is one. It is called between turns.
	WinningTurn() ([]game.Move, bool)
}

// LinearValue is an evaluation whose value is the logistic function of a weighted sum of features,
// so that its weights can be fitted to games (lab.TrainingSet).
type LinearValue interface {
	// Features appends the features of the present position for one seat, always the same
	// number, and returns that seat. It may be called wherever Value may. The features do not
	// depend on the weights.
	Features(dst []float64) ([]float64, game.Seat)
}

// LinearPolicy is an evaluation whose policy weights are proportional to e to the power of a weighted
// sum of terms.
type LinearPolicy interface {
	// PolicyTerms calls visit with the index of each move and its terms, which are valid during
	// the call. The moves are all legal moves of the present position. It does nothing where
	// weights do not decide the Policy.
	PolicyTerms(moves []game.Move, visit func(i int, terms []float32))
}
