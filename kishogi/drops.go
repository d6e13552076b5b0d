package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// free is what AppendMoves, CountTurns and Sample ask of a position before they
// look at single moves.
type free struct {
	us, them game.Seat
	standing uint8 // own Ki cubes that stand unless a Gyoku, a Ki cube or its support moves
	// safe: the own Gyoku is not attacked once the own stranded cubes are gone,
	// so it is not after a drop either.
	safe bool
	// calm: no enemy cube slides along a line on which the own Gyoku is, so no
	// cube of ours holds one off and any of them may go.
	calm bool
}

func (p *Position) look() free {
	us := p.toMove
	v := free{us: us, them: us.Opponent(), safe: true, calm: true}
	if p.ki {
		v.standing = p.standingKi(us)
	}
	on := p.on &^ p.stranded(us)
	gx, gy := p.x[us&1], p.y[us&1]
	for set := p.on &^ p.ownedBy(us) &^ gyokus; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		way := p.reachOf(i)
		if p.slides(way, gx-p.x[i], gy-p.y[i]) {
			v.calm = false
		}
		if p.attacks(way, p.x[i], p.y[i], gx, gy, on) {
			v.safe, v.calm = false, false
		}
	}
	return v
}

// dropZone is the cells where a cube may fall, as squares of cells around anchors:
// the own Gyoku, for a Ki cube two cells wide, and the own Ki cubes.
type dropZone struct {
	anchors uint8
	radius  int32 // around the Gyoku; 1 around Ki cubes
}

func (p *Position) dropZone(us game.Seat, c Cube) dropZone {
	z := dropZone{anchors: 1 << us, radius: 1}
	if p.ki {
		z.anchors |= p.on & kiSlots & p.ownedBy(us)
		if c == KiCube {
			z.radius = 2
		}
	}
	return z
}

func (z dropZone) around(anchor uint8) int32 {
	if anchor < 2 {
		return z.radius
	}
	return 1
}

// anchorOf returns the first anchor of the zone that reaches x,y, or noSlot.
func (p *Position) anchorOf(z dropZone, x, y int32) uint8 {
	for set := z.anchors; set != 0; set &= set - 1 {
		if a := uint8(bits.TrailingZeros8(set)); p.within(z.around(a), a, x, y) {
			return a
		}
	}
	return noSlot
}

// mayFall reports whether a cube of this kind may be dropped on x,y, a cell of
// its zone on the field, whatever face it shows.
func (p *Position) mayFall(v *free, c Cube, x, y int32) bool {
	if p.within(1, uint8(v.them), x, y) || p.at(x, y) != noSlot {
		return false
	}
	if !v.safe {
		// Rare, so in full: put one there and see.
		q := *p
		slot := q.handSlot(v.us, c)
		q.put(slot, firstFace(c), x, y)
		lost := q.stranded(v.us)
		return lost>>slot&1 == 0 && q.attackers(v.us, q.on&^lost) == 0
	}
	if p.within(1, uint8(v.us), x, y) {
		return true
	}
	if c != KiCube {
		return p.supported(v.us, x, y, v.standing)
	}
	enemyKi := p.on & kiSlots &^ p.ownedBy(v.us)
	return p.within(2, 0, x, y) || p.within(2, 1, x, y) || p.besideAny(enemyKi|v.standing, x, y)
}

// facesFor returns the faces, a bit each from the cube's first, with which a
// cube of seat on x,y does not attack the enemy Gyoku. The own stranded cubes still
// stand in the way (rule 6).
func (p *Position) facesFor(v *free, c Cube, x, y int32) uint8 {
	ex, ey := p.x[v.them&1], p.y[v.them&1]
	dx, dy := ex-x, ey-y
	checks := &dropChecks[v.us&1][c]
	var near, sliding uint8
	if uint32(dx+2) <= 4 && uint32(dy+2) <= 4 {
		near = checks.near[(dy+2)*5+dx+2]
	}
	if d, _, ok := heading(dx, dy); ok {
		if sliding = checks.slide[d]; sliding&^near != 0 && p.between(x, y, ex, ey, p.on) {
			sliding = 0
		}
	}
	return allFaces &^ (near | sliding)
}

// dropChecks tells by displacement and by direction which faces of a cube attack.
var dropChecks = func() (t [2][4]struct {
	near  [25]uint8
	slide [compass]uint8
}) {
	for seat := range t {
		for c := HiCube; c <= KiCube; c++ {
			for i := range Face(facesPerCube) {
				way := &reaches[seat][firstFace(c)+i]
				for n := range t[seat][c].near {
					t[seat][c].near[n] |= uint8(way.near>>n&1) << i
				}
				for d := range compass {
					t[seat][c].slide[d] |= uint8(way.slide>>d&1) << i
				}
			}
		}
	}
	return t
}()

// fall is a cell on which a cube of one kind may be dropped.
type fall struct {
	drop  game.Move // without a face
	cube  Cube
	faces uint8 // those it may show, a bit each from the cube's first; never 0
}

// maxFalls is the cells of all drop zones (25 around the Gyoku and 9 around each
// of two Ki cubes) for three kinds of cube.
const maxFalls = 3 * (25 + 2*9)

// appendFalls appends the drops that are legal, by cell and kind of cube.
func (p *Position) appendFalls(dst []fall, v *free) []fall {
	for c := HiCube; c <= KiCube; c++ {
		if p.handSlot(v.us, c) == noSlot {
			continue
		}
		zone := p.dropZone(v.us, c)
		for set := zone.anchors; set != 0; set &= set - 1 {
			a := uint8(bits.TrailingZeros8(set)) & 7
			radius := zone.around(a)
			for dy := -radius; dy <= radius; dy++ {
				for dx := -radius; dx <= radius; dx++ {
					x, y := p.x[a]+dx, p.y[a]+dy
					if !p.onField(x, y) || p.anchorOf(zone, x, y) != a || !p.mayFall(v, c, x, y) {
						continue
					}
					if faces := p.facesFor(v, c, x, y); faces != 0 {
						dst = append(dst, fall{newDrop(a, dx, dy), c, faces})
					}
				}
			}
		}
	}
	return dst
}
