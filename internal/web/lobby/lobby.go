package lobby

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"log/slog"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Store is what is needed of a store.
type Store interface {
	Summary(ctx context.Context, match string) (store.Summary, error)
	List(ctx context.Context, filter store.Filter) ([]store.Summary, error)
	Chat(ctx context.Context, match string, after int64, limit int) ([]match.ChatMessage, error)
	store.BlockStore
	store.ReportStore
	Unfollow(ctx context.Context, person, followed string) error
	store.RatingStore
	PutInvitation(ctx context.Context, invitation store.Invitation) error
	Invitation(ctx context.Context, hash store.Hash) (store.Invitation, error)
	UseInvitation(ctx context.Context, hash store.Hash) (bool, error)
	ConditionalTurns(ctx context.Context, match string) ([]store.ConditionalRecord, error)
	ConditionalTurnsOf(ctx context.Context, person string) ([]store.ConditionalRecord, error)
	PutConditionalTurns(ctx context.Context, c store.ConditionalRecord, replaces int64) error
	Person(ctx context.Context, id string) (store.PersonRecord, error)
	ChangePerson(ctx context.Context, id string, change func(*store.PersonRecord)) (store.PersonRecord, error)
}

// CommandMeter takes what commands of people cost; a guard does.
type CommandMeter interface {
	// ChargeCommand takes the cost of a command that is not a turn; the error is that there is
	// nothing left.
	ChargeCommand(person string) error
	// ChargeRepeat takes the cost of a command that had been carried out before.
	ChargeRepeat(person string)
	// ChargeChallenge takes the cost of a challenge to somebody else, who is notified of it; the error is that there is nothing left.
	ChargeChallenge(person string) error
}

// Rooms are the matches that the lobby uses; see [room.Registry].
type Rooms interface {
	Create(ctx context.Context, created match.Created) (id string, err error)
	CreateOnce(ctx context.Context, id string, key store.CommandKey, created match.Created) error
	Do(ctx context.Context, id string, r room.CommandEnvelope) (room.CommandResult, error)
	Read(ctx context.Context, id string, f func(m *match.Match, uptime time.Duration) error) error
	Enter(ctx context.Context, id, person string) (p protocol.Presence, leave func(), err error)
	Uptime() time.Duration
	AllowVacations(ctx context.Context) error
	CheckChallenged(ctx context.Context, person, name, challenger string) error
}

// Config is what a reception needs.
type Config struct {
	Games      gamelist.Games
	Rooms      Rooms
	Store      Store
	Levels     func(game string) []string    // of the computers that people are offered; nil: there are none
	Plays      func(game, level string) bool // whether a computer can be ordered; nil: if it is offered
	Matchmaker Pairer                        // nil: nobody can look for an opponent
	Meter      CommandMeter                  // nil: commands cost nothing
	Secret     []byte                        // what ids of matches and keys of invitations are derived from; nil: a random one
	Log        *slog.Logger                  // nil: slog.Default()
	Now        func() time.Time              // nil: time.Now
}

// Lobby is safe for concurrent use.
type Lobby struct {
	Config
}

// New opens a reception.
func New(c Config) *Lobby {
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
		c.Meter = noMeter{}
	}
	return &Lobby{Config: c}
}

// noMeter takes nothing.
type noMeter struct{}

func (noMeter) ChargeCommand(string) error { return nil }
func (noMeter) ChargeRepeat(string)        {}

func (noMeter) ChargeChallenge(string) error { return nil }
