package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// maxNodes is the largest number of tiles of a ring that is considered.
const maxNodes = 20

// unreachable is the cost of what is impossible.
const unreachable = 99

// Costs of one more link of a ring, in tenths of a turn.
const (
	costReach = 10 // a flower gets there in one Arrange
	costClear = 11 // an own flower between two tiles in Harmony can leave
	costBreak = 16 // a flower that is in Harmony with others gets there
	costWalk  = 18 // a flower gets there in more than one Arrange
	costHand  = 20 // a flower has to be planted first
)

// side describes the tiles of one player.
type side struct {
	seat       game.Seat
	nodeCount  int // nodes: own basic flowers in bloom and both White Lotuses
	at         [maxNodes]board.Point
	kind       [maxNodes]skud.Kind
	visible    [maxNodes]skud.PointSet
	nextInLine [maxNodes][4]board.Point // next tile in line: west, east, south, north
	index      [256]int8                // of the node on a point, plus 1; 0 for none
	linkCounts [256]uint8               // links of the tile on a point
	midlines   [256]uint8               // of these, those that cross a midline

	links            [80]skud.Harmony // Harmonies that can be part of a ring
	linkCount        int
	harmonies        int // all Harmonies, those through the centre included
	midlineCrossings int // Harmonies that cross a midline
	axes             int // half axes that links cross

	// flatCost[i][j] is the cost of a connection that does not cross the ray, which runs east
	// from the centre just above the x axis; crossCost is that of a connection that crosses it
	// upwards from i to j.
	flatCost     [maxNodes][maxNodes]uint8
	crossCost    [maxNodes][maxNodes]uint8
	flatMissing  [maxNodes][maxNodes]missingTile // the missing tile of each connection
	crossMissing [maxNodes][maxNodes]missingTile // likewise

	ringCost      int            // of the cheapest ring, unreachable if there is none
	crossFrom     int            // node where it crosses the ray upwards
	crossTo       int            // node after the crossing
	missingTiles  [8]missingTile // of the cheapest ring
	missingCount  int
	ringLinks     [20]ringLink // existing links of the cheapest ring
	ringLinkCount int
}

// missingTile is the point where a tile of one of some kinds is missing between two nodes.
type missingTile struct {
	at    board.Point
	kinds kindSet
}

// ringLink is an existing link of a ring.
type ringLink struct{ a, b board.Point }

// kindSet is a set of kinds of tiles.
type kindSet uint8

func (s kindSet) has(k skud.Kind) bool { return s>>k&1 != 0 }

// partners are the kinds that are in Harmony with a kind.
var partners = func() (t [8]kindSet) {
	for a := range skud.Kind(8) {
		for b := range skud.Kind(8) {
			if a.HarmonizesWith(b) {
				t[a] |= 1 << b
			}
		}
	}
	return t
}()

// scan sets up the side of s. list is the Harmonies of both players.
func (d *side) scan(p *skud.Position, s game.Seat, list []skud.Harmony) {
	for i := range d.nodeCount {
		d.index[d.at[i]], d.linkCounts[d.at[i]], d.midlines[d.at[i]] = 0, 0, 0
	}
	d.seat, d.nodeCount, d.linkCount, d.harmonies, d.midlineCrossings, d.axes = s, 0, 0, 0, 0, 0
	for _, at := range p.Flowers(s) {
		if k := p.Tile(at).Kind(); k.Basic() && !at.IsGate() {
			d.addNode(p, at, k)
		}
	}
	for _, o := range [2]game.Seat{game.First, game.Second} {
		if at := p.Lotus(o); at != board.NoPoint && !at.IsGate() {
			d.addNode(p, at, skud.WhiteLotus)
		}
	}
	axes := 0
	for _, h := range list {
		if h.Owner != s {
			continue
		}
		d.harmonies++
		if h.CrossesMidline() {
			d.midlineCrossings++
			d.midlines[h.From]++
			d.midlines[h.To]++
		}
		if !h.TouchesCentre() {
			d.links[d.linkCount] = h
			d.linkCount++
			d.linkCounts[h.From]++
			d.linkCounts[h.To]++
			axes |= halfAxes(h)
		}
	}
	d.axes = axes&1 + axes>>1&1 + axes>>2&1 + axes>>3&1
}

func (d *side) addNode(p *skud.Position, at board.Point, k skud.Kind) {
	if d.nodeCount == maxNodes {
		return
	}
	i := d.nodeCount
	d.nodeCount++
	d.at[i], d.kind[i] = at, k
	d.index[at] = int8(i + 1)
	d.visible[i] = skud.PointSet{}
	d.nextInLine[i] = p.NeighboursInLine(at)
	if !p.IsKnotted(at) {
		p.LineOfSight(at, &d.visible[i])
	}
}

// halfAxes returns the set of half axes that h crosses or meets.
func halfAxes(h skud.Harmony) int {
	ax, ay := h.From.XY()
	bx, by := h.To.XY()
	set := 0
	if ay == by && ax*bx <= 0 {
		if ay > 0 {
			set |= 1
		} else {
			set |= 2
		}
	}
	if ax == bx && ay*by <= 0 {
		if ax > 0 {
			set |= 4
		} else {
			set |= 8
		}
	}
	return set
}

// touchesCentre reports whether the straight segment from a to b touches the centre.
func touchesCentre(ax, ay, bx, by int) bool {
	return ax == 0 && bx == 0 && ay*by <= 0 || ay == 0 && by == 0 && ax*bx <= 0
}

// rayCrossings returns how often the straight segment from a to b crosses the ray upwards.
func rayCrossings(ax, ay, bx, by int) int {
	if ax != bx || ax <= 0 {
		return 0
	}
	switch {
	case ay <= 0 && by > 0:
		return 1
	case ay > 0 && by <= 0:
		return -1
	}
	return 0
}
