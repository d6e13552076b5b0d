package profile

import (
	"context"
	"errors"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// Follow lets a reader with an account follow another person with one. If they do already nothing changes. The error is a
// *problem.Problem, also if one of the two has blocked the other.
func (p *Profiles) Follow(ctx context.Context, reader identity.Person, person string) error {
	switch {
	case reader.Session == "":
		return account.ErrNotLoggedIn
	case reader.ID == person:
		return problem.InvalidField("name", messages.FollowSelf())
	}
	blocked, err := p.Store.Blocked(ctx, reader.ID, person)
	switch {
	case err != nil:
		return err
	case blocked:
		return problem.New(problem.Code(match.RefusedBlocked), messages.FollowBlocked())
	}
	err = p.Store.Follow(ctx, store.Follow{Person: reader.ID, Followed: person, Since: p.Now()})
	if errors.Is(err, store.ErrTooMany) {
		return problem.InvalidField("name", messages.FollowMany(store.MaxFollows))
	}
	return err
}

// Unfollow ends that a reader follows another person. If they do not nothing changes.
func (p *Profiles) Unfollow(ctx context.Context, reader identity.Person, person string) error {
	if reader.Session == "" {
		return account.ErrNotLoggedIn
	}
	err := p.Store.Unfollow(ctx, reader.ID, person)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}

// Followed is a person whom a reader follows.
type Followed struct {
	store.Account
	Playing string // a public match that they play now; empty: none of those that were changed last
}

// Following returns whom a reader follows, the last first.
func (p *Profiles) Following(ctx context.Context, reader identity.Person) ([]Followed, error) {
	if reader.Session == "" {
		return nil, nil
	}
	follows, err := p.Store.Follows(ctx, reader.ID)
	if err != nil || len(follows) == 0 {
		return nil, err
	}
	people := make([]string, len(follows))
	for i := range follows {
		people[i] = follows[i].Followed
	}
	accounts, err := p.Store.AccountsOf(ctx, people)
	if err != nil {
		return nil, err
	}
	playing, err := p.playing(ctx)
	if err != nil {
		return nil, err
	}
	blocked, err := p.Store.BlockedWith(ctx, reader.ID)
	if err != nil {
		return nil, err
	}
	byPerson := map[string]store.Account{}
	for _, a := range accounts {
		if !slices.Contains(blocked, a.Person) {
			byPerson[a.Person] = a
		}
	}
	var list []Followed
	for _, person := range people {
		if a := byPerson[person]; a.State == store.AccountActive {
			list = append(list, Followed{a, playing[person]})
		}
	}
	return list, nil
}

// playing returns who plays a public match on a live clock now, and which. One page of the list is looked at: those who play for days
// are not waited for.
func (p *Profiles) playing(ctx context.Context) (map[string]string, error) {
	found, err := p.Lobby.ListPublic(ctx, lobby.ListRequest{Status: store.StatusPlaying, Limit: lobby.MaxPage})
	playing := map[string]string{}
	for i := range found.Matches {
		s := &found.Matches[i]
		for _, seat := range s.Seats {
			if seat.Person != "" && s.Live() && playing[seat.Person] == "" {
				playing[seat.Person] = s.Match
			}
		}
	}
	return playing, err
}

// CanFollow reports whether a reader can follow a person: both have accounts, and neither has blocked the other.
func (p *Profiles) CanFollow(ctx context.Context, reader identity.Person, person string) (bool, error) {
	if reader.Session == "" || reader.ID == person {
		return false, nil
	}
	blocked, err := p.Store.Blocked(ctx, reader.ID, person)
	return !blocked, err
}

// Follows reports whether a reader follows a person.
func (p *Profiles) Follows(ctx context.Context, reader identity.Person, person string) (bool, error) {
	if reader.Session == "" {
		return false, nil
	}
	follows, err := p.Store.Follows(ctx, reader.ID)
	for _, f := range follows {
		if f.Followed == person {
			return true, err
		}
	}
	return false, err
}
