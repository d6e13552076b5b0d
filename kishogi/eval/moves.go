package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Cells are distinguished up to this distance from the own Gyoku.
const (
	maxDistance   = 3
	neighbourhood = (2*maxDistance + 1) * (2*maxDistance + 1)
)

// MayCheck reports whether the enemy Gyoku may be attacked after a legal move.
func (b *Board) MayCheck(m game.Move) bool { return b.pos.MayCheck(m) }

// HistorySize returns the number of history indices: a seat puts a face on a cell near its Gyoku, by
// a drop or by a move.
func (b *Board) HistorySize() int { return 2 * 2 * kishogi.Faces * neighbourhood }

// AppendMoves appends every legal move.
func (b *Board) AppendMoves(dst []engine.ScoredMove) []engine.ScoredMove {
	b.moves = b.pos.AppendMoves(b.moves[:0])
	return b.appendScored(dst)
}

// AppendNoisy appends the captures.
func (b *Board) AppendNoisy(dst []engine.ScoredMove) []engine.ScoredMove {
	b.moves = b.pos.AppendCaptures(b.moves[:0])
	return b.appendScored(dst)
}

func (b *Board) appendScored(dst []engine.ScoredMove) []engine.ScoredMove {
	us := b.pos.ToMove()
	for _, m := range b.moves {
		choice := engine.ScoredMove{Move: m, HistoryIndex: -1}
		if kishogi.IsCapture(m) {
			choice.OrderScore = b.gain(m, us)
		} else {
			choice.HistoryIndex = b.historyIndex(m, us)
		}
		dst = append(dst, choice)
	}
	return dst
}

// historyIndex returns the history index of a quiet move.
func (b *Board) historyIndex(m game.Move, us game.Seat) int32 {
	dx, dy := b.pos.TargetFromGyoku(m)
	dx, dy = dx+maxDistance, dy+maxDistance
	if uint32(dx) > 2*maxDistance || uint32(dy) > 2*maxDistance {
		dx, dy = min(max(dx, 0), 2*maxDistance), min(max(dy, 0), 2*maxDistance)
	}
	kind := int32(us)
	if kishogi.IsDrop(m) {
		kind += 2
	}
	return (kind*kishogi.Faces+int32(kishogi.FaceAfter(m)))*neighbourhood + dy*(2*maxDistance+1) + dx
}

// gain returns the expected gain of a capture: the captured cube, minus the capturing cube if it can
// be taken back.
func (b *Board) gain(m game.Move, us game.Seat) int32 {
	c := b.pos.MoveEffect(m)
	gain := 2 * cubeValues[kishogi.CubeIn(c.Captured)]
	if c.Slot > 1 && b.pos.Attackers(us.Opponent(), c.X, c.Y) != 0 {
		gain -= cubeValues[kishogi.CubeIn(c.Slot)]
	}
	return int32(gain)
}

// cubeValues are approximate values of the cubes.
var cubeValues = [4]int{kishogi.HiCube: 500, kishogi.KakuCube: 450, kishogi.KiCube: 400}
