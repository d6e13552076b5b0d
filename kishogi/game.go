package kishogi

import "github.com/teahouse-games/teahouse/game"

// Game is a position with its history.
type Game struct {
	game.Line[Position, *Position]
	options game.Options
	surface *game.Surface
}

var _ game.Table = (*Game)(nil)

func begin(o game.Options) game.Table {
	width, height := fieldSize(o["field"])
	return newGame(o, Start(o["ki"] == "on", width, height))
}

func newGame(o game.Options, start Position) *Game {
	g := &Game{options: o, surface: surface(int(start.width), int(start.height))}
	g.Start(start)
	return g
}

// Rules are Ki Shogi's.
func (g *Game) Rules() *game.Rules { return Rules }

// Options is the complete option set.
func (g *Game) Options() game.Options { return g.options }

// Clone returns an independent copy.
func (g *Game) Clone() game.Table {
	c := &Game{options: g.options, surface: g.surface}
	c.CopyFrom(&g.Line)
	return c
}

// Info is what the rules protocol adds on request.
type Info struct {
	Check bool `json:"check"` // the Gyoku of the seat to move is attacked; false at the end
}

// Info returns an Info.
func (g *Game) Info() any { return Info{Check: !g.Outcome().Over() && g.Pos.InCheck()} }
