package kishogi

import "github.com/teahouse-games/teahouse/game"

// Game is a game of Ki Shogi: a [Position] with its past.
type Game struct {
	game.Base[Position, *Position]
	surface *game.Surface
}

var _ game.Game = (*Game)(nil)

func wrap(b game.Base[Position, *Position]) game.Game {
	return &Game{b, surface(int(b.Pos.width), int(b.Pos.height))}
}

// Clone returns an independent copy.
func (g *Game) Clone() game.State { return &Game{g.Copy(), g.surface} }

// PositionInfo is what the rules protocol adds on request.
type PositionInfo struct {
	Check bool `json:"check"` // the Gyoku of the seat to move is attacked; false at the end
}

// Info returns an Info.
func (g *Game) Info() any { return PositionInfo{Check: !g.Outcome().Over() && g.Pos.InCheck()} }
