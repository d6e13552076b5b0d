package arena

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// Contender is a participant of a match: an engine with its limits, or a simple opponent. It is
// safe for concurrent use.
type Contender interface {
	// String is the text of the contender, e.g. "level:5"; see [Parse].
	String() string
	// NewPlayer makes a player for one game. Its random numbers come from the seed. The error
	// says why the contender cannot play.
	NewPlayer(ctx context.Context, seed uint64) (Player, error)
	// TurnTime is the time limit that the contender sets for its own turns, 0 for none.
	TurnTime() time.Duration
}

// Player plays one seat of one game. It is not safe for concurrent use.
type Player interface {
	// Choose analyses the present position and returns the text of a turn. The player owns the
	// game and may change it. Choose should return soon after ctx ends. An error loses the
	// game, for the reason of a *[FaultError] or as a crash.
	Choose(ctx context.Context, g game.Playable) (Choice, error)
	// Close ends the game. It is called once, even while a Choose has not returned that should
	// have.
	Close()
}

// Choice is a chosen turn.
type Choice struct {
	Turn  string
	Nodes uint64 // nodes searched; 0 if nothing is counted
}

// FaultError is an error with the reason for which the player loses.
type FaultError struct {
	Reason string // Crash, Illegal or Overtime
	Err    error
}

func (f *FaultError) Error() string { return f.Err.Error() }

func (f *FaultError) Unwrap() error { return f.Err }
