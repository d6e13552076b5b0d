package eval

import "github.com/teahouse-games/teahouse/game"

// Salience weighs the moves by how soon somebody's eye falls on them who does not look far:
// on what makes the chain longer, next to it before what takes in tiles from afar. What the
// other one makes of it is not thought of.
func (e *evaluator) Salience(moves []game.Move, weights []float32) {
	if !e.hasCenterpiece() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.update()
	total := e.g.Pos.Total()
	var changeTotals [totalChanges]float32
	for i, m := range moves {
		change := e.outlook.Total(m) - total
		weights[i] = 1
		if change >= hiddenRaise {
			weights[i] = 0.5
		}
		changeTotals[changeOf(change)] += weights[i]
	}
	for i, m := range moves {
		c := changeOf(e.outlook.Total(m) - total)
		weights[i] *= salienceShares[c] / changeTotals[c]
	}
}

// hiddenRaise is by how much a total is raised that somebody does not see coming.
const hiddenRaise = 5

// salienceShares is what the moves of a class weigh together. It is set by hand: beginners build,
// and seldom think of cutting what stands.
var salienceShares = [totalChanges]float32{totalFalls: 0.05, totalStays: 0.15, totalRises: 0.8}
