package puzzle

import (
	"math"

	"github.com/teahouse-games/teahouse/lab"
)

// The parts of an estimate.
const (
	oneTurn      = 900 // a win in one turn
	eachTurn     = 230 // for each more turn of both seats
	save         = 1150
	usualTurns   = 50 // legal turns
	eachDoubling = 45 // for each doubling of the legal turns
	mostTurns    = 250
)

// EstimateRating estimates how hard a problem with that many legal turns is, by its length and choice alone.
func EstimateRating(p *lab.SuiteProblem, legal int) float64 {
	rating := float64(save)
	if p.Wins > 0 {
		rating = oneTurn + eachTurn*float64(p.Wins-1)
	}
	choice := eachDoubling * math.Log2(float64(max(legal, 1))/usualTurns)
	return rating + max(-mostTurns, min(mostTurns, choice))
}
