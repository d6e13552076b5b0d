package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// standingKi returns those of seat's Ki cubes that are not taken at the end of
// seat's turn (rule 8): one stands at distance 1 or 2 from either Gyoku, or
// beside an enemy Ki cube, or beside an own one that stands for those reasons.
func (p *Position) standingKi(seat game.Seat) uint8 {
	own := p.on & kiSlots & p.ownedBy(seat)
	if own == 0 {
		return 0
	}
	stands := p.firmKi(own)
	if left := own &^ stands; left != 0 && stands != 0 {
		i := bits.TrailingZeros8(left) & 7
		if p.besideAny(stands, p.x[i], p.y[i]) {
			stands |= left
		}
	}
	return stands
}

// firmKi returns those of own, all Ki cubes of one seat, that stand without each other.
func (p *Position) firmKi(own uint8) (firm uint8) {
	enemy := p.on & kiSlots &^ own
	for set := own; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set))
		if x, y := p.x[i&7], p.y[i&7]; p.isWithin(2, 0, x, y) || p.isWithin(2, 1, x, y) || p.besideAny(enemy, x, y) {
			firm |= 1 << i
		}
	}
	return firm
}

// isSupported reports whether a cube of seat other than a Gyoku or a Ki stands on
// x,y at the end of seat's turn, given seat's standing Ki cubes.
func (p *Position) isSupported(seat game.Seat, x, y int32, standing uint8) bool {
	return p.isWithin(1, 0, x, y) || p.isWithin(1, 1, x, y) ||
		p.ki && p.besideAny(standing|p.on&kiSlots&^p.ownedBy(seat), x, y)
}

// Stranded returns the slots of the cubes that seat loses if its turn ends now (rule 8).
func (p *Position) Stranded(seat game.Seat) uint8 {
	own := p.on & p.ownedBy(seat) &^ gyokus
	if own == 0 {
		return 0
	}
	var standing uint8
	if p.ki {
		standing = p.standingKi(seat)
	}
	lost := own & kiSlots &^ standing
	for set := own &^ kiSlots; set != 0; set &= set - 1 {
		if i := bits.TrailingZeros8(set) & 7; !p.isSupported(seat, p.x[i], p.y[i], standing) {
			lost |= 1 << i
		}
	}
	return lost
}

// supporters returns the cubes that hold up the one in slot, which is not a
// Gyoku, at the end of its owner's turn; none when it is stranded.
func (p *Position) supporters(slot uint8) (found uint8) {
	x, y := p.x[slot&7], p.y[slot&7]
	around := int32(1)
	if CubeIn(slot) == KiCube {
		around = 2
	}
	for i := range slotsIn(gyokus) {
		if p.isWithin(around, i, x, y) {
			found |= 1 << i
		}
	}
	own := p.on & kiSlots & p.ownedBy(p.owner(slot))
	holds := p.on & kiSlots &^ own
	if CubeIn(slot) == KiCube {
		holds |= p.firmKi(own)
	} else {
		holds |= p.standingKi(p.owner(slot))
	}
	for i := range slotsIn(holds &^ (1 << slot)) {
		if p.isWithin(1, i, x, y) {
			found |= 1 << i
		}
	}
	return found
}
