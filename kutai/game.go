package kutai

import "github.com/teahouse-games/teahouse/game"

// Game is a game of Kutai Pai Sho: a [Position] with its past.
type Game struct {
	game.Base[Position, *Position]
}

var _ game.Game = (*Game)(nil)

func wrap(b game.Base[Position, *Position]) game.Game { return &Game{b} }

// Clone returns an independent copy.
func (g *Game) Clone() game.State { return &Game{g.Copy()} }

// Total returns the total Harmony.
func (g *Game) Total() int { return int(g.Pos.total) }
