package kishogi

import "github.com/teahouse-games/teahouse/game"

// A move is packed into 32 bits, lowest first:
//
//	form 2 | slot 3 | direction 4 | face 5 | distance 18
//
// slot is the cube that moves; of a drop the cube beside which it falls, and
// then distance holds the displacement from it; face is what the cube shows
// afterwards. A placement holds the cell, the second one the displacement from
// the first Gyoku.
type moveForm uint32

const (
	formDrop moveForm = iota
	formMove
	formCapture
	formPlace
)

const (
	slotShift      = 2
	directionShift = 5
	faceShift      = 9
	distanceShift  = 14
	maxDistance    = 1<<18 - 1

	halfCell = 6 // bits of one coordinate in a drop or placement
	cellMask = 1<<halfCell - 1
	offset   = 2 // added to displacements, which are at most 2
)

func newMove(kind moveForm, slot uint8, direction int, distance int32) game.Move {
	return game.Move(uint32(kind) | uint32(slot)<<slotShift | uint32(direction)<<directionShift | uint32(distance)<<distanceShift)
}

func newDrop(beside uint8, dx, dy int32) game.Move {
	return game.Move(uint32(formDrop) | uint32(beside)<<slotShift | cell(dx+offset, dy+offset))
}

func newPlacement(x, y int32) game.Move {
	return game.Move(uint32(formPlace) | cell(x, y))
}

func cell(x, y int32) uint32 {
	return uint32(x)<<distanceShift | uint32(y)<<(distanceShift+halfCell)
}

func withFace(m game.Move, face Face) game.Move { return m | game.Move(face)<<faceShift }

// FaceAfter returns what the cube shows that a legal move moves or drops.
func FaceAfter(m game.Move) Face { return Face(m>>faceShift) & 31 }

func formOf(m game.Move) moveForm   { return moveForm(m & 3) }
func slotOf(m game.Move) uint8      { return uint8(m>>slotShift) & 7 }
func directionOf(m game.Move) uint8 { return uint8(m>>directionShift) & 15 }
func cellOf(m game.Move) (x, y int32) {
	return int32(m>>distanceShift) & cellMask, int32(m>>(distanceShift+halfCell)) & cellMask
}

// target returns the cell where m puts a cube.
func (p *Position) target(m game.Move) (x, y int32) {
	switch formOf(m) {
	case formPlace:
		x, y = cellOf(m)
		if p.toMove == game.Second {
			x, y = x-offset+p.x[0], y-offset+p.y[0]
		}
	case formDrop:
		x, y = cellOf(m)
		slot := slotOf(m)
		x, y = x-offset+p.x[slot], y-offset+p.y[slot]
	default:
		slot, way, n := slotOf(m), delta[directionOf(m)], int32(m>>distanceShift)
		x, y = p.x[slot]+n*way[0], p.y[slot]+n*way[1]
	}
	return x, y
}

// applyMove makes a drop, move or capture up to the point where stranded cubes are
// taken, and returns the slot of the cube that was dropped or moved.
func (p *Position) applyMove(m game.Move) uint8 {
	x, y := p.target(m)
	slot := slotOf(m)
	switch formOf(m) {
	case formDrop:
		slot = p.handSlot(p.toMove, FaceAfter(m).Cube())
	case formCapture:
		p.addToHand(1<<p.at(x, y), p.toMove)
	}
	p.putCube(slot, FaceAfter(m), x, y)
	return slot
}
