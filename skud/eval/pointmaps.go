package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/skud"
)

// pointMaps holds sets of points with a meaning for the seat to move.
type pointMaps struct {
	harmonyPoints  [8][2]skud.PointSet // by kind: in line with one, with two tiles in Harmony with it
	capturePoints  [8]skud.PointSet    // by kind: near enough to an opposing flower that captures it
	besideOpponent skud.PointSet       // next to an opposing flower
	oppLines       [2]skud.PointSet    // between two opposing tiles in Harmony; of these, in the cheapest ring
	ownLines       [2]skud.PointSet
	gateFlowers    float32 // own flowers in gates

	// In the garden-gate edition:
	midlinePoints [8]skud.PointSet // by kind: in line with a tile in Harmony with it on the other side of a midline
	oppMidlines   skud.PointSet    // between two opposing tiles in such a Harmony
}

func (c *pointMaps) compute(p *skud.Position, own, opp *side) {
	*c = pointMaps{}
	for i := range own.nodeCount {
		visible := &own.visible[i]
		for k, kinds := skud.Kind(0), partners[own.kind[i]]; k < 7; k++ {
			if !kinds.has(k) {
				continue
			}
			once, twice := &c.harmonyPoints[k][0], &c.harmonyPoints[k][1]
			for r := range visible {
				twice[r] |= once[r] & visible[r]
				once[r] |= visible[r]
			}
		}
	}
	if p.SiteEdition() {
		c.addMidlines(own, opp)
	}
	for _, h := range own.links[:own.linkCount] {
		line(h.From, h.To, &c.ownLines[0])
	}
	for _, h := range opp.links[:opp.linkCount] {
		line(h.From, h.To, &c.oppLines[0])
	}
	for _, s := range own.ringLinks[:own.ringLinkCount] {
		line(s.a, s.b, &c.ownLines[1])
	}
	for _, s := range opp.ringLinks[:opp.ringLinkCount] {
		line(s.a, s.b, &c.oppLines[1])
	}
	for _, at := range p.Flowers(own.seat) {
		if at.IsGate() {
			c.gateFlowers++
		}
	}
	for _, at := range p.Flowers(opp.seat) {
		k := p.Tile(at).Kind()
		if k.Basic() && !p.IsTrapped(at) {
			diamond(at, k.Reach(), &c.capturePoints[(k+3)%6])
		}
		if !at.IsGate() {
			r, f := skud.RankOf(at), skud.FileOf(at)
			for i := r - 1; i <= r+1; i++ {
				c.besideOpponent[i] |= 7 << (f - 1)
			}
		}
	}
}

// addMidlines computes the points of Harmonies that cross a midline.
func (c *pointMaps) addMidlines(own, opp *side) {
	for i := range own.nodeCount {
		var across skud.PointSet
		otherSide(own.at[i], &own.visible[i], &across)
		for k, kinds := skud.Kind(0), partners[own.kind[i]]; k < 7; k++ {
			if kinds.has(k) {
				for r, row := range across {
					c.midlinePoints[k][r] |= row
				}
			}
		}
	}
	for _, h := range opp.links[:opp.linkCount] {
		if h.CrossesMidline() {
			line(h.From, h.To, &c.oppMidlines)
		}
	}
}

// centreLine is the rank and the file of the centre.
const centreLine = skud.Ranks / 2

// otherSide adds those of the visible points with which a tile on at makes a Harmony across a midline.
func otherSide(at board.Point, visible, to *skud.PointSet) {
	f, r := skud.FileOf(at), skud.RankOf(at)
	if r != centreLine { // along an axis nothing counts
		switch {
		case f < centreLine:
			to[r] |= visible[r] &^ (2<<centreLine - 1)
		case f > centreLine:
			to[r] |= visible[r] & (1<<centreLine - 1)
		}
	}
	if f == centreLine {
		return
	}
	low, high := 0, 0 // the ranks on the other side
	switch {
	case r < centreLine:
		low, high = centreLine+1, skud.Ranks
	case r > centreLine:
		low, high = 0, centreLine
	}
	for i := low; i < high; i++ {
		to[i] |= visible[i] & (1 << f)
	}
}

// diamond adds the points that are at most that many steps away.
func diamond(at board.Point, steps int, to *skud.PointSet) {
	r, f := skud.RankOf(at), skud.FileOf(at)
	for d := -steps; d <= steps; d++ {
		if r+d < 1 || r+d >= skud.Ranks-1 {
			continue
		}
		wide := steps - max(d, -d)
		to[r+d] |= (1<<(2*wide+1) - 1) << f >> wide
	}
}

// line adds the points strictly between a and b.
func line(a, b board.Point, to *skud.PointSet) {
	fa, ra, fb, rb := skud.FileOf(a), skud.RankOf(a), skud.FileOf(b), skud.RankOf(b)
	if ra == rb {
		low, high := min(fa, fb), max(fa, fb)
		to[ra] |= 1<<high - 2<<low
		return
	}
	for r := min(ra, rb) + 1; r < max(ra, rb); r++ {
		to[r] |= 1 << fa
	}
}

func contains(a *skud.PointSet, at board.Point) bool {
	return a[skud.RankOf(at)]>>skud.FileOf(at)&1 != 0
}

// harmonyCancels counts the Harmonies that an Accent would cancel: those of the opponent minus
// own ones.
type harmonyCancels struct {
	beside [skud.Ranks][skud.Ranks]int8 // of tiles next to a point
	row    [skud.Ranks]int8
	column [skud.Ranks]int8
}

func (c *harmonyCancels) compute(own, opp *side) {
	*c = harmonyCancels{}
	c.add(own, -1)
	c.add(opp, 1)
}

func (c *harmonyCancels) add(s *side, sign int8) {
	for _, h := range s.links[:s.linkCount] {
		if skud.RankOf(h.From) == skud.RankOf(h.To) {
			c.row[skud.RankOf(h.From)] += sign
		} else {
			c.column[skud.FileOf(h.From)] += sign
		}
		for _, at := range [2]board.Point{h.From, h.To} {
			r, f := skud.RankOf(at), skud.FileOf(at)
			for i := r - 1; i <= r+1; i++ {
				for j := f - 1; j <= f+1; j++ {
					c.beside[i][j] += sign
				}
			}
		}
	}
}

func (c *harmonyCancels) around(at board.Point) float32 {
	return float32(c.beside[skud.RankOf(at)][skud.FileOf(at)])
}

func (c *harmonyCancels) along(at board.Point) float32 {
	return float32(c.row[skud.RankOf(at)]) + float32(c.column[skud.FileOf(at)])
}
