package balance

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Game is a game of Balance Pai Sho: a [Position] with its past.
type Game struct {
	game.Base[Position, *Position]
}

var _ game.Game = (*Game)(nil)

func wrap(b game.Base[Position, *Position]) game.Game { return &Game{b} }

// Clone returns an independent copy.
func (g *Game) Clone() game.State { return &Game{g.Copy()} }

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

// PositionText returns the position in one line.
func (g *Game) PositionText() string { return string(g.Pos.appendText(nil)) }

// Info is {"balances":N}, summed over the gardens.
func (g *Game) Info() any {
	return struct {
		Balances int `json:"balances"`
	}{int(g.Pos.total)}
}

var surface = board.Surface(true, true)

// Surface returns the board with its squares and its points.
func (g *Game) Surface() *game.Surface { return surface }
