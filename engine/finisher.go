package engine

import "github.com/teahouse-games/teahouse/game"

// Finisher is an [Evaluator] that finds every win in one turn, which may take it some
// milliseconds. A search asks it where it begins, and seldom below.
type Finisher interface {
	Evaluator
	// Finish returns the moves of a turn with which the seat to move wins at once, and
	// false if there is none. It is asked between turns.
	Finish() ([]game.Move, bool)
}
