package mining

import (
	"context"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
)

// Plan says how the puzzles of a game are mined.
type Plan struct {
	Play    lab.SelfPlay
	Options []map[string]string // sets of options, played in turn
	Wanted  map[int]int         // number of puzzles by number of turns: odd for wins, even for saves
	Tags    *puzzle.TagTable

	// Find returns the puzzle of a position, if it has one of a kind that is needed and no longer
	// than longest, and what it knows about the position. It may stop looking when ctx ends.
	Find func(ctx context.Context, g game.Game, longest int, needs func(kind int) bool) (lab.SuiteProblem, lab.Prospects, bool)
	// Deviations is how many random turns are tried in each position, to look for puzzles after
	// them: players make mistakes that engines do not. Where the seat to move could win at once,
	// there are several times as many.
	Deviations int
	// Vary returns a position to look at instead of one of a game, or nil if that is of no use. A
	// nil Vary changes nothing.
	Vary func(r *rand.Rand, g game.Game) game.Game
	// Effort bounds the search in a position: the number of positions that are solved.
	Effort int
	// PerGame is the largest number of puzzles of a kind from one game, 0 for 1.
	PerGame int
	// MaxTurns is the largest number of legal turns of a puzzle, 0 for any.
	MaxTurns int
}

// countdown is a context that ends after a number of calls of Err: a bound that does not depend on the
// speed of the machine.
type countdown struct {
	context.Context
	left int
}

// Err returns the error of a cancelled context once nothing is left.
func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return c.Context.Err()
}
