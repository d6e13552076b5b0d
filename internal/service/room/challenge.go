package room

import (
	"context"
	"errors"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/message"
)

// checkChallenge returns why nobody can be challenged with this match, as a *match.Refusal: the person does not want it, one of the two has
// blocked the other, the person is gone, or too many challenges stand. The refusal says only that the person takes no challenges. The match
// checks all else.
func (h *Registry) checkChallenge(ctx context.Context, created match.Created) error {
	challenged := slices.IndexFunc(created.Seats[:], func(s match.SeatState) bool { return s.Holder == match.HolderReserved })
	limited := slices.ContainsFunc(created.Seats[:], match.SeatState.HasLimits)
	if challenged < 0 && !limited {
		return nil
	}
	if err := h.allowChallenges(ctx); err != nil || challenged < 0 {
		return err
	}
	person, challenger := created.Seats[challenged].Person, created.CreatedBy
	if person == challenger {
		return nil // the match says so
	}
	if err := h.CheckChallenged(ctx, person, created.Seats[challenged].Name, challenger); err != nil {
		return err
	}
	made, err := h.countChallenges(ctx, challenger, store.OnlyMade, store.MaxChallengesMade)
	if err != nil {
		return err
	}
	if made >= store.MaxChallengesMade {
		return &match.Refusal{Code: match.RefusedChallenge, Message: messages.ManyChallenges(store.MaxChallengesMade)}
	}
	return nil
}

// CheckChallenged returns a *match.Refusal if a person of a name cannot be challenged by another one now. It says the same whatever the reason is.
// A challenger who is not known yet is empty. The error can also be one of the store.
func (h *Registry) CheckChallenged(ctx context.Context, person, name, challenger string) error {
	takes, err := h.takesChallenges(ctx, person, challenger)
	switch {
	case err != nil:
		return err
	case takes:
		return nil
	}
	refusal := messages.TakesNoChallengesAlone()
	if name != "" {
		refusal = messages.TakesNoChallenges(message.Text(name))
	}
	return &match.Refusal{Code: match.RefusedChallenge, Message: refusal}
}

// allowChallenges returns a *match.Refusal if a node would not know what a challenge is.
func (h *Registry) allowChallenges(ctx context.Context) error {
	if h.Cluster == nil {
		return nil
	}
	err := h.Cluster.AllowChallenges(ctx)
	if errors.Is(err, store.ErrOlderNodes) {
		return &match.Refusal{Code: match.RefusedChallenge, Message: messages.ChallengeOlderNodes()}
	}
	return err
}

// takesChallenges reports whether a person can be challenged by another one now.
func (h *Registry) takesChallenges(ctx context.Context, person, challenger string) (bool, error) {
	stored, err := h.Store.Person(ctx, person)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return false, nil
	case err != nil:
		return false, err
	case stored.Name == "" || stored.Challenges == store.ChallengedByNobody: // without a name: a former player
		return false, nil
	}
	account, err := h.Store.Account(ctx, person)
	switch {
	case errors.Is(err, store.ErrNotFound): // a guest
	case err != nil:
		return false, err
	case account.State != store.AccountActive:
		return false, nil
	}
	if stored.Challenges == store.ChallengedByFollowed {
		follows, err := h.Store.Follows(ctx, person)
		if err != nil {
			return false, err
		}
		if !slices.ContainsFunc(follows, func(f store.Follow) bool { return f.Followed == challenger }) {
			return false, nil
		}
	}
	if blocked, err := h.Store.Blocked(ctx, person, challenger); err != nil || blocked {
		return false, err
	}
	received, err := h.countChallenges(ctx, person, store.OnlyReceived, store.MaxChallengesReceived)
	return received < store.MaxChallengesReceived, err
}

// countChallenges counts the challenges of a person that stand and are of a kind, as far as most. Challenges that are made at the same moment do
// not count each other.
func (h *Registry) countChallenges(ctx context.Context, person string, kind store.ChallengeFilter, most int) (int, error) {
	found, err := h.Store.List(ctx, store.Filter{
		Person: person, Status: store.StatusWaiting, PersonFilter: store.PersonFilter{Challenges: kind}, Limit: most,
	})
	return len(found), err
}
