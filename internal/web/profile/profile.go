package profile

import (
	"context"
	"errors"
	"net/url"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// Store is what is needed of a store.
type Store interface {
	store.PersonNames
	store.FollowStore
	store.BlockStore
	Account(ctx context.Context, person string) (store.Account, error)
	AccountByKey(ctx context.Context, nameKey string) (store.Account, error)
	AccountsOf(ctx context.Context, people []string) ([]store.Account, error)
	HeadToHead(ctx context.Context, person, opponent string) (store.HeadToHead, error)
	Summary(ctx context.Context, match string) (store.Summary, error)

	RatingPools(ctx context.Context) ([]store.RatingPool, error)
	RatingsOf(ctx context.Context, pool string, people []string) ([]store.RatingRecord, error)
	PersonRatings(ctx context.Context, person string) ([]store.RatingRecord, error)
	BestRatings(ctx context.Context, pool string, now time.Time, after *store.RatingCursor, limit int) ([]store.RatingRecord, error)
	Result(ctx context.Context, match string) (store.RatedResult, error)
	ResultsOf(ctx context.Context, person, pool string, before int64, limit int) ([]store.RatedResult, error)
}

// Config is what profiles need.
type Config struct {
	Store Store
	Lobby *lobby.Lobby
	Now   func() time.Time // nil: time.Now
}

// Profiles is safe for concurrent use.
type Profiles struct{ Config }

// New makes profiles.
func New(c Config) *Profiles {
	if c.Now == nil {
		c.Now = time.Now
	}
	return &Profiles{c}
}

// Path returns the address of the profile of the account with a name.
func Path(name string) string { return "/@/" + url.PathEscape(name) }

// Find returns the account with a name, or with one that looks like it: its Name is the true one. The error is a
// *problem.Problem if there is none.
func (p *Profiles) Find(ctx context.Context, name string) (store.Account, error) {
	missing := problem.New(problem.NotFound, messages.NoPlayer())
	if len(name) > store.MaxNameKey {
		return store.Account{}, missing
	}
	key := account.NameKey(name)
	if key == "" {
		return store.Account{}, missing
	}
	found, err := p.Store.AccountByKey(ctx, key)
	if errors.Is(err, store.ErrNotFound) || err == nil && found.State != store.AccountActive {
		return store.Account{}, missing
	}
	return found, err
}

// Paths returns the addresses of the profiles of people by their ids. Those who have none are left out.
func (p *Profiles) Paths(ctx context.Context, people []string) (map[string]string, error) {
	paths := map[string]string{}
	if len(people) == 0 {
		return paths, nil
	}
	accounts, err := p.Store.AccountsOf(ctx, people)
	for _, a := range accounts {
		if a.State == store.AccountActive {
			paths[a.Person] = Path(a.Name)
		}
	}
	return paths, err
}
