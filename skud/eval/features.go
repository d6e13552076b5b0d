package eval

import (
	"iter"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// The features, all for the mover minus for the opponent.
const (
	featTempo          = iota // always 1
	featOwnRing               // how near the mover's ring is: one bucket for each range of its cost
	featOppRing        = featOwnRing + ringBuckets
	featLinks          = featOppRing + ringBuckets      // Harmonies that can be part of a ring
	featAxes           = featLinks + 1                  // half axes that these cross
	featBloom          = featAxes + 1                   // basic flowers in bloom
	featGrowing        = featBloom + 1                  // flowers in gates
	featAccents        = featGrowing + 1                // Accents in hand
	featLotus          = featAccents + 1                // White Lotus in play
	featOrchid         = featLotus + 1                  // Orchid in play
	featCapturable     = featOrchid + 1                 // opposing flowers that the mover can capture
	featThreatened     = featCapturable + 1             // flowers of the mover that the opponent can capture
	featTrapped        = featThreatened + 1             // flowers that cannot be arranged
	featThreat         = featTrapped + 1                // the opponent can close a ring with its next turn
	featBonus          = featThreat + 1                 // in the middle of a turn
	featBasic          = featBonus + 1                  // basic flowers in hand
	featTie            = featBasic + 1                  // more Harmonies when they decide the game at the last flower, by the distance to it
	featBasicsBehind   = featTie + tieBuckets           // fewer basic flowers in hand then, up to four
	featMidlineBehind  = featBasicsBehind + tieBuckets  // likewise, in the garden-gate edition
	featAccentLead     = featMidlineBehind + tieBuckets // one more Accent in hand, which counts before Harmonies, by the distance to the end
	featBigAccentLead  = featAccentLead + tieBuckets    // two or more
	featMidlineLead    = featBigAccentLead + tieBuckets // in the garden-gate edition: more Harmonies across a midline, by the turns until the leader can end the game
	featMidlineLead2   = featMidlineLead + raceBuckets  // two more, besides
	featMidlineLead3   = featMidlineLead2 + raceBuckets // three more, besides
	featBasicsLeft     = featMidlineLead3 + raceBuckets // basic flowers left in both hands, for the side that would win then
	featCapturableRing = featBasicsLeft + 1             // of the capturable flowers, corners of the cheapest ring
	featThreatenedRing = featCapturableRing + 1         // of the threatened flowers
	featureCount       = featThreatenedRing + 1
)

const (
	ringBuckets     = 13
	ringBucketWidth = 5 // tenths of a turn
	tieBuckets      = 6
	raceBuckets     = 7
)

func ringBucket(cost int) int { return min(cost/ringBucketWidth, ringBuckets-1) }

func (e *evaluator) features(f *[featureCount]float64) {
	p := &e.g.Pos
	us := e.mover()
	them := us.Opponent()
	own, opp := &e.sides[us], &e.sides[them]
	f[featTempo] = 1
	f[featOwnRing+ringBucket(own.ringCost)] = 1
	f[featOppRing+ringBucket(opp.ringCost)] = 1
	f[featLinks] = float64(own.linkCount - opp.linkCount)
	f[featAxes] = float64(own.axes - opp.axes)
	a, b := e.countTiles(us), e.countTiles(them)
	f[featBloom] = float64(a.bloom - b.bloom)
	f[featGrowing] = float64(a.growing - b.growing)
	f[featLotus] = float64(onBoard(p.Lotus(us)) - onBoard(p.Lotus(them)))
	f[featOrchid] = float64(onBoard(p.Orchid(us)) - onBoard(p.Orchid(them)))
	f[featCapturable], f[featCapturableRing] = e.capturable(us)
	f[featThreatened], f[featThreatenedRing] = e.capturable(them)
	f[featTrapped] = float64(a.trapped - b.trapped)
	f[featBasic] = float64(a.basic - b.basic)
	if p.InPlayPhase() { // before that only one player has chosen Accents
		f[featAccents] = float64(a.accents - b.accents)
		f[featBasicsLeft] = e.tieBreak(f, us, a, b) * float64(a.basic+b.basic)
	}
	if opp.ringCost <= oneArrangeCost && p.InPlayPhase() {
		if _, ok := p.RingClosingMove(them); ok {
			f[featThreat] = 1
		}
	}
	if p.MidTurn() {
		f[featBonus] = 1
	}
}

func onBoard(at board.Point) int {
	if at == board.NoPoint {
		return 0
	}
	return 1
}

// tieBucket returns how near the end is with that many basic flowers left in a hand.
func tieBucket(left int) int {
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

// raceBucket returns how near the end is when the leader has that many basic flowers left, and is
// to move or not.
func raceBucket(left int, toMove bool) int {
	turns := 2 * left // of both players
	if toMove {
		turns--
	}
	switch {
	case turns <= 1:
		return 0
	case turns <= 2:
		return 1
	case turns <= 4:
		return 2
	case turns <= 6:
		return 3
	case turns <= 10:
		return 4
	case turns <= 16:
		return 5
	}
	return 6
}

// tileCounts counts the tiles of a player.
type tileCounts struct{ bloom, growing, basic, accents, trapped int }

func (e *evaluator) countTiles(s game.Seat) (t tileCounts) {
	p := &e.g.Pos
	orchid := p.Orchid(s.Opponent())
	for _, at := range p.Flowers(s) {
		switch {
		case at.IsGate():
			t.growing++
		case p.Tile(at).Kind().Basic():
			t.bloom++
		}
		if orchid != board.NoPoint && p.IsTrapped(at) {
			t.trapped++
		}
	}
	t.basic, t.accents = p.HandSizes(s)
	return t
}

// capturable counts the opposing flowers that s could capture with its next Arrange, and those of
// them that are corners of the opponent's cheapest ring.
func (e *evaluator) capturable(s game.Seat) (all, corners float64) {
	for at := range e.captures(s) {
		all++
		if e.sides[s.Opponent()].onRing(at) {
			corners++
		}
	}
	return all, corners
}

// captures yields the opposing flowers that s could capture with its next Arrange, judged by distance.
func (e *evaluator) captures(s game.Seat) iter.Seq[board.Point] {
	return func(yield func(board.Point) bool) {
		p := &e.g.Pos
		for _, at := range p.Flowers(s.Opponent()) {
			if at.IsGate() {
				continue
			}
			for _, by := range p.Flowers(s) {
				if distance(by, at) <= p.Tile(by).Kind().Reach() && p.CanCapture(by, at) && !p.IsTrapped(by) {
					if !yield(at) {
						return
					}
					break
				}
			}
		}
	}
}

// tieBreak adds the features of how the last flower would decide the game now, and returns the
// result from -1 to 1. The side that is behind does not plant the last flower, so the end is as
// near as the hand of the other side says.
func (e *evaluator) tieBreak(f *[featureCount]float64, us game.Seat, a, b tileCounts) float64 {
	own, opp := &e.sides[us], &e.sides[us.Opponent()]
	if e.g.Pos.SiteEdition() {
		return midlineRace(f, own.midlineCrossings-opp.midlineCrossings, a.basic, b.basic)
	}
	feature := featTie
	var lead float64
	switch {
	case a.accents == b.accents:
		lead = clampLead(own.harmonies - opp.harmonies)
	default:
		feature = featAccentLead
		lead = 1
		if a.accents < b.accents {
			lead = -1
		}
		if d := a.accents - b.accents; d*d > 1 {
			feature = featBigAccentLead
		}
	}
	left := leftOfLeader(lead, a.basic, b.basic)
	f[feature+tieBucket(left)] = lead
	if feature == featTie {
		f[featBasicsBehind+tieBucket(left)] = basicsBehind(a.basic, b.basic)
	}
	return lead
}

// midlineRace adds the features of the garden-gate edition: lead is how many more Harmonies of the
// mover cross a midline, own and opp are the basic flowers left.
func midlineRace(f *[featureCount]float64, lead, own, opp int) float64 {
	sign := float64(max(-1, min(lead, 1)))
	left := leftOfLeader(sign, own, opp)
	f[featMidlineBehind+tieBucket(left)] = basicsBehind(own, opp)
	bucket := raceBucket(left, lead > 0)
	f[featMidlineLead+bucket] = sign
	if lead*lead >= 4 {
		f[featMidlineLead2+bucket] = sign
	}
	if lead*lead >= 9 {
		f[featMidlineLead3+bucket] = sign
	}
	return clampLead(lead)
}

// leftOfLeader returns how many basic flowers the leader has left, the fewer of both if there is none.
func leftOfLeader(lead float64, own, opp int) int {
	switch {
	case lead > 0:
		return own
	case lead < 0:
		return opp
	}
	return min(own, opp)
}

// basicsBehind returns how many basic flowers fewer the mover has in hand, from -1 to 1.
func basicsBehind(own, opp int) float64 { return float64(max(-4, min(opp-own, 4))) / 4 }

func clampLead(n int) float64 { return float64(max(-2, min(n, 2))) / 2 }
