package quaterno

import (
	"math/bits"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// SampleMove draws a legal move, every one with the same probability: the turns are
// counted and only the one drawn is made. It reports false exactly when the
// position is over.
func (p *Position) SampleMove(r *rand.Rand) (game.Move, bool) {
	if p.over() {
		return 0, false
	}
	if p.Placing() {
		return p.samplePlacement(r), true
	}
	var counts [Kinds]int
	total := 0
	for k := range counts {
		counts[k] = p.countTurnsOf(tileOf(p.toMove, Kind(k)))
		total += counts[k]
	}
	if total == 0 {
		return pass, true
	}
	n := r.IntN(total)
	for k := range Kind(Kinds) {
		if n < counts[k] {
			return p.nth(tileOf(p.toMove, k), n), true
		}
		n -= counts[k]
	}
	panic("quaterno: more turns counted than there are")
}

// nth returns the n-th turn of t, which has more than n.
func (p *Position) nth(t tile, n int) game.Move {
	var buf [maxChoices]actionTarget
	for i, list := 0, p.actionTargets(t, &buf); i < len(list); i++ {
		c := &list[i]
		for _, q := range c.points {
			if !p.isOpen(c, q) {
				continue
			}
			if n == 0 {
				return c.move(t, q)
			}
			n--
		}
	}
	panic("quaterno: a tile has fewer turns than were counted")
}

// samplePlacement draws a kind of the hand and, until it may be placed there, a
// site: at least one quarter is never the opponent's, and at most a few sites
// of it are taken.
func (p *Position) samplePlacement(r *rand.Rand) game.Move {
	hand := p.hand[p.toMove]
	for n := r.IntN(bits.OnesCount8(uint8(hand))); n > 0; n-- {
		hand &= hand - 1
	}
	k := Kind(bits.TrailingZeros8(uint8(hand)))
	enemy := p.control()[p.toMove.Opponent()]
	for {
		q := r.IntN(quarters)
		site := sites[q][r.IntN(sitesInQuarter)]
		if enemy[q] == 0 && !p.isOccupied(site) {
			return newMove(actionPlace, tileOf(p.toMove, k), 0, site)
		}
	}
}
