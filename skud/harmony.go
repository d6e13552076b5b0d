package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Harmony is two tiles in Harmony: From is the western or southern one.
type Harmony struct {
	From, To board.Point
	Owner    game.Seat
}

// maxHarmonies is how many there can be: every tile has at most one to the
// east and one to the north.
const maxHarmonies = 80

// rowHarmony and columnHarmony say whose Harmony two points in line form: the
// bond of their tiles unless a Rock or a Knotweed cancels it.

func (p *Position) rowHarmony(a, b board.Point) relation {
	h := relationOf(p.tile[a], p.tile[b]) & anyHarmony
	if h == 0 || p.rockOnRow(a) || p.IsKnotted(a) || p.IsKnotted(b) {
		return 0
	}
	return h
}

func (p *Position) columnHarmony(a, b board.Point) relation {
	h := relationOf(p.tile[a], p.tile[b]) & anyHarmony
	if h == 0 || p.rockOnColumn(a) || p.IsKnotted(a) || p.IsKnotted(b) {
		return 0
	}
	return h
}

// Harmonies appends the Harmonies of both players.
func (p *Position) Harmonies(dst []Harmony) []Harmony {
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if at.IsGate() {
				continue
			}
			if to := p.east(at); to != board.NoPoint {
				if h := p.rowHarmony(at, to); h != 0 {
					dst = append(dst, Harmony{at, to, game.Seat(h >> 1)})
				}
			}
			if to := p.north(at); to != board.NoPoint {
				if h := p.columnHarmony(at, to); h != 0 {
					dst = append(dst, Harmony{at, to, game.Seat(h >> 1)})
				}
			}
		}
	}
	return dst
}

// countHarmonies counts each player's Harmonies.
func (p *Position) countHarmonies() (n [2]int) {
	var list [maxHarmonies]Harmony
	for _, h := range p.Harmonies(list[:0]) {
		n[h.Owner]++
	}
	return n
}

// CrossesMidline reports whether the end points lie strictly on both sides of
// an axis; a Harmony along an axis never crosses the other one for this count.
func (h Harmony) CrossesMidline() bool {
	ax, ay := h.From.XY()
	bx, by := h.To.XY()
	if ay == by {
		return ay != 0 && ax < 0 && bx > 0
	}
	return ax != 0 && ay < 0 && by > 0
}

// countCrossing counts each player's Harmonies that cross a midline.
func (p *Position) countCrossing() (n [2]int) {
	var list [maxHarmonies]Harmony
	for _, h := range p.Harmonies(list[:0]) {
		if h.CrossesMidline() {
			n[h.Owner]++
		}
	}
	return n
}
