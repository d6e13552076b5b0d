package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// evaluator evaluates the position of one game.
type evaluator struct {
	g       *skud.Game
	weights *weightTable
	sides   [2]side
	hash    uint64 // of the position that sides describes
	known   bool
	list    [80]skud.Harmony

	points        pointMaps
	cancels       harmonyCancels
	winningMove   game.Move // a turn of one move that wins, End if none is known
	winIsPossible bool      // a win in this turn is not excluded
	endNearness   float32   // of the last flower, from 0 to 1
	lead          float32   // 1 if the last flower would win for the seat to move now, -1 if it would lose
}

var (
	_ engine.LinearValue  = (*evaluator)(nil)
	_ engine.LinearPolicy = (*evaluator)(nil)
)

// New returns an evaluator of g, a game of Skud Pai Sho, with the weights in use.
func New(g game.State) engine.Evaluator { return newEvaluator(g, &weightsInUse) }

func newEvaluator(g game.State, w *weightTable) *evaluator {
	return &evaluator{g: g.(*skud.Game), weights: w}
}

// update makes sides describe the present position.
func (e *evaluator) update() {
	p := &e.g.Pos
	if h := p.Hash(); !e.known || h != e.hash {
		list := p.Harmonies(e.list[:0])
		for s := range e.sides {
			e.sides[s].scan(p, game.Seat(s), list)
			e.sides[s].findRing(p)
		}
		e.hash, e.known = h, true
	}
}

// oneArrangeCost is the highest cost of a ring that one Arrange can close.
const oneArrangeCost = 20

// Value returns the logistic function of the weighted sum of the features.
func (e *evaluator) Value() float64 {
	e.update()
	var f [featureCount]float64
	e.features(&f)
	sum := 0.0
	for i, x := range f {
		sum += float64(e.weights.value[i]) * x
	}
	v := 1 / (1 + math.Exp(-sum))
	if e.mover() == game.Second {
		return 1 - v
	}
	return v
}

// Features returns the features that Value adds up, for the mover.
func (e *evaluator) Features(dst []float64) ([]float64, game.Seat) {
	e.update()
	var f [featureCount]float64
	e.features(&f)
	return append(dst, f[:]...), e.mover()
}

// mover returns the seat that begins the next turn, or the seat whose bonus this is.
func (e *evaluator) mover() game.Seat {
	if e.g.Pos.MidTurn() {
		return e.g.Pos.ToMove().Opponent()
	}
	return e.g.Pos.ToMove()
}
