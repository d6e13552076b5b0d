package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// urgent is what a ring that is near costs at most.
const urgent = 25

// wish is what speaks for the move that is weighed.
type wish float32

func (w *wish) add(i int, times float32) { *w += wish(wishes[i] * times) }

// Weigh prefers rings, then what makes or breaks Harmonies, captures, and what fills or
// blocks the gaps of the cheapest rings.
func (e *evaluator) Weigh(moves []game.Move, weights []float32) {
	if !e.g.Pos.Playing() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.prepare()
	for i, m := range moves {
		var w wish
		e.weigh(&w, m)
		weights[i] = exp(float32(w))
	}
}

// prepare finds what the weights of all moves have in common.
func (e *evaluator) prepare() {
	p := &e.g.Pos
	us := p.ToMove()
	e.look()
	e.chart.draw(p, &e.sides[us], &e.sides[us.Opponent()])
	e.closing = game.End
	basic, _ := p.HandSizes(us)
	e.near = e.sides[us].ring <= threatCost || basic == 1
	if p.MidTurn() {
		e.cancels.count(&e.sides[us], &e.sides[us.Opponent()])
		return
	}
	if m, ok := p.PlantingWins(); ok {
		e.closing = m
	} else if e.near {
		if m, ok := p.Closing(us); ok {
			e.closing = m
		}
	}
}

func (e *evaluator) weigh(w *wish, m game.Move) {
	k, at, to := skud.Read(m)
	switch skud.ActOf(m) {
	case skud.Arrange:
		if m == e.closing {
			w.add(wishWin, 1)
			return
		}
		e.arrange(w, at, to)
	case skud.Plant:
		if m == e.closing {
			w.add(wishWin, 1)
			return
		}
		w.add(wishPlant, 1)
		w.add(wishGrowing, e.chart.growing)
		e.company(w, k)
	case skud.Bonus:
		if e.near && wins(&e.g.Pos, m, false) {
			w.add(wishWin, 1)
			return
		}
		e.bonus(w, k, at, to)
	case skud.Done:
		w.add(bonusEnd, 1)
	}
}

// company is how well a kind of flower fits those that are in bloom.
func (e *evaluator) company(w *wish, k skud.Kind) {
	d := &e.sides[e.g.Pos.ToMove()]
	fits, wanted := float32(0), float32(0)
	for i := range d.n {
		if partners[k].has(d.kind[i]) {
			fits++
		}
	}
	for _, v := range d.wanted[:d.wants] {
		if v.kinds.has(k) {
			wanted++
		}
	}
	w.add(wishCompany, fits)
	w.add(wishWanted, wanted)
}

// arrange is the wish to move the flower on at to to.
func (e *evaluator) arrange(w *wish, at, to board.Point) {
	p := &e.g.Pos
	us := p.ToMove()
	own, his := &e.sides[us], &e.sides[us.Opponent()]
	c := &e.chart
	t := p.Tile(at)
	k := t.Kind()
	if has(&c.meets[k][0], to) {
		if has(&c.meets[k][1], to) {
			w.add(wishHarmonies, 1)
		} else {
			w.add(wishHarmony, 1)
		}
	}
	if at.IsGate() {
		w.add(wishBloom, 1)
	} else if n := own.bonds[at]; n > 0 {
		w.add(wishLost, float32(n))
	}
	if has(&c.hisLine[0], to) {
		w.add(wishBreak, 1)
		if has(&c.hisLine[1], to) {
			w.add(wishHisPath, 1)
			if his.ring <= urgent {
				w.add(wishHisNear, 1)
			}
		}
	}
	if has(&c.ownLine[0], to) {
		w.add(wishBlock, 1)
		if has(&c.ownLine[1], to) {
			w.add(wishOwnPath, 1)
		}
	}
	if p.Tile(to) != skud.NoTile {
		w.add(wishCapture, 1)
		w.add(wishPrey, float32(his.bonds[to]))
		if his.onPath(to) {
			w.add(wishCorner, 1)
		}
	}
	for _, v := range own.wanted[:own.wants] {
		if v.at == to && v.kinds.has(k) {
			w.add(wishGap, 1)
			if own.ring <= urgent {
				w.add(wishGapNear, 1)
			}
		}
	}
	for _, v := range his.wanted[:his.wants] {
		if v.at == to {
			w.add(wishHisGap, 1)
			if his.ring <= urgent {
				w.add(wishHisGapNear, 1)
			}
		}
	}
	switch {
	case k.Basic():
		if has(&c.danger[k], to) {
			w.add(wishDanger, 1)
		}
		if !at.IsGate() && has(&c.danger[k], at) {
			w.add(wishEscape, 1)
		}
	case k == skud.WhiteLotus:
		w.add(wishLotus, 1)
	default:
		w.add(wishOrchid, 1)
		if has(&c.beside, to) {
			w.add(wishOrchidTrap, 1)
		}
	}
}

// onPath reports whether a tile is a corner of the cheapest ring.
func (d *side) onPath(at board.Point) bool {
	for _, s := range d.path[:d.parts] {
		if s.a == at || s.b == at {
			return true
		}
	}
	return false
}

// exp is e to the power of x, to a sixteenth: a table is several times faster.
func exp(x float32) float32 {
	return powers[max(0, min(int(x*expSteps+expZero), len(powers)-1))]
}

const (
	expSteps = 16
	expZero  = 16 * expSteps
)

var powers = func() (t [2*expZero + 1]float32) {
	for i := range t {
		t[i] = float32(math.Exp(float64(i-expZero) / expSteps))
	}
	return t
}()
