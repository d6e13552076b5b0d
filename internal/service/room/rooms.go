package room

import (
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// CommandEnvelope is a command on its way to a match.
type CommandEnvelope struct {
	Sender  match.Sender
	Key     *store.CommandKey // nil for the service itself
	Command match.Command
	Lag     time.Duration // the measured round trip
	Held    time.Duration // for how long another node has delayed it

	delayed   *delayed // that it had to wait for the quota of its sender
	automatic bool     // the sender is not here: it is a conditional turn
}

// CommandResult is how a command was answered that was carried out, now or before.
type CommandResult struct {
	store.CommandAnswer
	Repeated bool // it had been carried out before
}

// Errors besides *match.Refusal and those of the store.
var (
	ErrBusy   = errors.New("too much is waiting for this match")
	ErrClosed = errors.New("the service is shutting down")
	ErrInUse  = errors.New("the match is in use") // it was not deleted
)

// ThinkRequest is what a computer is asked for: a turn for the seat to move in this match.
type ThinkRequest struct {
	Match string
	Seq   int64 // the match as it is now; the answer is stale if it has moved on
	Seat  game.Seat
	Level string
	Table game.Game     // a copy for the computer
	Left  time.Duration // until the match ends if there is no turn; 0: it does not
}

// ComputerPlayers plays the computers' seats.
type ComputerPlayers interface {
	// Think finds a turn and hands it to play, later, unless it is cancelled before. It
	// returns at once. false: there is no room to think at the moment; ask again later.
	Think(s ThinkRequest, play func(turn string)) (cancel func(), ok bool)
}
