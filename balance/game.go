package balance

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Game is a game of Balance Pai Sho.
type Game struct {
	game.History[Position, *Position]
	options game.Options
}

var _ game.Game = (*Game)(nil)

func newGame(o game.Options, start Position) *Game {
	g := &Game{options: o}
	g.StartFrom(start)
	return g
}

// Rules returns [Rules].
func (g *Game) Rules() *game.Rules { return Rules }

// Options returns the complete option set.
func (g *Game) Options() game.Options { return g.options }

// SampleMove draws a deal with its probability, and every placement, every move and
// every pass with the same.
func (g *Game) SampleMove(r *rand.Rand) (game.Move, bool) {
	if g.Outcome().Over() {
		return 0, false
	}
	p := &g.Pos
	switch {
	case p.toMove == game.Chance:
		return dealMove(drawDeal(r, p.matching)), true
	case p.moving():
		return p.sampleSlide(r), true
	}
	return p.samplePlacement(r), true
}

// AppendMoveText appends the turn text of a legal move.
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte { return g.Pos.appendMoveText(dst, m) }

// ParseTurn reads the text of one legal turn.
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	m, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return []game.Move{m}, nil
}

// PositionText is the position in one line.
func (g *Game) PositionText() string { return string(g.Pos.appendText(nil)) }

// Clone returns an independent copy.
func (g *Game) Clone() game.State {
	c := &Game{options: g.options}
	c.CopyFrom(&g.History)
	return c
}

// Info is {"balances":N}, summed over the gardens.
func (g *Game) Info() any {
	return struct {
		Balances int `json:"balances"`
	}{int(g.Pos.total)}
}

var surface = board.Surface(true, true)

// Surface is the board with its squares and its points.
func (g *Game) Surface() *game.Surface { return surface }
