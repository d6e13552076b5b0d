package room

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// CommandEnvelope is a command on its way to a match.
type CommandEnvelope struct {
	Sender  match.Sender
	Key     *store.CommandKey // nil for the service itself
	Command match.Command
	Lag     time.Duration // the measured round trip

	delayed *delayed // that it had to wait for the quota of its sender
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

// Registry is where matches are owned. It is safe for concurrent use.
type Registry interface {
	// Create begins a match and returns its id. The error is about the terms, from the
	// store, or from the quota of ctx.
	Create(ctx context.Context, created match.Created) (id string, err error)
	// CreateOnce begins a match under an id that belongs to the key alone. The error is
	// store.ErrDuplicate if the key has begun it before.
	CreateOnce(ctx context.Context, id string, key store.CommandKey, created match.Created) error
	// Do carries out a command and returns once its events are on disk and published.
	// A key that was answered before is answered the same again. The error is a
	// *match.Refusal, one of the store (store.ErrNotFound …), ErrBusy, ErrClosed, or that of ctx
	// or its quota.
	Do(ctx context.Context, id string, r CommandEnvelope) (CommandResult, error)
	// Read calls f with the match at this moment. f must not change or retain it.
	Read(ctx context.Context, id string, f func(m *match.Match, uptime time.Duration) error) error
	// Enter adds a viewer of the match until leave is called. The person may be empty.
	// Changes are published on the match's topic with Seq 0.
	Enter(ctx context.Context, id, person string) (p protocol.Presence, leave func(), err error)
	// Close stops all rooms after the calls in progress.
	Close(ctx context.Context) error
	// Hold protects a match from deletion until release is called, whether it exists or
	// not.
	Hold(id string) (release func(), err error)
	// Delete deletes a match if nobody uses it and its last event is the one numbered
	// seq. The error is ErrInUse, or one of the store.
	Delete(ctx context.Context, id string, seq int64) error
}

// ThinkRequest asks a computer for a turn of the seat to move in this match.
type ThinkRequest struct {
	Match string
	Seq   int64 // the match as it is now; the answer is stale if it has moved on
	Seat  game.Seat
	Level string
	Table game.State    // a copy for the computer
	Left  time.Duration // until the match ends if there is no turn; 0: it does not
}

// ComputerPlayers plays the computers' seats.
type ComputerPlayers interface {
	// Think finds a turn and passes it to play, later, unless it is cancelled before.
	// It returns at once. false: the pool is full; ask again later.
	Think(s ThinkRequest, play func(turn string)) (cancel func(), ok bool)
}
