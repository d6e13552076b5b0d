package skud

import (
	"maps"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Game is a game of Skud Pai Sho: a [Position] with its past.
type Game struct {
	game.History[Position, *Position]
	options game.Options
}

var _ game.Game = (*Game)(nil)

func newGame(o game.Options, start Position) *Game {
	g := &Game{options: maps.Clone(o)}
	g.StartFrom(start)
	return g
}

// Rules are the rules it is played by.
func (g *Game) Rules() *game.Rules { return Rules }

// Options are the complete option set. They must not be changed.
func (g *Game) Options() game.Options { return g.options }

// SampleMove draws a legal move; see [Position.SampleMove] for the distribution.
func (g *Game) SampleMove(r *rand.Rand) (game.Move, bool) {
	if g.Outcome().Over() {
		return 0, false
	}
	return g.Pos.SampleMove(r)
}

// Clone returns an independent copy.
func (g *Game) Clone() game.State {
	c := &Game{options: g.options}
	c.CopyFrom(&g.History)
	return c
}
