package eval

import (
	"bytes"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// NewValue returns the features of the present position of g, a [*kishogi.Game]; while a Gyoku is
// not placed they are 0.
func NewValue(g game.State) engine.LinearValue { return linearValue{g.(*kishogi.Game)} }

type linearValue struct{ g *kishogi.Game }

// Features appends the features of the seat to move minus those of the other seat.
func (v linearValue) Features(dst []float64) ([]float64, game.Seat) {
	p := &v.g.Pos
	counts := new([weightsCount]int)
	if !p.Placing() {
		counts = countsOf(p)
	}
	for _, n := range counts {
		dst = append(dst, float64(n))
	}
	return dst, p.ToMove()
}

// Quiet reports whether a search should not be needed to evaluate a position of g before a move: no
// Gyoku is in check, and the move captures nothing.
func Quiet(g game.Game, turn []game.Move) bool {
	p := &g.(*kishogi.Game).Pos
	return !p.Placing() && !p.InCheck() && !bytes.ContainsRune(g.AppendMoveText(nil, turn[0]), 'x')
}
