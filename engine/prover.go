package engine

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
