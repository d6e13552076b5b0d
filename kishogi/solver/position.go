package solver

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Number returns the number of a position; false while a Gyoku is still to be placed, and for positions that no
// game can have.
func (ix *Index) Number(p *kishogi.Position) (uint64, bool) {
	if p.Placing() || p.WithKi() {
		return 0, false
	}
	own := p.ToMove()
	ox, oy := p.CellOf(uint8(own))
	ex, ey := p.CellOf(uint8(own.Opponent()))
	sign := int32(1)
	if own == game.Second {
		sign = -1
	}
	f := field{ix.Solved.Width, ix.Solved.Height}
	x, y := f.column(int(ox)), f.row(int(oy))
	if own == game.Second {
		x, y = f.column(f.width-1-int(ox)), f.row(f.height-1-int(oy))
	}
	to := ix.linkTo(f, x, y, int(sign*(ex-ox)), int(sign*(ey-oy)))
	if to.frame == noFrame {
		return 0, false
	}
	q := placement{frame: to.frame}
	for owner, seat := range []game.Seat{own, own.Opponent()} {
		for set := p.FieldSlots(seat); set != 0; set &= set - 1 {
			slot := uint8(bits.TrailingZeros8(set))
			face := p.FaceOf(slot)
			if face == kishogi.Gyoku {
				continue
			}
			cx, cy := p.CellOf(slot)
			at := cellAt(int(sign*(cx-ox)), int(sign*(cy-oy)))
			if at == noCell || q.n == maxCubes {
				return 0, false
			}
			kind := int(face.Cube() - kishogi.HiCube)
			q.addCube(at, newCode(kind, owner, int(face-kishogi.Hi)%facesPerCube))
		}
		for set := p.HandSlots(seat); set != 0; set &= set - 1 {
			q.hand[owner][kishogi.CubeIn(uint8(bits.TrailingZeros8(set)))-kishogi.HiCube]++
		}
	}
	if to.mirrored {
		q.mirror()
	}
	return ix.rank(&q)
}

// linkTo returns the frame of two Gyoku, as the seat to move sees them.
func (ix *Index) linkTo(f field, x, y, dx, dy int) link {
	for i := range ix.frames {
		fr := &ix.frames[i]
		if fr.dy != dy || fr.y != y {
			continue
		}
		if fr.x == x && fr.dx == dx {
			return link{int32(i), false}
		}
		if fr.x == f.mirror(x) && fr.dx == -dx {
			return link{int32(i), true}
		}
	}
	return link{frame: noFrame}
}

// PositionSetup returns the position with a number, with Black to move; see [kishogi.PositionSetup.Position].
func (ix *Index) PositionSetup(number uint64) kishogi.PositionSetup {
	var p placement
	ix.unrank(&ix.blocks[ix.blockOf(number)], number, &p)
	fr := &ix.frames[p.frame]
	s := kishogi.PositionSetup{Width: ix.Solved.Width, Height: ix.Solved.Height}
	s.Field[us] = []kishogi.PlacedCube{{Face: kishogi.Gyoku, X: fr.x, Y: fr.y}}
	s.Field[them] = []kishogi.PlacedCube{{Face: kishogi.Gyoku, X: fr.x + fr.dx, Y: fr.y + fr.dy}}
	for i := range int(p.n) {
		c, at := p.codes[i], p.cells[i]
		face := kishogi.Hi + kishogi.Face(kindOf(c)*facesPerCube+faceOf(c))
		s.Field[ownerOf(c)] = append(s.Field[ownerOf(c)], kishogi.PlacedCube{Face: face, X: fr.x + columnOf(at), Y: fr.y + rowOf(at)})
	}
	for owner := range p.hand {
		for kind, n := range p.hand[owner] {
			for range n {
				s.Hands[owner] = append(s.Hands[owner], kishogi.HiCube+kishogi.Cube(kind))
			}
		}
	}
	if ix.Solved.Hi == 0 {
		s.Absent = append(s.Absent, kishogi.HiCube)
	}
	if ix.Solved.Kaku == 0 {
		s.Absent = append(s.Absent, kishogi.KakuCube)
	}
	return s
}
