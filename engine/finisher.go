package engine

import "github.com/teahouse-games/teahouse/game"

// WinFinder is an [Evaluator] that finds every win in one turn, which may take it some
// milliseconds. A search asks it where it begins, and seldom below.
type WinFinder interface {
	Evaluator
	// WinInOne returns the moves of a turn with which the seat to move wins at once, and
	// false if there is none. It is asked between turns.
	WinInOne() ([]game.Move, bool)
}
