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
	gx, gy := b.pos.CellOf(uint8(us))
	for _, m := range b.moves {
		c := b.pos.ChangeBy(m)
		choice := engine.Choice{Move: m}
		if c.Capture {
			choice.Gain = b.gain(&c, us)
			choice.Quiet = -1
		} else {
			choice.Quiet = kindOf(&c, us, c.X-gx, c.Y-gy)
		}
		dst = append(dst, choice)
	}
	return dst
}

// kindOf names a quiet move for the statistics.
func kindOf(c *kishogi.Change, us game.Seat, dx, dy int32) int32 {
	dx, dy = min(max(dx, -span), span)+span, min(max(dy, -span), span)+span
	kind := int32(us)
	if c.Drop {
		kind += 2
	}
	return (kind*kishogi.Faces+int32(c.Face))*cells + dy*(2*span+1) + dx
}

// gain is what a capture seems to bring: the cube, less the capturer if it can be taken there.
func (b *Board) gain(c *kishogi.Change, us game.Seat) int32 {
	gain := 2 * worthOwned[kishogi.CubeIn(c.Captured)]
	if c.Slot > 1 && b.pos.Attackers(us.Opponent(), c.X, c.Y) != 0 {
		gain -= worthOwned[kishogi.CubeIn(c.Slot)]
	}
	return int32(gain)
}

// worthOwned is about what a cube is worth.
var worthOwned = [4]int{kishogi.HiCube: 500, kishogi.KakuCube: 450, kishogi.KiCube: 400}
