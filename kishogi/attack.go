package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// directionTo returns the direction of a displacement that lies on a line, and
// its length; ok is false for any other.
func directionTo(dx, dy int32) (d int, n int32, ok bool) {
	switch {
	case dx == 0 && dy > 0:
		return 0, dy, true
	case dx == 0 && dy < 0:
		return 4, -dy, true
	case dy == 0 && dx > 0:
		return 2, dx, true
	case dy == 0 && dx < 0:
		return 6, -dx, true
	case dx == dy && dx > 0:
		return 1, dx, true
	case dx == dy && dx < 0:
		return 5, -dx, true
	case dx == -dy && dx > 0:
		return 3, dx, true
	case dx == -dy && dx < 0:
		return 7, -dx, true
	}
	return 0, 0, false
}

// reachOf returns how the cube in slot moves.
func (p *Position) reachOf(slot uint8) *faceReach {
	return &reaches[p.second>>slot&1][p.face[slot&7]]
}

// canAttack reports whether a cube that reaches like way and stands on fx,fy could
// go to tx,ty, when the cubes in on stand in the way.
func (p *Position) canAttack(way *faceReach, fx, fy, tx, ty int32, on uint8) bool {
	dx, dy := tx-fx, ty-fy
	if uint32(dx+2) <= 4 && uint32(dy+2) <= 4 && way.near&nearBit(dx, dy) != 0 {
		return true
	}
	return p.canSlide(way, dx, dy) && !p.hasBetween(fx, fy, tx, ty, on)
}

// canSlide reports whether way slides along the displacement, were the line empty.
func (p *Position) canSlide(way *faceReach, dx, dy int32) bool {
	if way.slide == 0 {
		return false
	}
	d, _, ok := directionTo(dx, dy)
	return ok && way.slide>>d&1 != 0
}

// hasBetween reports whether one of the cubes in on stands strictly between two
// cells of one line.
func (p *Position) hasBetween(fx, fy, tx, ty int32, on uint8) bool {
	d, n, _ := directionTo(tx-fx, ty-fy)
	for set := on; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set) & 7
		if e, k, ok := directionTo(p.x[i]-fx, p.y[i]-fy); ok && e == d && k < n {
			return true
		}
	}
	return false
}

// attackers returns the enemy cubes that attack the Gyoku of seat when only the
// cubes in on are there.
func (p *Position) attackers(seat game.Seat, on uint8) uint8 {
	gx, gy := p.x[seat&1], p.y[seat&1]
	var found uint8
	for set := on &^ p.ownedBy(seat) &^ gyokus; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		if p.canAttack(p.reachOf(i), p.x[i], p.y[i], gx, gy, on) {
			found |= 1 << i
		}
	}
	return found
}

// InCheck reports whether the Gyoku of the seat to move is attacked.
func (p *Position) InCheck() bool {
	return !p.Placing() && p.attackers(p.toMove, p.on) != 0
}

// MayCheck reports whether the enemy Gyoku may be attacked after a legal move: false if it is
// certainly not.
func (p *Position) MayCheck(m game.Move) bool {
	us := p.toMove
	if p.Placing() {
		return false
	}
	ex, ey := p.x[us.Opponent()&1], p.y[us.Opponent()&1]
	slot := uint8(noSlot)
	if formOf(m) != formDrop { // what is dropped attacks no Gyoku (rule 6)
		slot = slotOf(m)
		x, y := p.target(m)
		way := &reaches[us&1][FaceAfter(m)]
		if slot > 1 && p.canAttack(way, x, y, ex, ey, 0) {
			return true
		}
	}
	// What goes, or is taken at the end of the turn, may have stood in the way of another cube.
	for set := p.on & p.ownedBy(us) &^ gyokus; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		if i != slot && p.canSlide(p.reachOf(i), ex-p.x[i], ey-p.y[i]) {
			return true
		}
	}
	return false
}
