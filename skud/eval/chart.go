package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/skud"
)

// chart is what places are good for, for the seat to move.
type chart struct {
	meets   [8][2]skud.Area // by kind: in line with one, with two tiles in Harmony with it
	danger  [8]skud.Area    // by kind: near enough to a flower of the opponent that captures it
	beside  skud.Area       // beside a flower of the opponent
	hisLine [2]skud.Area    // between tiles of the opponent in Harmony; of its cheapest ring
	ownLine [2]skud.Area
	growing float32 // own flowers in gates
}

func (c *chart) draw(p *skud.Position, own, his *side) {
	*c = chart{}
	for i := range own.n {
		seen := &own.sight[i]
		for k, kinds := skud.Kind(0), partners[own.kind[i]]; k < 7; k++ {
			if !kinds.has(k) {
				continue
			}
			once, twice := &c.meets[k][0], &c.meets[k][1]
			for r := range seen {
				twice[r] |= once[r] & seen[r]
				once[r] |= seen[r]
			}
		}
	}
	for _, h := range own.links[:own.linked] {
		line(h.From, h.To, &c.ownLine[0])
	}
	for _, h := range his.links[:his.linked] {
		line(h.From, h.To, &c.hisLine[0])
	}
	for _, s := range own.path[:own.parts] {
		line(s.a, s.b, &c.ownLine[1])
	}
	for _, s := range his.path[:his.parts] {
		line(s.a, s.b, &c.hisLine[1])
	}
	for _, at := range p.Flowers(own.seat) {
		if at.IsGate() {
			c.growing++
		}
	}
	for _, at := range p.Flowers(his.seat) {
		k := p.Tile(at).Kind()
		if k.Basic() && !p.Trapped(at) {
			diamond(at, k.Reach(), &c.danger[(k+3)%6])
		}
		if !at.IsGate() {
			r, f := skud.RankOf(at), skud.FileOf(at)
			for i := r - 1; i <= r+1; i++ {
				c.beside[i] |= 7 << (f - 1)
			}
		}
	}
}

// diamond adds the points that are at most so many steps away.
func diamond(at board.Point, steps int, to *skud.Area) {
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
func line(a, b board.Point, to *skud.Area) {
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

func has(a *skud.Area, at board.Point) bool {
	return a[skud.RankOf(at)]>>skud.FileOf(at)&1 != 0
}

// cancels is how many Harmonies of the opponent more than own ones an Accent would cancel.
type cancels struct {
	near   [skud.Ranks][skud.Ranks]int8 // of tiles beside a point
	row    [skud.Ranks]int8
	column [skud.Ranks]int8
}

func (g *cancels) count(own, his *side) {
	*g = cancels{}
	g.add(own, -1)
	g.add(his, 1)
}

func (g *cancels) add(d *side, sign int8) {
	for _, h := range d.links[:d.linked] {
		if skud.RankOf(h.From) == skud.RankOf(h.To) {
			g.row[skud.RankOf(h.From)] += sign
		} else {
			g.column[skud.FileOf(h.From)] += sign
		}
		for _, at := range [2]board.Point{h.From, h.To} {
			r, f := skud.RankOf(at), skud.FileOf(at)
			for i := r - 1; i <= r+1; i++ {
				for j := f - 1; j <= f+1; j++ {
					g.near[i][j] += sign
				}
			}
		}
	}
}

func (g *cancels) around(at board.Point) float32 {
	return float32(g.near[skud.RankOf(at)][skud.FileOf(at)])
}

func (g *cancels) along(at board.Point) float32 {
	return float32(g.row[skud.RankOf(at)]) + float32(g.column[skud.FileOf(at)])
}
