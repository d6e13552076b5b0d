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
	enemy := p.on & kiSlots &^ own
	var stands uint8
	for set := own; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set))
		if x, y := p.x[i&7], p.y[i&7]; p.within(2, 0, x, y) || p.within(2, 1, x, y) || p.besideAny(enemy, x, y) {
			stands |= 1 << i
		}
	}
	if left := own &^ stands; left != 0 && stands != 0 {
		i := bits.TrailingZeros8(left) & 7
		if p.besideAny(stands, p.x[i], p.y[i]) {
			stands |= left
		}
	}
	return stands
}

// supported reports whether a cube of seat other than a Gyoku or a Ki stands on
// x,y at the end of seat's turn, given seat's standing Ki cubes.
func (p *Position) supported(seat game.Seat, x, y int32, standing uint8) bool {
	return p.within(1, 0, x, y) || p.within(1, 1, x, y) ||
		p.ki && p.besideAny(standing|p.on&kiSlots&^p.ownedBy(seat), x, y)
}

// stranded returns the cubes that seat loses at the end of its turn (rule 8).
func (p *Position) stranded(seat game.Seat) uint8 {
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
		if i := bits.TrailingZeros8(set) & 7; !p.supported(seat, p.x[i], p.y[i], standing) {
			lost |= 1 << i
		}
	}
	return lost
}
