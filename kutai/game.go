package kutai

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Game is a game of Kutai Pai Sho.
type Game struct {
	game.History[Position, *Position]
	options game.Options
}

var _ game.Game = (*Game)(nil)

func begin(o game.Options, pos Position) *Game {
	g := &Game{options: o}
	g.StartFrom(pos)
	return g
}

// Rules returns [Rules].
func (g *Game) Rules() *game.Rules { return Rules }

// Options returns the options of the game.
func (g *Game) Options() game.Options { return g.options }

// SampleMove draws a tile of the hand, all with the same probability, then one of the
// places where it may stand, all with the same probability.
func (g *Game) SampleMove(r *rand.Rand) (game.Move, bool) {
	if g.Pos.over() {
		return 0, false
	}
	return g.Pos.sampleMove(r), true
}

// Total is the total Harmony.
func (g *Game) Total() int { return int(g.Pos.total) }

// Clone returns an independent copy.
func (g *Game) Clone() game.State {
	c := &Game{options: g.options}
	c.CopyFrom(&g.History)
	return c
}
