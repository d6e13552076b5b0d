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
	case ra == rb || fa == fb:
		d.aligned(p, i, j, both)
	case both != 0:
		d.corner(p, i, j, ra, fb, both)
		d.corner(p, i, j, rb, fa, both)
	}
}

// corner looks at the point with this rank and file, one of a node and the other of the
// other one's. The tile that is missing there may be one that hides it from a node.
func (d *side) corner(p *skud.Position, i, j, rank, file int, kinds kindSet) {
	seenI, seenJ := d.sight[i][rank]>>file&1 != 0, d.sight[j][rank]>>file&1 != 0
	if !seenI && !seenJ {
		return
	}
	q := skud.PointIn(rank, file)
	if q == board.NoPoint || p.Tile(q) != skud.NoTile {
		return
	}
	ax, ay := d.at[i].XY()
	bx, by := d.at[j].XY()
	qx, qy := q.XY()
	if touches(ax, ay, qx, qy) || touches(qx, qy, bx, by) {
		return
	}
	up := crosses(ax, ay, qx, qy) + crosses(qx, qy, bx, by)
	least := d.least(i, j, up)
	if least <= costReach || p.Knotted(q) {
		return
	}
	if row, column := p.Rocked(q); row || column {
		return
	}
	var cost uint8
	switch {
	case seenI && seenJ:
		cost = d.filling(p, i, j, q, kinds, least)
	case seenI:
		cost = d.stepping(p, j, q, kinds)
	default:
		cost = d.stepping(p, i, q, kinds)
	}
	if cost < least {
		d.connect(i, j, up, cost, via{q, kinds})
	}
}

// least is what a connection of i and j costs so far.
func (d *side) least(i, j, up int) uint8 {
	switch up {
	case 1:
		return d.over[i][j]
	case -1:
		return d.over[j][i]
	}
	return d.cost[i][j]
}

// stepping is what it costs that the tile that hides q from node i goes there itself.
func (d *side) stepping(p *skud.Position, i int, q board.Point, kinds kindSet) uint8 {
	z := d.looks[i][towards(d.at[i], q)]
	if z == board.NoPoint || d.index[z] == 0 || p.Tile(z).Owner() != d.seat {
		return far
	}
	k := p.Tile(z).Kind()
	if !kinds.has(k) || !has(&d.sight[d.index[z]-1], q) || distance(z, q) > k.Reach() || !k.MayStand(q) || p.Trapped(z) {
		return far
	}
	return costReach
}

// towards is in which of the looks q lies from a point in line with it.
func towards(from, q board.Point) int {
	df, dr := skud.FileOf(q)-skud.FileOf(from), skud.RankOf(q)-skud.RankOf(from)
	switch {
	case df < 0:
		return 0
	case df > 0:
		return 1
	case dr < 0:
		return 2
	}
	return 3
}

// aligned looks at two nodes on one row or column: a tile between them may go, or one come
// between that is in Harmony with both.
func (d *side) aligned(p *skud.Position, i, j int, kinds kindSet) {
	a, b := d.at[i], d.at[j]
	ax, ay := a.XY()
	bx, by := b.XY()
	up := crosses(ax, ay, bx, by)
	least := d.least(i, j, up)
	if least <= costReach || touches(ax, ay, bx, by) {
		return
	}
	if row, column := p.Rocked(a); row && ay == by || column && ax == bx {
		return
	}
	next := d.looks[i][towards(a, b)]
	switch {
	case next == b:
		if kinds != 0 && !partners[d.kind[i]].has(d.kind[j]) {
			d.between(p, i, j, up, kinds, least)
		}
	case next != board.NoPoint && partners[d.kind[i]].has(d.kind[j]) && d.looks[j][towards(b, a)] == next:
		if t := p.Tile(next); t.Kind().Flower() && t.Owner() == d.seat && !p.Trapped(next) && costClear < least {
			d.connect(i, j, up, costClear, via{at: board.NoPoint})
		}
	}
}

// between looks for the best point between two nodes for one more tile.
func (d *side) between(p *skud.Position, i, j, up int, kinds kindSet, least uint8) {
	a, b := d.at[i], d.at[j]
	fa, ra, fb, rb := skud.FileOf(a), skud.RankOf(a), skud.FileOf(b), skud.RankOf(b)
	df, dr := sign(fb-fa), sign(rb-ra)
	for f, r := fa+df, ra+dr; f != fb || r != rb; f, r = f+df, r+dr {
		q := skud.PointIn(r, f)
		if q == board.NoPoint {
			return
		}
		if p.Knotted(q) {
			continue
		}
		if cost := d.filling(p, i, j, q, kinds, least); cost < least {
			d.connect(i, j, up, cost, via{q, kinds})
			if least = cost; least <= costReach {
				return
			}
		}
	}
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// filling is what it costs to bring a tile of one of these kinds to q, other than i and j.
// It need not be exact from least on.
func (d *side) filling(p *skud.Position, i, j int, q board.Point, kinds kindSet, least uint8) uint8 {
	best := uint8(far)
	for _, x := range p.Flowers(d.seat) {
		k := p.Tile(x).Kind()
		if !kinds.has(k) || x == d.at[i] || x == d.at[j] || !k.MayStand(q) {
			continue
		}
		bonded := d.bonds[x] > 0
		switch near := distance(x, q) <= k.Reach() && !p.Trapped(x); {
		case near && !bonded:
			return costReach
		case near:
			best = min(best, costBreak)
		case !bonded:
			best = min(best, costWalk)
		}
	}
	if best < least || least <= costHand {
		return best
	}
	for k := range skud.Kind(8) {
		if kinds.has(k) && p.InHand(d.seat, k) > 0 && k.MayStand(q) {
			return min(best, costHand)
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
