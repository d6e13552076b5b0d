package arena

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// Contender is who plays a match: an engine with its limits, or a simple opponent. It is
// safe for concurrent use.
type Contender interface {
	// String is the contender as it was asked for, e.g. "level:5"; see [Parse].
	String() string
	// NewPlayer makes a player for one game. What it draws comes from the seed. The error
	// says why there is none.
	NewPlayer(ctx context.Context, seed uint64) (Player, error)
	// TurnTime is how long it is told to think about a turn, 0 if it is told otherwise.
	TurnTime() time.Duration
}

// Player plays one seat of one game. It is not safe for concurrent use.
type Player interface {
	// Choose thinks about the present position and returns the text of a turn. The
	// game is its own to do with as it likes. It should return soon after ctx ends. An
	// error loses the game, for the reason of a *[FaultError] or as a crash.
	Choose(ctx context.Context, g game.Game) (Choice, error)
	// Close ends the game. It is called once, also while a Choose has not returned
	// although it should have.
	Close()
}

// Choice is what a player has chosen.
type Choice struct {
	Turn  string
	Nodes uint64 // that were searched; 0 where nothing is counted
}

// FaultError is what a player must not do and loses for.
type FaultError struct {
	Reason string // Crash, Illegal or Overtime
	Err    error
}

func (f *FaultError) Error() string { return f.Err.Error() }

func (f *FaultError) Unwrap() error { return f.Err }
