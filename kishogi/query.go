package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// What searches ask of a position besides what the rules ask.

// AppendCaptures appends those legal moves that capture.
func (p *Position) AppendCaptures(dst []game.Move) []game.Move {
	if p.Placing() || p.on&p.ownedBy(p.toMove.Opponent())&^gyokus == 0 {
		return dst
	}
	v := p.dropContext()
	var buf [maxCandidates]game.Move
	for _, m := range p.appendCandidates(buf[:0], &v) {
		if formOf(m) == formCapture && p.isLegal(&v, m) {
			dst = p.appendFaces(dst, m)
		}
	}
	return dst
}

// WithKi reports whether the Ki cubes are in the game.
func (p *Position) WithKi() bool { return p.ki }

// FieldSlots returns the slots of seat's cubes on the field, a bit each: the Gyoku, which
// stands in the slot that has the number of the seat, and others.
func (p *Position) FieldSlots(seat game.Seat) uint8 { return p.on & p.ownedBy(seat) }

// FaceOf returns what a cube on the field shows.
func (p *Position) FaceOf(slot uint8) Face { return p.face[slot&7] }

// CellOf returns where a cube on the field stands.
func (p *Position) CellOf(slot uint8) (x, y int32) { return p.x[slot&7], p.y[slot&7] }

// Attackers returns the slots of the cubes of by that could go to x,y by their faces'
// moves, the Gyoku included. Neither support nor check is asked.
func (p *Position) Attackers(by game.Seat, x, y int32) (found uint8) {
	for set := p.on & p.ownedBy(by) &^ gyokus; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		if p.canAttack(p.reachOf(i), p.x[i], p.y[i], x, y, p.on) {
			found |= 1 << i
		}
	}
	if g := uint8(by); p.isWithin(1, g, x, y) {
		if o := uint8(by.Opponent()); p.isWithin(2, o, x, y) && !p.isWithin(1, o, x, y) {
			found |= 1 << g
		}
	}
	return found
}

// MoveEffect is what a legal move does.
type MoveEffect struct {
	Drop     bool
	Capture  bool
	Slot     uint8 // the cube that is moved or dropped
	Captured uint8 // the slot of the captured cube, if there is one
	Face     Face  // shown afterwards
	X, Y     int32 // where it stands afterwards
}

// MoveEffect returns what m, a legal move, does before stranded cubes are taken.
func (p *Position) MoveEffect(m game.Move) MoveEffect {
	c := MoveEffect{Slot: slotOf(m), Face: FaceAfter(m)}
	c.X, c.Y = p.target(m)
	switch formOf(m) {
	case formDrop:
		c.Drop, c.Slot = true, p.handSlot(p.toMove, FaceAfter(m).Cube())
	case formCapture:
		c.Capture, c.Captured = true, p.at(c.X, c.Y)
	case formPlace:
		c.Drop, c.Slot = true, uint8(p.toMove)
	}
	return c
}

// IsCapture reports whether a legal move captures.
func IsCapture(m game.Move) bool { return formOf(m) == formCapture }

// IsDrop reports whether a legal move drops a cube.
func IsDrop(m game.Move) bool { return formOf(m) == formDrop }

// TargetFromGyoku returns where a legal move puts a cube, as seen from the Gyoku of the seat to move.
func (p *Position) TargetFromGyoku(m game.Move) (dx, dy int32) {
	x, y := p.target(m)
	return x - p.x[p.toMove&1], y - p.y[p.toMove&1]
}
