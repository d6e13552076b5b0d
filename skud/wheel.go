package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// blocked stands for a gate or a place beyond the rim in a picture of what
// surrounds a Wheel: it stops a line and is in line with nothing.
const blocked Tile = tiles - 1

// canUseWheel reports whether a Wheel may be used on the empty point at.
func (p *Position) canUseWheel(at board.Point) bool {
	f, r := fileOf[at], rankOf[at]
	window := uint32(7) << (f - 1)
	if (p.rows[r-1]|p.rows[r]|p.rows[r+1])&window == 0 {
		return true
	}
	fault, _, _ := p.wheelFault(at)
	return fault == wheelFine
}

// wheelResult is whether a Wheel may be used, or what is against it.
type wheelResult uint8

const (
	wheelFine wheelResult = iota
	wheelGrowing
	wheelRock
	wheelRim
	wheelGate
	wheelGarden
	wheelDisharmony
)

// wheelFault finds the first reason against a Wheel on the empty point at, and
// the point of the tile concerned and where the Wheel would turn it.
func (p *Position) wheelFault(at board.Point) (fault wheelResult, on, to board.Point) {
	var turned [board.Directions]Tile // what stands around afterwards
	ring := &around[at]
	for d, q := range ring {
		next := (d + 1) % int(board.Directions)
		if q == board.NoPoint {
			continue
		}
		t := p.tile[q]
		if t == NoTile {
			continue
		}
		k, to := t.Kind(), ring[next]
		switch {
		case q.IsGate():
			return wheelGrowing, q, to
		case k == Rock:
			return wheelRock, q, to
		case to == board.NoPoint:
			return wheelRim, q, to
		case to.IsGate():
			return wheelGate, q, to
		case !k.mayStand(to):
			return wheelGarden, q, to
		}
		turned[next] = t
	}
	for d, q := range ring {
		if q == board.NoPoint || q.IsGate() {
			turned[d] = blocked
		}
	}
	if p.turningCausesDisharmony(at, &turned) {
		return wheelDisharmony, at, at
	}
	return wheelFine, at, at
}

// turningCausesDisharmony looks for a Disharmony in the three rows and the three columns
// around at when turned stands there and the Wheel in the middle.
func (p *Position) turningCausesDisharmony(at board.Point, turned *[board.Directions]Tile) bool {
	const n, ne, e, se, s, sw, w, nw = board.North, board.NorthEast, board.East, board.SouthEast,
		board.South, board.SouthWest, board.West, board.NorthWest
	f, r := int(fileOf[at]), int(rankOf[at])
	rows := [3][3]Tile{
		{turned[sw], turned[s], turned[se]}, {turned[w], blocked, turned[e]}, {turned[nw], turned[n], turned[ne]}}
	columns := [3][3]Tile{
		{turned[sw], turned[w], turned[nw]}, {turned[s], blocked, turned[n]}, {turned[se], turned[e], turned[ne]}}
	for i := range 3 {
		row := p.rows[r-1+i]
		before := NoTile
		if f > 1 {
			before = p.tile[PointIn(r-1+i, highest(row&(1<<(f-1)-1)))]
		}
		after := p.tile[PointIn(r-1+i, lowest(row&^(4<<f-1)))]
		if chainHasDisharmony(before, rows[i], after) {
			return true
		}
		column := p.columns[f-1+i]
		before = NoTile
		if r > 1 {
			before = p.tile[PointIn(highest(column&(1<<(r-1)-1)), f-1+i)]
		}
		after = p.tile[PointIn(lowest(column&^(4<<r-1)), f-1+i)]
		if chainHasDisharmony(before, columns[i], after) {
			return true
		}
	}
	return false
}

// chainHasDisharmony reports whether two tiles that follow each other on a line are in Disharmony.
func chainHasDisharmony(before Tile, inside [3]Tile, after Tile) bool {
	for _, t := range inside {
		if t == NoTile {
			continue
		}
		if relationOf(before, t) == disharmony {
			return true
		}
		before = t
	}
	return relationOf(before, after) == disharmony
}

// useWheel turns what surrounds the Wheel that s puts on at.
func (p *Position) useWheel(at board.Point, s game.Seat) {
	ring := &around[at]
	var lifted [board.Directions]Tile
	for d, q := range ring {
		if q != board.NoPoint && p.tile[q] != NoTile {
			lifted[d] = p.removeTile(q)
		}
	}
	for d, t := range lifted {
		if t != NoTile {
			p.putTile(ring[(d+1)%int(board.Directions)], t)
		}
	}
	p.putTile(at, tileOf(Wheel, s))
}
