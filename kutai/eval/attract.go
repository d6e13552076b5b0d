package eval

import "github.com/teahouse-games/teahouse/game"

// Attract weighs the moves by how soon somebody's eye falls on them who does not look far:
// on what makes the chain longer, next to it before what takes in tiles from afar. What the
// other one makes of it is not thought of.
func (e *evaluator) Attract(moves []game.Move, weights []float32) {
	if !e.opened() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.look()
	total := e.g.Pos.Total()
	var masses [classes]float32
	for i, m := range moves {
		change := e.outlook.Total(m) - total
		weights[i] = 1
		if change >= far {
			weights[i] = 0.5
		}
		masses[classOf(change)] += weights[i]
	}
	for i, m := range moves {
		c := classOf(e.outlook.Total(m) - total)
		weights[i] *= attraction[c] / masses[c]
	}
}

// far is by how much a total is raised that somebody does not see coming.
const far = 5

// attraction is what the moves of a class weigh together. It is set by hand: beginners build,
// and seldom think of cutting what stands.
var attraction = [classes]float32{lowers: 0.05, leaves: 0.15, raises: 0.8}
