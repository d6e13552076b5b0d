package reception

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"log/slog"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/room"
	"github.com/teahouse-games/teahouse/internal/store"
)

// Store is what is needed of a store.
type Store interface {
	Summary(ctx context.Context, match string) (store.Summary, error)
	List(ctx context.Context, filter store.Filter) ([]store.Summary, error)
	Lines(ctx context.Context, match string, after int64, limit int) ([]match.Line, error)
	Invite(ctx context.Context, invitation store.Invitation) error
	Invitation(ctx context.Context, hash store.Hash) (store.Invitation, error)
	Spend(ctx context.Context, hash store.Hash) (bool, error)
}

// Meter takes what commands of people cost; a guard does.
type Meter interface {
	// Act takes the cost of a command that is not a turn; the error is that there is
	// nothing left.
	Act(person string) error
	// Again takes the cost of a command that had been carried out before.
	Again(person string)
}

// Config is what a reception needs.
type Config struct {
	Games  catalog.Catalog
	Rooms  room.Rooms
	Store  Store
	Levels func(game string) []string    // of the computers that people are offered; nil: there are none
	Plays  func(game, level string) bool // whether a computer can be ordered; nil: if it is offered
	Meter  Meter                         // nil: commands cost nothing
	Secret []byte                        // what ids of matches and keys of invitations are derived from; nil: a random one
	Log    *slog.Logger                  // nil: slog.Default()
	Now    func() time.Time              // nil: time.Now
}

// Reception is safe for concurrent use.
type Reception struct {
	Config
}

// New opens a reception.
func New(c Config) *Reception {
	if c.Levels == nil {
		c.Levels = func(string) []string { return nil }
	}
	if c.Plays == nil {
		c.Plays = func(game, level string) bool { return slices.Contains(c.Levels(game), level) }
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Secret == nil {
		c.Secret = make([]byte, sha256.Size)
		rand.Read(c.Secret) // never fails
	}
	if c.Meter == nil {
		c.Meter = free{}
	}
	return &Reception{Config: c}
}

// free takes nothing.
type free struct{}

func (free) Act(string) error { return nil }
func (free) Again(string)     {}
