package reception

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
)

// Board is a game at one moment, to be looked at and asked about. It is a copy:
// nothing that is asked of it holds up the match. It is not safe for concurrent use.
type Board struct {
	Rules *game.Rules
	Table game.Table
	Turns []string // what was played to get there
}

// Now asks for a match as it is now rather than after some turn.
const Now = -1

// Board returns the board of a match after so many turns, or Now.
func (r *Reception) Board(ctx context.Context, id string, turns int) (*Board, error) { panic("soon") }

// Position is a game that need not be a match.
type Position struct {
	Game     string
	Options  map[string]string
	Position string   // the position text it begins at; empty for the usual beginning
	Turns    []string // played from there
}

// Lay returns the board of a position.
func (r *Reception) Lay(p Position) (*Board, error) { panic("soon") }

// Picks says what may be picked after the picks of path.
func (b *Board) Picks(path []string) (game.Picks, error) { panic("soon") }

// Why says what a turn does, or why it is not legal.
func (b *Board) Why(turn string) (game.Answer, error) { panic("soon") }
