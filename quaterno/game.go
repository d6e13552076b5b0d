package quaterno

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Game is a position with its past.
type Game struct {
	game.History[Position, *Position]
	options game.Options
}

var _ game.Game = (*Game)(nil)

// Rules returns the rules of Quaterno.
func (g *Game) Rules() *game.Rules { return Rules }

// Options returns the empty option set.
func (g *Game) Options() game.Options { return g.options }

// SampleMove draws a legal move, every one with the same probability.
func (g *Game) SampleMove(r *rand.Rand) (game.Move, bool) {
	if g.Outcome().Over() {
		return 0, false
	}
	return g.Pos.SampleMove(r)
}

// AppendMoveText appends the text of a legal move.
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte { return g.Pos.appendMoveText(dst, m) }

// PositionText writes the position; see the package's documentation.
func (g *Game) PositionText() string { return g.Pos.String() }

// Score is how well seat stands, in thousandths of a figure.
func (g *Game) Score(seat game.Seat) int { return g.Pos.Score(seat) }

// Clone returns an independent copy.
func (g *Game) Clone() game.State {
	clone := &Game{options: g.options}
	clone.CopyFrom(&g.History)
	return clone
}
