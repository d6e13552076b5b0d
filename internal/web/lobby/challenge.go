package lobby

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// StandingChallenge is a challenge without an answer.
type StandingChallenge struct {
	store.Summary
	Seat game.Seat     // that of the person who is challenged
	Left time.Duration // until it expires
}

// Challenges are those of a person that stand, the last ones first.
type Challenges struct{ Received, Made []StandingChallenge }

// Challenges returns those of a person. Somebody without an identity has none.
func (r *Lobby) Challenges(ctx context.Context, p identity.Person) (c Challenges, err error) {
	if !p.Identified() {
		return c, nil
	}
	if c.Received, err = r.standingChallenges(ctx, p, store.OnlyReceived); err != nil {
		return c, err
	}
	c.Made, err = r.standingChallenges(ctx, p, store.OnlyMade)
	return c, err
}

// standingChallenges returns those of a person that are of a kind.
func (r *Lobby) standingChallenges(ctx context.Context, p identity.Person, kind store.ChallengeFilter) (list []StandingChallenge, err error) {
	found, err := r.Store.List(ctx, store.Filter{
		Person: p.ID, Status: store.StatusWaiting, PersonFilter: store.PersonFilter{Challenges: kind}, Limit: store.MaxList,
	})
	uptime := r.Rooms.Uptime()
	for _, s := range found {
		one := StandingChallenge{Summary: s}
		if s.Seats[game.Second].Holder == match.HolderReserved {
			one.Seat = game.Second
		}
		if s.Deadline != nil {
			one.Left = max(*s.Deadline-uptime, 0)
		}
		list = append(list, one)
	}
	return list, err
}

// EndChallenge declines a challenge to a person, or withdraws one of theirs.
func (r *Lobby) EndChallenge(ctx context.Context, p identity.Person, id string) error {
	if err := checkID(id); err != nil {
		return err
	}
	if !p.Identified() {
		return needsIdentityError()
	}
	concerned := false
	err := r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		waits := m.Challenged != game.None && !m.Began && !m.Over()
		concerned = waits && (m.CreatedBy == p.ID || m.Seats[m.Challenged].ReservedFor(p.ID))
		return nil
	})
	switch {
	case err != nil:
		return err
	case !concerned:
		return problem.New(problem.NotFound, messages.NoChallenge())
	}
	if err := r.Meter.ChargeCommand(p.ID); err != nil {
		return err
	}
	return r.endChallenge(ctx, p, id)
}

func (r *Lobby) endChallenge(ctx context.Context, p identity.Person, id string) error {
	_, err := r.Rooms.Do(ctx, id, room.CommandEnvelope{
		Sender:  match.Sender{Person: p.ID, Seat: game.None, ExpectedSeq: -1},
		Command: match.Abort{},
	})
	return err
}

// endChallenges ends the challenges between two people, on behalf of one of them. What has ended meanwhile is left as it is.
func (r *Lobby) endChallenges(ctx context.Context, p identity.Person, other string) error {
	waiting, err := r.Store.List(ctx, store.Filter{
		Person: p.ID, Status: store.StatusWaiting, PersonFilter: store.PersonFilter{Opponent: other, Challenges: store.WithReceived}, Limit: store.MaxList,
	})
	for i := range waiting {
		if !waiting[i].IsChallenge() {
			continue
		}
		if ended := r.endChallenge(ctx, p, waiting[i].Match); ended != nil {
			if _, refused := errors.AsType[*match.Refusal](ended); !refused {
				err = errors.Join(err, ended)
			}
		}
	}
	return err
}

// ChallengePolicy returns who may challenge a person.
func (r *Lobby) ChallengePolicy(ctx context.Context, p identity.Person) (store.ChallengePolicy, error) {
	if !p.Identified() {
		return store.ChallengedByAll, nil
	}
	stored, err := r.Store.Person(ctx, p.ID)
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	return stored.Challenges, err
}

// everybody is the word for the policy of people who have chosen nothing.
const everybody = "everybody"

// PolicyWord returns the word for a policy, as SetChallengePolicy takes it.
func PolicyWord(policy store.ChallengePolicy) string {
	if policy == store.ChallengedByAll {
		return everybody
	}
	return string(policy)
}

// policyOf returns the policy of a word. None at all is not everybody: a request without the word is refused.
func policyOf(word string) (store.ChallengePolicy, error) {
	policy := store.ChallengePolicy(word)
	switch {
	case word == everybody:
		return store.ChallengedByAll, nil
	case word == "" || policy.Check() != nil:
		return "", problem.InvalidField("from", messages.ChallengePolicy())
	}
	return policy, nil
}

// SetChallengePolicy sets who may challenge a person, by its word: everybody, followed or nobody. Challenges that stand are left as they are.
func (r *Lobby) SetChallengePolicy(ctx context.Context, p identity.Person, word string) error {
	if !p.Identified() {
		return needsIdentityError()
	}
	policy, err := policyOf(word)
	if err != nil {
		return err
	}
	if err := r.Meter.ChargeCommand(p.ID); err != nil {
		return err
	}
	_, err = r.Store.ChangePerson(ctx, p.ID, func(stored *store.PersonRecord) { stored.Challenges = policy })
	return err
}

// NameOf returns what a person is called whom another one wants to challenge. The error is a *problem.Problem if there is no such
// person, or if they are a former player.
func (r *Lobby) NameOf(ctx context.Context, person string) (string, error) {
	name, err := r.nameOfPerson(ctx, person)
	if err == nil && name == "" {
		err = problem.New(problem.NotFound, messages.NoPerson())
	}
	return name, err
}

// nameOfPerson returns the name of a person, empty for a former player.
func (r *Lobby) nameOfPerson(ctx context.Context, person string) (string, error) {
	stored, err := r.Store.Person(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return "", problem.New(problem.NotFound, messages.NoPerson())
	}
	return stored.Name, err
}
