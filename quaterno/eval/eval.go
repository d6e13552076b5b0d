package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// mind judges the position of a game.
type mind struct {
	g       *quaterno.Game
	hope    float64  // added to values: for the seat that searches
	repeats []uint64 // room for the keys that one more occurrence makes a draw
	moves   []game.Move
}

var (
	_ engine.Prover   = (*mind)(nil)
	_ engine.Finisher = (*mind)(nil)
)

// New returns an evaluator of the present position of g, which must be a game of Quaterno.
//
// The seat to move in g, who is the one that searches, hopes: what is open counts a
// little more for it than a draw.
func New(g game.Table) engine.Evaluator {
	m := &mind{g: g.(*quaterno.Game), hope: hope}
	if g.ToMove() == game.Second {
		m.hope = -hope
	}
	return m
}

// What a value is made of, on the scale of the logistic function.
const (
	perTurn  = 0.9  // for each turn less to the second figure
	perSpare = 0.12 // for each further pair that is at most a turn away
	perAxis  = 0.25 // for each turn less to an axis on the other diagonal
	toMove   = 0.45 // for being to move
	hope     = 0.3  // for searching
)

// Value is the chance of First to win.
func (m *mind) Value() float64 {
	p := &m.g.Pos
	x := m.hope + race(p, game.First) - race(p, game.Second)
	if p.ToMove() == game.First {
		x += toMove
	} else {
		x -= toMove
	}
	if p.Placing() {
		grasp := p.Grasp(game.First)
		outlook := grasp.Outlook()
		x += placing(p, &outlook)
	}
	return 1 / (1 + math.Exp(-x))
}

// race is how far seat is in the race for the second figure.
func race(p *quaterno.Position, seat game.Seat) float64 {
	grasp := p.Grasp(seat)
	lack := p.Lacks(seat)
	best, other := math.Inf(-1), math.Inf(-1)
	for _, o := range grasp.Outlook() {
		axis := float64(o.Sun + o.Moon)
		var pairs [quaterno.Far + 1]int
		for k := quaterno.Fan; k <= quaterno.Soldier; k++ {
			pairs[o.Pairs[k]]++
		}
		turns, left := 0.0, lack
		for cost, n := range pairs {
			n = min(n, left)
			turns += float64(cost * n)
			left -= n
		}
		spare := float64(max(0, pairs[0]+pairs[1]-lack))
		worth := perSpare*spare - perTurn*(axis+turns+float64(left)*quaterno.Far)
		if worth > best {
			best, other = worth, best
		} else {
			other = worth
		}
	}
	return best + perAxis*max(-4, other-best)
}
