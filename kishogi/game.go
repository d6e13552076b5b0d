package kishogi

import "github.com/teahouse-games/teahouse/game"

// Game is a position with its history.
type Game struct {
	game.History[Position, *Position]
	options game.Options
	surface *game.Surface
}

var _ game.Game = (*Game)(nil)

func begin(o game.Options) game.Game {
	width, height := fieldSize(o["field"])
	return newGame(o, Start(o["ki"] == "on", width, height))
}

func newGame(o game.Options, start Position) *Game {
	g := &Game{options: o, surface: surface(int(start.width), int(start.height))}
	g.StartFrom(start)
	return g
}

// Rules are Ki Shogi's.
func (g *Game) Rules() *game.Rules { return Rules }

// Options is the complete option set.
func (g *Game) Options() game.Options { return g.options }

// Clone returns an independent copy.
func (g *Game) Clone() game.State {
	c := &Game{options: g.options, surface: g.surface}
	c.CopyFrom(&g.History)
	return c
}

// Info is what the rules protocol adds on request.
type Info struct {
	Check bool `json:"check"` // the Gyoku of the seat to move is attacked; false at the end
}

// Info returns an Info.
func (g *Game) Info() any { return Info{Check: !g.Outcome().Over() && g.Pos.InCheck()} }
