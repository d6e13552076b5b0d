package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Board is a position of Ki Shogi with its past, for alpha-beta. It does without the history of
// a [kishogi.Game]: it copies positions onto a stack.
type Board struct {
	pos     *kishogi.Position // top of the stack
	frames  []frame
	history gameHistory
	moves   []game.Move
	tables  *weightTables
}

var _ engine.Board = (*Board)(nil)

type frame struct {
	pos     kishogi.Position
	key     uint64
	value   int32 // for the seat to move
	valued  bool  // value is known
	inCheck bool  // of the seat to move
}

// NewBoard returns a board with the weights in use; call Set before any other method.
func NewBoard() engine.Board { return newBoard(&weightsInUse) }

func newBoard(t *weightTables) engine.Board {
	return &Board{frames: make([]frame, 0, 256), tables: t}
}

// Set takes over the present position of g, a [*kishogi.Game], and its past.
func (b *Board) Set(g game.State) {
	k := g.(*kishogi.Game)
	b.history.load(k)
	b.frames = append(b.frames[:0], frame{pos: k.Pos})
	b.update()
}

// update computes the state of the top frame.
func (b *Board) update() {
	top := &b.frames[len(b.frames)-1]
	b.pos = &top.pos
	top.key, top.inCheck = top.pos.Key(), top.pos.InCheck()
}

// Do makes a legal move.
func (b *Board) Do(m game.Move) {
	b.frames = append(b.frames, frame{pos: *b.pos})
	b.frames[len(b.frames)-1].pos.Do(m)
	b.update()
}

// Undo takes the last move back.
func (b *Board) Undo() {
	b.frames = b.frames[:len(b.frames)-1]
	b.pos = &b.frames[len(b.frames)-1].pos
}

// Key returns the key of the position, independent of shifts on an open field, combined with the
// positions that have occurred three times before Set: their fourth occurrence ends the game
// (rule 10).
func (b *Board) Key() uint64 { return b.frames[len(b.frames)-1].key + b.history.drawnKeys }

// InCheck reports whether the Gyoku of the seat to move is attacked.
func (b *Board) InCheck() bool { return b.frames[len(b.frames)-1].inCheck }

// NoLegalMoves reports whether the seat to move has no legal move and has lost.
func (b *Board) NoLegalMoves() bool { return !b.pos.HasMove() }

// Value evaluates the position for the seat to move.
func (b *Board) Value() int {
	top := &b.frames[len(b.frames)-1]
	if !top.valued {
		top.value, top.valued = int32(evaluate(b.pos, b.tables)), true
	}
	return int(top.value)
}

// PointsOdds is the number of points that multiply the odds to win by e.
const PointsOdds = 400

// WinProbability converts a value to a winning probability.
func (b *Board) WinProbability(value int) float64 {
	return min(0.999, max(0.001, 1/(1+math.Exp(-float64(value)/PointsOdds))))
}
