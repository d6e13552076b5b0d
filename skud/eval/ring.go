package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/skud"
)

// findRing estimates what the cheapest ring around the centre would cost that s may still
// make: a ring of links that exist and of connections through one tile that is missing.
// That a tile can be used only once, and that the opponent moves, is not minded.
func (d *side) findRing(p *skud.Position) {
	n := d.n
	d.ring = far
	d.wants, d.parts = 0, 0
	if n < 3 {
		return
	}
	for i := range n {
		for j := range n {
			d.cost[i][j], d.over[i][j] = far, far
		}
	}
	for _, h := range d.links[:d.linked] {
		d.connect(int(d.index[h.From])-1, int(d.index[h.To])-1, crossing(h.From, h.To), 0, via{at: board.NoPoint})
	}
	for i := range n {
		for j := range i {
			d.missing(p, i, j)
		}
	}
	d.cheapest()
}

func crossing(a, b board.Point) int {
	ax, ay := a.XY()
	bx, by := b.XY()
	return crosses(ax, ay, bx, by)
}

// connect notes a connection of i and j that crosses the ray so often on the way from i.
func (d *side) connect(i, j, up int, cost uint8, v via) {
	if i < 0 || j < 0 {
		return
	}
	switch up {
	case 0:
		if cost < d.cost[i][j] {
			d.cost[i][j], d.cost[j][i] = cost, cost
			d.via[i][j], d.via[j][i] = v, v
		}
	case 1:
		if cost < d.over[i][j] {
			d.over[i][j], d.upon[i][j] = cost, v
		}
	case -1:
		if cost < d.over[j][i] {
			d.over[j][i], d.upon[j][i] = cost, v
		}
	}
}

// missing looks for points where one more tile would connect nodes i and j.
func (d *side) missing(p *skud.Position, i, j int) {
	both := partners[d.kind[i]] & partners[d.kind[j]]
	a, b := d.at[i], d.at[j]
	fa, ra, fb, rb := skud.FileOf(a), skud.RankOf(a), skud.FileOf(b), skud.RankOf(b)
	switch {
	case both == 0:
		return
	case fa != fb && ra != rb:
		d.corner(p, i, j, ra, fb, both)
		d.corner(p, i, j, rb, fa, both)
	}
}

// corner looks at the point with this rank and file, one of a node and the other of the
// other one's.
func (d *side) corner(p *skud.Position, i, j, rank, file int, kinds kindSet) {
	if d.sight[i][rank]&d.sight[j][rank]>>file&1 == 0 {
		return
	}
	q := skud.PointIn(rank, file)
	if q == board.NoPoint || p.Tile(q) != skud.NoTile || p.Knotted(q) {
		return
	}
	if row, column := p.Rocked(q); row || column {
		return
	}
	ax, ay := d.at[i].XY()
	bx, by := d.at[j].XY()
	qx, qy := q.XY()
	if touches(ax, ay, qx, qy) || touches(qx, qy, bx, by) {
		return
	}
	up := crosses(ax, ay, qx, qy) + crosses(qx, qy, bx, by)
	least := d.cost[i][j]
	switch up {
	case 1:
		least = d.over[i][j]
	case -1:
		least = d.over[j][i]
	}
	if least <= costReach {
		return
	}
	if cost := d.filling(p, i, j, q, kinds); cost < least {
		d.connect(i, j, up, cost, via{q, kinds})
	}
}

// filling is what it costs to bring a tile of one of these kinds to q, other than i and j.
func (d *side) filling(p *skud.Position, i, j int, q board.Point, kinds kindSet) uint8 {
	best := uint8(far)
	for _, x := range p.Flowers(d.seat) {
		k := p.Tile(x).Kind()
		if !kinds.has(k) || x == d.at[i] || x == d.at[j] || !k.MayStand(q) {
			continue
		}
		if distance(x, q) <= k.Reach() && !p.Trapped(x) {
			return costReach
		}
		best = costWalk
	}
	if best < far {
		return best
	}
	for k := range skud.Kind(8) {
		if kinds.has(k) && p.InHand(d.seat, k) > 0 && k.MayStand(q) {
			return costHand
		}
	}
	return best
}

// distance is how many steps apart two points are.
func distance(a, b board.Point) int {
	df := skud.FileOf(a) - skud.FileOf(b)
	dr := skud.RankOf(a) - skud.RankOf(b)
	return max(df, -df) + max(dr, -dr)
}

// cheapest finds the cheapest ring that crosses the ray once: shortest ways without
// crossing it (Floyd and Warshall), closed by one connection that does.
func (d *side) cheapest() {
	n := d.n
	crossable := false
	for i := range n {
		for j := range n {
			if d.over[i][j] < far {
				crossable = true
			}
		}
	}
	if !crossable {
		return
	}
	var way [maxNodes][maxNodes]uint8
	var next [maxNodes][maxNodes]uint8 // the node after i on the way to j
	for i := range n {
		for j := range n {
			way[i][j] = d.cost[i][j]
			next[i][j] = uint8(j)
		}
		way[i][i] = 0
	}
	for k := range n {
		for i := range n {
			if way[i][k] >= far {
				continue
			}
			for j := range n {
				if w := way[i][k] + way[k][j]; way[k][j] < far && w < way[i][j] {
					way[i][j] = w
					next[i][j] = next[i][k]
				}
			}
		}
	}
	for i := range n {
		for j := range n {
			if d.over[i][j] >= far || way[j][i] >= far {
				continue
			}
			if c := int(d.over[i][j]) + int(way[j][i]); c < d.ring {
				d.ring, d.from, d.to = c, i, j
			}
		}
	}
	if d.ring < far {
		d.trace(&next)
	}
}

// trace notes what the cheapest ring consists of.
func (d *side) trace(next *[maxNodes][maxNodes]uint8) {
	d.step(d.from, d.to, d.over[d.from][d.to], d.upon[d.from][d.to])
	for at := d.to; at != d.from; {
		to := int(next[at][d.from])
		d.step(at, to, d.cost[at][to], d.via[at][to])
		at = to
	}
}

func (d *side) step(i, j int, cost uint8, v via) {
	switch {
	case cost == 0 && d.parts < len(d.path):
		d.path[d.parts] = segment{d.at[i], d.at[j]}
		d.parts++
	case cost > 0 && d.wants < len(d.wanted):
		d.wanted[d.wants] = v
		d.wants++
	}
}
