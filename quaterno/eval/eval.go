package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// evaluator evaluates the position of a game.
type evaluator struct {
	g          *quaterno.Game
	searcher   float64  // 1 if First searches, else -1
	x          float64  // of the last Value, on the scale of the logistic function
	repeatKeys []uint64 // buffer of drawingKeys
	moves      []game.Move
}

var (
	_ engine.Prover    = (*evaluator)(nil)
	_ engine.WinFinder = (*evaluator)(nil)
	_ engine.Stylist   = (*evaluator)(nil)
)

// New returns an evaluator of the present position of g, which must be a game of Quaterno.
//
// The seat to move in g is the side that searches. It has contempt for draws, see Preference.
func New(g game.State) engine.Evaluator {
	m := &evaluator{g: g.(*quaterno.Game), searcher: 1}
	if g.ToMove() == game.Second {
		m.searcher = -1
	}
	return m
}

// The terms of a value, on the scale of the logistic function.
const (
	turnWeightStep  = 0.9  // for each turn less to the second figure
	sparePairWeight = 0.12 // for each further pair that is at most a turn away
	axisWeight      = 0.25 // for each turn less to an axis on the other diagonal
	tempo           = 0.45 // for being to move
	contempt        = 0.3  // for searching, in preferences alone
)

// Value returns the winning probability of First.
func (m *evaluator) Value() float64 {
	p := &m.g.Pos
	x := raceScore(p, game.First) - raceScore(p, game.Second)
	if p.ToMove() == game.First {
		x += tempo
	} else {
		x -= tempo
	}
	if p.Placing() {
		grasp := p.Reachability(game.First)
		outlook := grasp.FigureDistances()
		x += placementBonus(p, &outlook)
	}
	m.x = x
	return logistic(x)
}

// Preference returns how much more than a draw an open position is worth to the side that
// searches: it does not repeat positions in which nothing can be forced.
func (m *evaluator) Preference() float64 {
	return m.searcher * (logistic(m.x+m.searcher*contempt) - logistic(m.x))
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// race is how far a seat is in the race to the second figure, across the diagonal that suits it best.
type race struct {
	turns  int     // until the figures that win
	spare  int     // further pairs that are at most a turn away
	behind float64 // how much worse the other diagonal is: 0 or less, at least -4
	score  float64 // all of them, weighed
}

// raceScore returns how far seat is in the race to the second figure.
func raceScore(p *quaterno.Position, seat game.Seat) float64 { return raceOf(p, seat).score }

// raceOf returns how far seat is in the race to the second figure.
func raceOf(p *quaterno.Position, seat game.Seat) (r race) {
	grasp := p.Reachability(seat)
	lacking := p.FiguresNeeded(seat)
	best, other := math.Inf(-1), math.Inf(-1)
	for _, o := range grasp.FigureDistances() {
		var pairs [quaterno.TooFar + 1]int
		for k := quaterno.Fan; k <= quaterno.Soldier; k++ {
			pairs[o.Pairs[k]]++
		}
		turns, left := int(o.Sun+o.Moon), lacking
		for cost, n := range pairs {
			n = min(n, left)
			turns += cost * n
			left -= n
		}
		turns += left * quaterno.TooFar
		spare := max(0, pairs[0]+pairs[1]-lacking)
		worth := sparePairWeight*float64(spare) - turnWeightStep*float64(turns)
		if worth > best {
			best, other = worth, best
			r.turns, r.spare = turns, spare
		} else {
			other = worth
		}
	}
	r.behind = max(-4, other-best)
	r.score = best + axisWeight*r.behind
	return r
}
