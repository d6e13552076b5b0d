package eval

import (
	"github.com/teahouse-games/teahouse/game"
)

// What is looked at, all as the mover sees it against the opponent.
const (
	featTempo    = iota // always 1
	featOwnRing         // how near the mover's ring is: by its cost in steps of five tenths of a turn
	featHisRing  = featOwnRing + ringSteps
	featLinks    = featHisRing + ringSteps // Harmonies that a ring may have
	featAxes     = featLinks + 1           // half axes that they cross
	featBloom    = featAxes + 1            // basic flowers in bloom
	featGrowing  = featBloom + 1           // flowers in gates
	featAccents  = featGrowing + 1         // Accents in hand
	featSpecials = featAccents + 1         // White Lotus and Orchid in play
	featPrey     = featSpecials + 1        // flowers of the opponent that the mover can capture
	featDanger   = featPrey + 1            // flowers of the mover that the opponent can
	featEnd      = featDanger + 1          // the tie-break, the nearer the end the more
	featThreat   = featEnd + 1             // the opponent closes a ring if nothing happens
	featBonus    = featThreat + 1          // in the middle of a turn
	features     = featBonus + 1
)

const (
	ringSteps = 13
	ringStep  = 5
)

var weights = func() (w [features]float64) {
	for i := range ringSteps {
		near := float64(ringSteps-1-i) / (ringSteps - 1)
		w[featOwnRing+i] = 2.5 * near * near
		w[featHisRing+i] = -2.0 * near * near
	}
	w[featTempo] = 0.1
	w[featLinks] = 0.15
	w[featAxes] = 0.25
	w[featBloom] = 0.1
	w[featGrowing] = 0.05
	w[featAccents] = 0.08
	w[featSpecials] = 0.1
	w[featPrey] = 0.25
	w[featDanger] = -0.1
	w[featEnd] = 1
	w[featThreat] = -1
	w[featBonus] = -0.1
	return w
}()

func ringFeature(cost int) int { return min(cost/ringStep, ringSteps-1) }

func (e *evaluator) features(f *[features]float64) {
	p := &e.g.Pos
	us := e.mover()
	them := us.Opponent()
	own, his := &e.sides[us], &e.sides[them]
	f[featTempo] = 1
	f[featOwnRing+ringFeature(own.ring)] = 1
	f[featHisRing+ringFeature(his.ring)] = 1
	f[featLinks] = float64(own.linked - his.linked)
	f[featAxes] = float64(own.axes - his.axes)
	a, b := e.count(us), e.count(them)
	f[featBloom] = float64(a.bloom - b.bloom)
	f[featGrowing] = float64(a.growing - b.growing)
	f[featAccents] = float64(a.accents - b.accents)
	f[featSpecials] = float64(a.specials - b.specials)
	f[featPrey] = float64(e.prey(us))
	f[featDanger] = float64(e.prey(them))
	if left := min(a.basic, b.basic); left <= 6 {
		f[featEnd] = e.tie(us, a, b) / float64(1+left)
	}
	if his.ring <= threatCost && p.Playing() {
		if _, ok := p.Closing(them); ok {
			f[featThreat] = 1
		}
	}
	if p.MidTurn() {
		f[featBonus] = 1
	}
}

// tally is how many tiles of what sort a player has.
type tally struct{ bloom, growing, basic, accents, specials int }

func (e *evaluator) count(s game.Seat) (t tally) {
	p := &e.g.Pos
	for _, at := range p.Flowers(s) {
		switch {
		case at.IsGate():
			t.growing++
		case p.Tile(at).Kind().Basic():
			t.bloom++
		default:
			t.specials++
		}
	}
	t.basic, t.accents = p.HandSizes(s)
	return t
}

// prey is how many flowers of the opponent s could capture with its next Arrange, as far
// as their distance says.
func (e *evaluator) prey(s game.Seat) (n int) {
	p := &e.g.Pos
	for _, at := range p.Flowers(s.Opponent()) {
		if at.IsGate() {
			continue
		}
		for _, by := range p.Flowers(s) {
			if distance(by, at) <= p.Tile(by).Kind().Reach() && p.Captures(by, at) && !p.Trapped(by) {
				n++
				break
			}
		}
	}
	return n
}

// tie is how the game would be decided by the last flower now: from -1 to 1.
func (e *evaluator) tie(us game.Seat, a, b tally) float64 {
	own, his := &e.sides[us], &e.sides[us.Opponent()]
	if e.g.Pos.SiteEdition() {
		return squeeze(own.crossed - his.crossed)
	}
	if a.accents != b.accents {
		return squeeze(2 * (a.accents - b.accents))
	}
	return squeeze(own.all - his.all)
}

func squeeze(n int) float64 { return float64(max(-2, min(n, 2))) / 2 }
