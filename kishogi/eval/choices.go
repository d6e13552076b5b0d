package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// span is how far from the own Gyoku cells are told apart.
const (
	span  = 3
	cells = (2*span + 1) * (2*span + 1)
)

// Quiet is the number of kinds of quiet moves: a seat puts a face near its Gyoku, by a
// drop or by a move.
func (b *Board) Quiet() int { return 2 * 2 * kishogi.Faces * cells }

// AppendMoves appends every legal move.
func (b *Board) AppendMoves(dst []engine.Choice) []engine.Choice {
	b.moves = b.pos.AppendMoves(b.moves[:0])
	return b.appendChoices(dst)
}

// AppendLoud appends the captures.
func (b *Board) AppendLoud(dst []engine.Choice) []engine.Choice {
	b.moves = b.pos.AppendCaptures(b.moves[:0])
	return b.appendChoices(dst)
}

func (b *Board) appendChoices(dst []engine.Choice) []engine.Choice {
	us := b.pos.ToMove()
	for _, m := range b.moves {
		choice := engine.Choice{Move: m, Quiet: -1}
		if kishogi.IsCapture(m) {
			choice.Gain = b.gain(m, us)
		} else {
			choice.Quiet = b.kindOf(m, us)
		}
		dst = append(dst, choice)
	}
	return dst
}

// kindOf names a quiet move for the statistics.
func (b *Board) kindOf(m game.Move, us game.Seat) int32 {
	dx, dy := b.pos.Aim(m)
	dx, dy = dx+span, dy+span
	if uint32(dx) > 2*span || uint32(dy) > 2*span {
		dx, dy = min(max(dx, 0), 2*span), min(max(dy, 0), 2*span)
	}
	kind := int32(us)
	if kishogi.IsDrop(m) {
		kind += 2
	}
	return (kind*kishogi.Faces+int32(kishogi.FaceAfter(m)))*cells + dy*(2*span+1) + dx
}

// gain is what a capture seems to bring: the cube, less the capturer if it can be taken there.
func (b *Board) gain(m game.Move, us game.Seat) int32 {
	c := b.pos.ChangeBy(m)
	gain := 2 * worthOwned[kishogi.CubeIn(c.Captured)]
	if c.Slot > 1 && b.pos.Attackers(us.Opponent(), c.X, c.Y) != 0 {
		gain -= worthOwned[kishogi.CubeIn(c.Slot)]
	}
	return int32(gain)
}

// worthOwned is about what a cube is worth.
var worthOwned = [4]int{kishogi.HiCube: 500, kishogi.KakuCube: 450, kishogi.KiCube: 400}
