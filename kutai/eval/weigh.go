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
	var masses [classes]float32
	for i, m := range moves {
		change := e.outlook.Total(m) - pos.Total()
		weights[i] = e.weight(m, change)
		masses[classOf(change)] += weights[i]
	}
	for i, m := range moves {
		total := e.outlook.Total(m)
		c := classOf(total - pos.Total())
		weights[i] *= shares[c] / masses[c]
		if c == raises {
			weights[i] *= safety[min(won-total, len(safety)-1)]
		}
	}
	if e.threatened() {
		e.strike(moves, weights)
	}
	e.prefer(moves, weights)
}

// class is what a move does to the total.
type class uint8

const (
	lowers class = iota
	leaves
	raises
	classes
)

func classOf(change int) class {
	switch {
	case change < 0:
		return lowers
	case change > 0:
		return raises
	}
	return leaves
}

// shares is what the moves of a class weigh together where they are safe. It is set by hand
// so that games are lively: whoever lets the total fall or waits all the time draws.
var shares = [classes]float32{lowers: 0.15, leaves: 0.15, raises: 0.7}

// safety is the share of moves that raise the total after which the other seat cannot win
// at once, by what the total lacks after them. TestSafety measures it.
var safety = [...]float32{0, 0.005, 0.02, 0.03, 0.17, 0.45, 0.73, 0.9, 0.95, 0.98, 1}

// weight is how promising a move is among those of its class.
func (e *evaluator) weight(m game.Move, change int) float32 {
	switch classOf(change) {
	case raises:
		return float32(1 + change)
	case lowers:
		return 1 / float32(1-change)
	}
	// Most of those that leave the total are alike; the first in the list are no better.
	w := 1 + float32(game.Mix(uint64(m)^e.g.Pos.Hash())>>40)/(1<<24)
	if kutai.KindOf(m) == kutai.Spade {
		w *= 3 // a Spade is good for little else
	}
	return w
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

// prefer gives nearly all weight to a move that wins by force in three turns of both seats,
// if the search begins here and few tiles are left.
func (e *evaluator) prefer(moves []game.Move, weights []float32) {
	left := e.g.Pos.Left()
	if left > forcedTiles || left != e.from {
		return
	}
	if e.force == nil {
		m, ok := e.ending.force(&e.g.Pos, moves)
		e.force = &forced{m, ok}
	}
	if !e.force.found {
		return
	}
	for i, m := range moves {
		if m == e.force.move {
			weights[i] = 1e6
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
