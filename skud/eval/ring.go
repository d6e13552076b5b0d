package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/skud"
)

// findRing estimates the cost of the cheapest ring around the centre that the side can still
// make, from existing links and from connections that need one more tile. It ignores that a
// tile can be used only once, and that the opponent moves.
func (d *side) findRing(p *skud.Position) {
	n := d.nodeCount
	d.ringCost = unreachable
	d.missingCount, d.ringLinkCount = 0, 0
	if n < 3 {
		return
	}
	for i := range n {
		for j := range n {
			d.flatCost[i][j], d.crossCost[i][j] = unreachable, unreachable
		}
	}
	for _, h := range d.links[:d.linkCount] {
		d.connect(int(d.index[h.From])-1, int(d.index[h.To])-1, linkCrossings(h.From, h.To), 0, missingTile{at: board.NoPoint})
	}
	for i := range n {
		for j := range i {
			d.connectByOneTile(p, i, j)
		}
	}
	d.findCheapestRing()
}

func linkCrossings(a, b board.Point) int {
	ax, ay := a.XY()
	bx, by := b.XY()
	return rayCrossings(ax, ay, bx, by)
}

// connect records a connection of i and j that crosses the ray up times upwards on the way from
// i.
func (d *side) connect(i, j, up int, cost uint8, v missingTile) {
	if i < 0 || j < 0 {
		return
	}
	switch up {
	case 0:
		if cost < d.flatCost[i][j] {
			d.flatCost[i][j], d.flatCost[j][i] = cost, cost
			d.flatMissing[i][j], d.flatMissing[j][i] = v, v
		}
	case 1:
		if cost < d.crossCost[i][j] {
			d.crossCost[i][j], d.crossMissing[i][j] = cost, v
		}
	case -1:
		if cost < d.crossCost[j][i] {
			d.crossCost[j][i], d.crossMissing[j][i] = cost, v
		}
	}
}

// connectByOneTile looks for points where one more tile would connect nodes i and j.
func (d *side) connectByOneTile(p *skud.Position, i, j int) {
	both := partners[d.kind[i]] & partners[d.kind[j]]
	a, b := d.at[i], d.at[j]
	fa, ra, fb, rb := skud.FileOf(a), skud.RankOf(a), skud.FileOf(b), skud.RankOf(b)
	switch {
	case ra == rb || fa == fb:
		d.connectInLine(p, i, j, both)
	case both != 0:
		d.connectAtCorner(p, i, j, ra, fb, both)
		d.connectAtCorner(p, i, j, rb, fa, both)
	}
}

// connectAtCorner tries the point with this rank and file, one of them from each node. The
// missing tile may be the one that hides the point from a node.
func (d *side) connectAtCorner(p *skud.Position, i, j, rank, file int, kinds kindSet) {
	visibleI, visibleJ := d.visible[i][rank]>>file&1 != 0, d.visible[j][rank]>>file&1 != 0
	if !visibleI && !visibleJ {
		return
	}
	q := skud.PointIn(rank, file)
	if q == board.NoPoint || p.Tile(q) != skud.NoTile {
		return
	}
	ax, ay := d.at[i].XY()
	bx, by := d.at[j].XY()
	qx, qy := q.XY()
	if touchesCentre(ax, ay, qx, qy) || touchesCentre(qx, qy, bx, by) {
		return
	}
	up := rayCrossings(ax, ay, qx, qy) + rayCrossings(qx, qy, bx, by)
	limit := d.connectionCost(i, j, up)
	if limit <= costReach || p.IsKnotted(q) {
		return
	}
	if row, column := p.RockCancels(q); row || column {
		return
	}
	var cost uint8
	switch {
	case visibleI && visibleJ:
		cost = d.fillCost(p, i, j, q, kinds, limit)
	case visibleI:
		cost = d.selfMoveCost(p, j, q, kinds)
	default:
		cost = d.selfMoveCost(p, i, q, kinds)
	}
	if cost < limit {
		d.connect(i, j, up, cost, missingTile{q, kinds})
	}
}

// connectionCost returns the lowest cost so far of a connection of i and j.
func (d *side) connectionCost(i, j, up int) uint8 {
	switch up {
	case 1:
		return d.crossCost[i][j]
	case -1:
		return d.crossCost[j][i]
	}
	return d.flatCost[i][j]
}

// selfMoveCost returns the cost if the tile that hides q from node i moves to q itself.
func (d *side) selfMoveCost(p *skud.Position, i int, q board.Point, kinds kindSet) uint8 {
	z := d.nextInLine[i][directionIndex(d.at[i], q)]
	if z == board.NoPoint || d.index[z] == 0 || p.Tile(z).Owner() != d.seat {
		return unreachable
	}
	k := p.Tile(z).Kind()
	if !kinds.has(k) || !contains(&d.visible[d.index[z]-1], q) || distance(z, q) > k.Reach() || !k.MayStand(q) || p.IsTrapped(z) {
		return unreachable
	}
	return costReach
}

// directionIndex returns the index in nextInLine of the direction of q, which must be in line.
func directionIndex(from, q board.Point) int {
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

// connectInLine handles two nodes on one rank or file: a tile between them may leave, or a tile
// in Harmony with both may come between.
func (d *side) connectInLine(p *skud.Position, i, j int, kinds kindSet) {
	a, b := d.at[i], d.at[j]
	ax, ay := a.XY()
	bx, by := b.XY()
	up := rayCrossings(ax, ay, bx, by)
	limit := d.connectionCost(i, j, up)
	if limit <= costReach || touchesCentre(ax, ay, bx, by) {
		return
	}
	if row, column := p.RockCancels(a); row && ay == by || column && ax == bx {
		return
	}
	next := d.nextInLine[i][directionIndex(a, b)]
	switch {
	case next == b:
		if kinds != 0 && !partners[d.kind[i]].has(d.kind[j]) {
			d.connectBetween(p, i, j, up, kinds, limit)
		}
	case next != board.NoPoint && partners[d.kind[i]].has(d.kind[j]) && d.nextInLine[j][directionIndex(b, a)] == next:
		if t := p.Tile(next); t.Kind().Flower() && t.Owner() == d.seat && !p.IsTrapped(next) && costClear < limit {
			d.connect(i, j, up, costClear, missingTile{at: board.NoPoint})
		}
	}
}

// connectBetween looks for the cheapest point between two nodes for one more tile.
func (d *side) connectBetween(p *skud.Position, i, j, up int, kinds kindSet, limit uint8) {
	a, b := d.at[i], d.at[j]
	fa, ra, fb, rb := skud.FileOf(a), skud.RankOf(a), skud.FileOf(b), skud.RankOf(b)
	df, dr := sign(fb-fa), sign(rb-ra)
	for f, r := fa+df, ra+dr; f != fb || r != rb; f, r = f+df, r+dr {
		q := skud.PointIn(r, f)
		if q == board.NoPoint {
			return
		}
		if p.IsKnotted(q) {
			continue
		}
		if cost := d.fillCost(p, i, j, q, kinds, limit); cost < limit {
			d.connect(i, j, up, cost, missingTile{q, kinds})
			if limit = cost; limit <= costReach {
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

// fillCost returns the cost of bringing a tile of one of these kinds to q, other than i and j.
// Results of limit or more need not be exact.
func (d *side) fillCost(p *skud.Position, i, j int, q board.Point, kinds kindSet, limit uint8) uint8 {
	best := uint8(unreachable)
	for _, x := range p.Flowers(d.seat) {
		k := p.Tile(x).Kind()
		if !kinds.has(k) || x == d.at[i] || x == d.at[j] || !k.MayStand(q) {
			continue
		}
		linked := d.linkCounts[x] > 0
		switch reachable := distance(x, q) <= k.Reach() && !p.IsTrapped(x); {
		case reachable && !linked:
			return costReach
		case reachable:
			best = min(best, costBreak)
		case !linked:
			best = min(best, costWalk)
		}
	}
	if best < limit || limit <= costHand {
		return best
	}
	for k := range skud.Kind(8) {
		if kinds.has(k) && p.InHand(d.seat, k) > 0 && k.MayStand(q) {
			return min(best, costHand)
		}
	}
	return best
}

// distance returns the number of steps between two points.
func distance(a, b board.Point) int {
	df := skud.FileOf(a) - skud.FileOf(b)
	dr := skud.RankOf(a) - skud.RankOf(b)
	return max(df, -df) + max(dr, -dr)
}

// findCheapestRing finds the cheapest ring that crosses the ray once: shortest paths that do
// not cross it (Floyd–Warshall), closed by one connection that does.
func (d *side) findCheapestRing() {
	n := d.nodeCount
	canCross := false
	for i := range n {
		for j := range n {
			if d.crossCost[i][j] < unreachable {
				canCross = true
			}
		}
	}
	if !canCross {
		return
	}
	var way [maxNodes][maxNodes]uint8
	var next [maxNodes][maxNodes]uint8 // the node after i on the path to j
	for i := range n {
		for j := range n {
			way[i][j] = d.flatCost[i][j]
			next[i][j] = uint8(j)
		}
		way[i][i] = 0
	}
	for k := range n {
		for i := range n {
			if way[i][k] >= unreachable {
				continue
			}
			for j := range n {
				if w := way[i][k] + way[k][j]; way[k][j] < unreachable && w < way[i][j] {
					way[i][j] = w
					next[i][j] = next[i][k]
				}
			}
		}
	}
	for i := range n {
		for j := range n {
			if d.crossCost[i][j] >= unreachable || way[j][i] >= unreachable {
				continue
			}
			if c := int(d.crossCost[i][j]) + int(way[j][i]); c < d.ringCost {
				d.ringCost, d.crossFrom, d.crossTo = c, i, j
			}
		}
	}
	if d.ringCost < unreachable {
		d.traceRing(&next)
	}
}

// traceRing records the links and the missing tiles of the cheapest ring.
func (d *side) traceRing(next *[maxNodes][maxNodes]uint8) {
	d.addRingStep(d.crossFrom, d.crossTo, d.crossCost[d.crossFrom][d.crossTo], d.crossMissing[d.crossFrom][d.crossTo])
	for at := d.crossTo; at != d.crossFrom; {
		to := int(next[at][d.crossFrom])
		d.addRingStep(at, to, d.flatCost[at][to], d.flatMissing[at][to])
		at = to
	}
}

func (d *side) addRingStep(i, j int, cost uint8, v missingTile) {
	switch {
	case cost == 0 && d.ringLinkCount < len(d.ringLinks):
		d.ringLinks[d.ringLinkCount] = ringLink{d.at[i], d.at[j]}
		d.ringLinkCount++
	case cost > 0 && d.missingCount < len(d.missingTiles):
		d.missingTiles[d.missingCount] = v
		d.missingCount++
	}
}
