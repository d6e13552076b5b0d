package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// The eight cubes have fixed slots: the two Gyoku, the first one First's, then
// two of each other kind, whose owners change. A set of slots is a uint8.
const (
	slots    = 8
	gyokus   = uint8(0b0000_0011)
	kiSlots  = uint8(0b1100_0000)
	noSlot   = slots
	allSlots = uint8(0xff)
)

// CubeIn returns the kind of cube in a slot, on the field or in a hand.
func CubeIn(slot uint8) Cube { return Cube(slot >> 1) }

// Position is what stands on the field and lies in the hands. It is flat: copy
// it by assignment. The zero Position is not valid; see [Start].
type Position struct {
	x, y   [slots]int32 // cells; only of cubes on the field
	face   [slots]Face  // likewise
	on     uint8        // the cubes on the field
	second uint8        // the cubes that Second owns; the others are First's
	toMove game.Seat
	ki     bool  // the Ki cubes are in the game
	width  uint8 // columns and rows of the field; 0 when it is open
	height uint8
	// absent are other cubes that the game is played without, for studies of smaller games.
	absent uint8
}

// Start returns the position before the first placement. A width of 0 is an open field.
func Start(ki bool, width, height int) Position {
	return Position{second: 0b1010_1010, ki: ki, width: uint8(width), height: uint8(height)}
}

// Without returns the position before the first placement of a smaller game, without the cubes
// of a kind.
func (p Position) Without(c Cube) Position {
	p.absent |= 3 << (2 * c)
	return p
}

// ToMove returns the seat to act.
func (p *Position) ToMove() game.Seat { return p.toMove }

// MidTurn is always false: a turn is one move.
func (p *Position) MidTurn() bool { return false }

// EndsTurn is always true.
func (p *Position) EndsTurn(game.Move) bool { return true }

// Placing reports whether a Gyoku is still to be placed.
func (p *Position) Placing() bool { return p.on&gyokus != gyokus }

// ownedBy returns the cubes of seat, on the field and in the hand.
func (p *Position) ownedBy(seat game.Seat) uint8 {
	if seat == game.Second {
		return p.second
	}
	return ^p.second
}

// inPlay returns the cubes that the game is played with.
func (p *Position) inPlay() uint8 {
	if p.ki {
		return allSlots &^ p.absent
	}
	return allSlots &^ (kiSlots | p.absent)
}

// HandSlots returns the slots of the cubes in the hand of seat, a bit each; a Gyoku is never
// in one.
func (p *Position) HandSlots(seat game.Seat) uint8 {
	return p.inPlay() & p.ownedBy(seat) &^ p.on &^ gyokus
}

// handSlot returns a cube of this kind in the hand of seat, or noSlot.
func (p *Position) handSlot(seat game.Seat, c Cube) uint8 {
	return uint8(bits.TrailingZeros8(p.HandSlots(seat) & (3 << (2 * c))))
}

// at returns the cube on a cell, or noSlot.
func (p *Position) at(x, y int32) uint8 {
	for set := p.on; set != 0; set &= set - 1 {
		if i := uint8(bits.TrailingZeros8(set)) & 7; p.x[i] == x && p.y[i] == y {
			return i
		}
	}
	return noSlot
}

// onField reports whether the field has a cell x,y.
func (p *Position) onField(x, y int32) bool {
	return p.width == 0 || uint32(x) < uint32(p.width) && uint32(y) < uint32(p.height)
}

// isWithin reports whether x,y is at most distance cells from the cube in slot.
func (p *Position) isWithin(distance int32, slot uint8, x, y int32) bool {
	slot &= 7
	return uint32(p.x[slot]-x+distance) <= uint32(2*distance) && uint32(p.y[slot]-y+distance) <= uint32(2*distance)
}

// besideAny reports whether x,y is beside (or on) one of the cubes in set.
func (p *Position) besideAny(set uint8, x, y int32) bool {
	for ; set != 0; set &= set - 1 {
		if p.isWithin(1, uint8(bits.TrailingZeros8(set)), x, y) {
			return true
		}
	}
	return false
}

// addToHand puts a cube into the hand of seat.
func (p *Position) addToHand(set uint8, seat game.Seat) {
	p.on &^= set
	if seat == game.Second {
		p.second |= set
	} else {
		p.second &^= set
	}
}

// putCube sets a cube on the field.
func (p *Position) putCube(slot uint8, face Face, x, y int32) {
	slot &= 7
	p.x[slot], p.y[slot], p.face[slot] = x, y, face
	p.on |= 1 << slot
}

// Do makes a move that AppendMoves lists.
func (p *Position) Do(m game.Move) {
	us := p.toMove
	if formOf(m) == formPlace {
		x, y := p.target(m)
		p.putCube(uint8(us), Gyoku, x, y)
	} else {
		p.applyMove(m)
		p.addToHand(p.Stranded(us), us.Opponent())
	}
	p.toMove = us.Opponent()
}
