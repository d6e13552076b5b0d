package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// What is looked at, all as the mover sees it against the opponent.
const (
	featTempo    = iota // always 1
	featOwnRing         // how near the mover's ring is: by its cost in steps of half a turn
	featHisRing  = featOwnRing + ringSteps
	featLinks    = featHisRing + ringSteps // Harmonies that a ring may have
	featAxes     = featLinks + 1           // half axes that they cross
	featBloom    = featAxes + 1            // basic flowers in bloom
	featGrowing  = featBloom + 1           // flowers in gates
	featAccents  = featGrowing + 1         // Accents in hand
	featLotus    = featAccents + 1         // White Lotus in play
	featOrchid   = featLotus + 1           // Orchid in play
	featPrey     = featOrchid + 1          // flowers of the opponent that the mover can capture
	featDanger   = featPrey + 1            // flowers of the mover that the opponent can
	featTrapped  = featDanger + 1          // flowers that cannot be arranged
	featThreat   = featTrapped + 1         // the opponent closes a ring if nothing happens
	featBonus    = featThreat + 1          // in the middle of a turn
	featBasic    = featBonus + 1           // basic flowers in hand
	featTie      = featBasic + 1           // more Harmonies where the last flower would be decided by them: by how near that is
	featRace     = featTie + tieSteps      // fewer basic flowers in hand then, up to four
	featLead     = featRace + tieSteps     // one more Accent in hand, which decides it first: by how near that is
	featFarLead  = featLead + tieSteps     // two or more
	featPace     = featFarLead + tieSteps  // basic flowers left in both hands, for who wins then
	featPreyRing = featPace + 1            // of prey, corners of the cheapest ring
	featOwnFall  = featPreyRing + 1        // of danger
	features     = featOwnFall + 1
)

const (
	ringSteps = 13
	ringStep  = 5 // tenths of a turn
	tieSteps  = 6
)

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
	f[featLotus] = float64(in(p.Lotus(us)) - in(p.Lotus(them)))
	f[featOrchid] = float64(in(p.Orchid(us)) - in(p.Orchid(them)))
	f[featPrey], f[featPreyRing] = e.prey(us)
	f[featDanger], f[featOwnFall] = e.prey(them)
	f[featTrapped] = float64(a.trapped - b.trapped)
	f[featBasic] = float64(a.basic - b.basic)
	if p.Playing() { // before, only one has chosen Accents
		f[featAccents] = float64(a.accents - b.accents)
		f[featPace] = e.tie(f, us, a, b) * float64(a.basic+b.basic)
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

func in(at board.Point) int {
	if at == board.NoPoint {
		return 0
	}
	return 1
}

// tieStep is how near the end is when so many basic flowers are left in a hand.
func tieStep(left int) int {
	switch {
	case left <= 1:
		return 0
	case left <= 2:
		return 1
	case left <= 4:
		return 2
	case left <= 7:
		return 3
	case left <= 11:
		return 4
	}
	return 5
}

// tally is how many tiles of what sort a player has.
type tally struct{ bloom, growing, basic, accents, trapped int }

func (e *evaluator) count(s game.Seat) (t tally) {
	p := &e.g.Pos
	orchid := p.Orchid(s.Opponent())
	for _, at := range p.Flowers(s) {
		switch {
		case at.IsGate():
			t.growing++
		case p.Tile(at).Kind().Basic():
			t.bloom++
		}
		if orchid != board.NoPoint && p.Trapped(at) {
			t.trapped++
		}
	}
	t.basic, t.accents = p.HandSizes(s)
	return t
}

// prey is how many flowers of the opponent s could capture with its next Arrange, as far
// as their distance says, and how many of them are corners of the opponent's cheapest ring.
func (e *evaluator) prey(s game.Seat) (all, corners float64) {
	p := &e.g.Pos
	for _, at := range p.Flowers(s.Opponent()) {
		if at.IsGate() {
			continue
		}
		for _, by := range p.Flowers(s) {
			if distance(by, at) <= p.Tile(by).Kind().Reach() && p.Captures(by, at) && !p.Trapped(by) {
				all++
				if e.sides[s.Opponent()].onPath(at) {
					corners++
				}
				break
			}
		}
	}
	return all, corners
}

// tie says how the game would be decided by the last flower now, and returns it: from -1 to
// 1. Who is behind does not plant that flower, so its end is as near as the other has it.
func (e *evaluator) tie(f *[features]float64, us game.Seat, a, b tally) float64 {
	own, his := &e.sides[us], &e.sides[us.Opponent()]
	near := featTie
	var more float64
	switch {
	case e.g.Pos.SiteEdition():
		more = squeeze(own.crossed - his.crossed)
	case a.accents == b.accents:
		more = squeeze(own.all - his.all)
	default:
		near = featLead
		more = 1
		if a.accents < b.accents {
			more = -1
		}
		if d := a.accents - b.accents; d*d > 1 {
			near = featFarLead
		}
	}
	left := b.basic
	switch {
	case more > 0:
		left = a.basic
	case more == 0:
		left = min(a.basic, b.basic)
	}
	f[near+tieStep(left)] = more
	if near == featTie {
		f[featRace+tieStep(left)] = float64(max(-4, min(b.basic-a.basic, 4))) / 4
	}
	return more
}

func squeeze(n int) float64 { return float64(max(-2, min(n, 2))) / 2 }
