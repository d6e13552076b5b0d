package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// evaluator reads the position of one game.
type evaluator struct {
	g     *skud.Game
	sides [2]side
	hash  uint64 // of the position that sides are of
	known bool
	list  [80]skud.Harmony
	c     chart
}

// New returns the evaluator of a game of Skud Pai Sho, which it reads whenever it is asked.
func New(g game.Table) engine.Evaluator { return &evaluator{g: g.(*skud.Game)} }

// look makes sides those of the present position.
func (e *evaluator) look() {
	p := &e.g.Pos
	if h := p.Hash(); !e.known || h != e.hash {
		list := p.Harmonies(e.list[:0])
		for s := range e.sides {
			e.sides[s].survey(p, game.Seat(s), list)
			e.sides[s].findRing(p)
		}
		e.hash, e.known = h, true
	}
}

// threatCost is what a ring costs at most that can be closed with one Arrange.
const threatCost = 20

// Prove sees a ring that the seat to move closes with an Arrange.
func (e *evaluator) Prove() (engine.Score, bool) {
	e.look()
	p := &e.g.Pos
	s := p.ToMove()
	if p.Playing() && e.sides[s].ring <= threatCost {
		if _, ok := p.Closing(s); ok {
			return engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, true
		}
	}
	return engine.Score{}, false
}

// Value is the logistic function of the sum of features.
func (e *evaluator) Value() float64 {
	e.look()
	var f [features]float64
	e.features(&f)
	sum := 0.0
	for i, x := range f {
		sum += weights[i] * x
	}
	v := 1 / (1 + math.Exp(-sum))
	if e.mover() == game.Second {
		return 1 - v
	}
	return v
}

// mover is the seat that is next to begin a turn or to go on after a bonus.
func (e *evaluator) mover() game.Seat {
	if e.g.Pos.MidTurn() {
		return e.g.Pos.ToMove().Opponent()
	}
	return e.g.Pos.ToMove()
}
