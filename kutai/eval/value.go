package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
)

// Value is the chance of First.
func (e *evaluator) Value() float64 {
	if !e.hasCenterpiece() {
		return 0.5
	}
	e.update()
	v := e.moverLogOdds()
	if e.mover == game.Second {
		v = -v
	}
	return 1 / (1 + math.Exp(-v))
}

// moverLogOdds is the logarithm of the odds of the seat to move.
func (e *evaluator) moverLogOdds() float64 {
	if e.outlook.CountWins(e.mover) > 0 {
		return 5
	}
	if e.threatened() {
		return -3 / math.Sqrt(1+float64(len(e.defences.moves)))
	}
	pos := &e.g.Pos
	lacks := float64(pos.Lacks())
	mine := float64(e.outlook.Reach(e.mover) - pos.Total())
	theirs := float64(e.outlook.Reach(e.mover.Opponent()) - pos.Total())
	return 2 * (mine - theirs) / lacks
}
