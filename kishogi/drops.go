package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// dropContext is what AppendMoves, CountLegalTurns and Sample ask of a position before they
// look at single moves.
type dropContext struct {
	us, them   game.Seat
	standingKi uint8 // own Ki cubes that stand unless a Gyoku, a Ki cube or its support moves
	// gyokuSafe: the own Gyoku is not attacked once the own stranded cubes are gone,
	// so it is not after a drop either.
	gyokuSafe bool
	// noSlidersAim: no enemy cube slides along a line on which the own Gyoku is, so no
	// cube of ours holds one off and any of them may go.
	noSlidersAim bool
}

func (p *Position) dropContext() dropContext {
	us := p.toMove
	v := dropContext{us: us, them: us.Opponent(), gyokuSafe: true, noSlidersAim: true}
	if p.ki {
		v.standingKi = p.standingKi(us)
	}
	on := p.on &^ p.Stranded(us)
	gx, gy := p.x[us&1], p.y[us&1]
	for set := p.on &^ p.ownedBy(us) &^ gyokus; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		way := p.reachOf(i)
		if p.canSlide(way, gx-p.x[i], gy-p.y[i]) {
			v.noSlidersAim = false
		}
		if p.canAttack(way, p.x[i], p.y[i], gx, gy, on) {
			v.gyokuSafe, v.noSlidersAim = false, false
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
		if a := uint8(bits.TrailingZeros8(set)); p.isWithin(z.around(a), a, x, y) {
			return a
		}
	}
	return noSlot
}

// canDrop reports whether a cube of this kind may be dropped on x,y, a cell of
// its zone on the field, whatever face it shows.
func (p *Position) canDrop(v *dropContext, c Cube, x, y int32) bool {
	if p.isWithin(1, uint8(v.them), x, y) || p.at(x, y) != noSlot {
		return false
	}
	if !v.gyokuSafe {
		// Rare, so in full: put one there and see.
		q := *p
		slot := q.handSlot(v.us, c)
		q.putCube(slot, firstFace(c), x, y)
		lost := q.Stranded(v.us)
		return lost>>slot&1 == 0 && q.attackers(v.us, q.on&^lost) == 0
	}
	if p.isWithin(1, uint8(v.us), x, y) {
		return true
	}
	if c != KiCube {
		return p.isSupported(v.us, x, y, v.standingKi)
	}
	enemyKi := p.on & kiSlots &^ p.ownedBy(v.us)
	return p.isWithin(2, 0, x, y) || p.isWithin(2, 1, x, y) || p.besideAny(enemyKi|v.standingKi, x, y)
}

// facesFor returns the faces, a bit each from the cube's first, with which a
// cube of seat on x,y does not attack the enemy Gyoku. The own stranded cubes still
// stand in the way (rule 6).
func (p *Position) facesFor(v *dropContext, c Cube, x, y int32) uint8 {
	ex, ey := p.x[v.them&1], p.y[v.them&1]
	dx, dy := ex-x, ey-y
	checks := &dropChecks[v.us&1][c]
	var near, sliding uint8
	if uint32(dx+2) <= 4 && uint32(dy+2) <= 4 {
		near = checks.near[(dy+2)*5+dx+2]
	}
	if d, _, ok := directionTo(dx, dy); ok {
		if sliding = checks.slide[d]; sliding&^near != 0 && p.hasBetween(x, y, ex, ey, p.on) {
			sliding = 0
		}
	}
	return allFaces &^ (near | sliding)
}

// dropChecks are the faces of a cube that attack, by displacement and by direction.
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

// dropCell is a cell on which a cube of one kind may be dropped.
type dropCell struct {
	drop  game.Move // without a face
	cube  Cube
	faces uint8 // those it may show, a bit each from the cube's first; never 0
}

// maxDropCells is the cells of all drop zones (25 around the Gyoku and 9 around each
// of two Ki cubes) for three kinds of cube.
const maxDropCells = 3 * (25 + 2*9)

// appendDropCells appends the drops that are legal, by cell and kind of cube.
func (p *Position) appendDropCells(dst []dropCell, v *dropContext) []dropCell {
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
					if !p.onField(x, y) || p.anchorOf(zone, x, y) != a || !p.canDrop(v, c, x, y) {
						continue
					}
					if faces := p.facesFor(v, c, x, y); faces != 0 {
						dst = append(dst, dropCell{newDrop(a, dx, dy), c, faces})
					}
				}
			}
		}
	}
	return dst
}
