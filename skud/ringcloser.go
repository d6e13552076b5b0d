package skud

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// fewestLinks is how many Harmonies a ring has at least: its corners are right angles.
const fewestLinks = 4

// RingClosingMove returns an Arrange with which s wins at once if it is to move between turns:
// without a bonus, by a ring of its own and none of the opponent. The position may be one
// in which the other player is to move: then it is what s threatens.
//
// It says what a look at every Arrange of s would say, in a small part of the time: it
// makes only those that bring a flower in line with two that it is in Harmony with, or
// that leave a place between two that are.
func (p *Position) RingClosingMove(s game.Seat) (m game.Move, ok bool) {
	var buffer [maxHarmonies]Harmony
	own := p.ringLinks(buffer[:0], s)
	if p.flowers[s].n < fewestLinks-1 { // the enemy's Lotus can be the fourth
		return 0, false
	}
	c := ringCloser{pos: p, seat: s}
	for _, x := range p.flowers[s].all() {
		if p.IsTrapped(x) {
			continue
		}
		if m, ok := c.closeWith(x, own); ok {
			return m, true
		}
	}
	return 0, false
}

// WinningPlant returns a turn of the seat to move that plants its last basic flower and
// wins by that. It looks at nothing else.
func (p *Position) WinningPlant() (m game.Move, ok bool) {
	left := p.hands[p.seat] & basicHand
	if p.stage != stageTurn || left == 0 || left&(left-1) != 0 || p.openGates() == 0 {
		return 0, false
	}
	k := Kind(bits.TrailingZeros64(uint64(left)) / 4)
	if left != oneTile(k) {
		return 0, false
	}
	for _, g := range gates {
		if p.tile[g] != NoTile {
			continue
		}
		m := plantMove(k, g)
		after := *p
		after.Do(m)
		return m, after.Outcome(nil) == game.Win(p.seat, ReasonLastFlower)
	}
	return 0, false
}

// ringLinks appends the Harmonies of s that a ring may have.
func (p *Position) ringLinks(dst []Harmony, s game.Seat) []Harmony {
	all := p.Harmonies(dst)
	own := all[:0]
	for _, h := range all {
		if h.Owner == s && !h.TouchesCentre() {
			own = append(own, h)
		}
	}
	return own
}

// ringCloser is a search for an Arrange that closes a ring.
type ringCloser struct {
	pos      *Position
	seat     game.Seat
	surveyed bool
	survey   arrangeContext
}

// closeWith looks for such an Arrange of the flower on x.
func (c *ringCloser) closeWith(x board.Point, own []Harmony) (m game.Move, ok bool) {
	p := c.pos
	var buffer [maxHarmonies]Harmony
	links := buffer[:0] // of a ring that does not use the flower
	for _, h := range own {
		if h.From != x && h.To != x {
			links = append(links, h)
		}
	}
	opened := len(links)
	if !x.IsGate() {
		links = c.linkAcross(links, p.west(x), p.east(x), p.rowHarmony)
		links = c.linkAcross(links, p.south(x), p.north(x), p.columnHarmony)
	}
	opened = len(links) - opened
	if len(links) < fewestLinks-2 {
		return 0, false
	}
	var try PointSet
	if opened > 0 && len(links) >= fewestLinks {
		for r := range try {
			try[r] = ^uint32(0)
		}
	} else if !c.candidatePoints(x, links, &try) {
		return 0, false
	}
	if !c.surveyed {
		p.arrangeContext(&c.survey)
		c.surveyed = true
	}
	var ends PointSet
	p.destinationsIn(&c.survey, x, &ends)
	for r := 1; r < Ranks-1; r++ {
		for row := ends[r] & try[r]; row != 0; row &= row - 1 {
			to := PointIn(r, bits.TrailingZeros32(row))
			after := *p
			formed := after.arrange(x, to)
			if formed&harmonyOf(c.seat) == 0 || !after.hasRing(c.seat) {
				continue
			}
			if other := c.seat.Opponent(); formed&harmonyOf(other) != 0 && after.hasRing(other) {
				continue
			}
			return arrangeMove(x, to), true
		}
	}
	return 0, false
}

// linkAcross appends the Harmony that there would be between a and b with nothing between.
func (c *ringCloser) linkAcross(links []Harmony, a, b board.Point, bondOf func(a, b board.Point) relation) []Harmony {
	if a == board.NoPoint || b == board.NoPoint || bondOf(a, b)&harmonyOf(c.seat) == 0 {
		return links
	}
	if h := (Harmony{a, b, c.seat}); !h.TouchesCentre() {
		links = append(links, h)
	}
	return links
}

// candidatePoints sets try to the points in line with two tiles of the links with which the flower
// on x would be in Harmony, and reports whether there are any. What hides behind x now is
// in line as well.
func (c *ringCloser) candidatePoints(x board.Point, links []Harmony, try *PointSet) bool {
	p := c.pos
	var done, once PointSet
	found := false
	t := p.tile[x]
	for _, h := range links {
		for _, at := range [2]board.Point{h.From, h.To} {
			if done.has(at) || relationOf(t, p.tile[at])&harmonyOf(c.seat) == 0 {
				continue
			}
			done.add(at)
			var seen PointSet
			p.pointsInLine(at, x, &seen)
			for r := 1; r < Ranks-1; r++ {
				both := once[r] & seen[r]
				try[r] |= both
				once[r] |= seen[r]
				found = found || both != 0
			}
		}
	}
	return found
}

// pointsInLine adds to seen the points in line with at when the tile on without is lifted: up to
// and with the nearest tile on each side, at left out.
func (p *Position) pointsInLine(at, without board.Point, seen *PointSet) {
	f, r := int(fileOf[at]), int(rankOf[at])
	row, column := p.rows[r], p.columns[f]
	if !without.IsGate() {
		if int(rankOf[without]) == r {
			row &^= 1 << fileOf[without]
		}
		if int(fileOf[without]) == f {
			column &^= 1 << rankOf[without]
		}
	}
	east, west := lowest(row&^(2<<f-1)), highest(row&(1<<f-1))
	north, south := lowest(column&^(2<<r-1)), highest(column&(1<<r-1))
	seen[r] |= (2<<east - 1<<west) &^ (1 << f)
	for i := south; i <= north; i++ {
		if i != r {
			seen[i] |= 1 << f
		}
	}
}
