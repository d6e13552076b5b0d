package eval

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// Weigh weighs the moves by the total that they lead to.
func (e *evaluator) Weigh(moves []game.Move, weights []float32) {
	if !e.opened() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.look()
	pos := &e.g.Pos
	won := pos.Total() + pos.Lacks()
	if e.outlook.CountWins(e.mover) > 0 {
		for i, m := range moves {
			weights[i] = 1e-9
			if e.outlook.Total(m) >= won {
				weights[i] = 1
			}
		}
		return
	}
	if e.solved() {
		e.keepOne(moves, weights)
		return
	}
	var masses [3]float32
	for i, m := range moves {
		c, w := e.weight(m)
		weights[i] = w
		masses[c] += w
	}
	for i, m := range moves {
		c := class(e.outlook.Total(m) - pos.Total())
		weights[i] *= shares[c] / masses[c]
	}
	if e.threatened() {
		e.strike(moves, weights)
	}
}

const (
	lowers = iota
	leaves
	raises
)

var shares = [...]float32{lowers: 0.15, leaves: 0.15, raises: 0.7}

func class(change int) int {
	switch {
	case change < 0:
		return lowers
	case change > 0:
		return raises
	}
	return leaves
}

// weight is the class of a move and how promising it is in that.
func (e *evaluator) weight(m game.Move) (int, float32) {
	pos := &e.g.Pos
	change := e.outlook.Total(m) - pos.Total()
	c := class(change)
	w := float32(1)
	lacks := pos.Lacks() - change
	switch c {
	case raises:
		if lacks <= 3 {
			w = 0.3
		}
		w *= float32(1 + change)
	case lowers:
		w = 1 / float32(1-change)
	case leaves:
		w = 1 + float32(game.Mix(uint64(m)^pos.Hash())>>40)/(1<<24)
	}
	if kutai.KindOf(m) == kutai.Spade && c == leaves {
		w *= 3
	}
	return c, w
}

// strike takes the weight from the moves after which the other one wins at once.
func (e *evaluator) strike(moves []game.Move, weights []float32) {
	clear(e.kept)
	for _, m := range e.answers.moves {
		e.kept[m] = struct{}{}
	}
	for i, m := range moves {
		if _, ok := e.kept[m]; !ok {
			weights[i] = 0
		}
	}
}

// keepOne gives weight to one move that is as good as any, so that its result settles the
// position.
func (e *evaluator) keepOne(moves []game.Move, weights []float32) {
	best := e.ending.solve(&e.g.Pos).best
	for i, m := range moves {
		weights[i] = 0
		if m == best {
			weights[i] = 1
		}
	}
}
