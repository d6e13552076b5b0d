package quaterno

import "github.com/teahouse-games/teahouse/game"

// Game is a [Position] with its past.
type Game struct {
	game.Base[Position, *Position]
}

var _ game.Game = (*Game)(nil)

func wrap(b game.Base[Position, *Position]) game.Game { return &Game{b} }

// Clone returns an independent copy.
func (g *Game) Clone() game.State { return &Game{g.Copy()} }

// AppendMoveText appends the text of a legal move.
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte { return g.Pos.appendMoveText(dst, m) }

// PositionText writes the position; see the package's documentation.
func (g *Game) PositionText() string { return g.Pos.String() }

// Score returns how well seat stands, in thousandths of a figure.
func (g *Game) Score(seat game.Seat) int { return g.Pos.Score(seat) }
