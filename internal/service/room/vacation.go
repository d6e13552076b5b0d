package room

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Uptime returns the uptime of the service.
func (h *Registry) Uptime() time.Duration { return h.Clock.Now().Uptime }

// AllowVacations prepares the matches for vacations. The error is store.ErrOlderNodes if a node does not know what they are.
func (h *Registry) AllowVacations(ctx context.Context) error {
	if h.Cluster == nil {
		return nil
	}
	return h.Cluster.AllowVacations(ctx)
}

// vacations returns those of the player to move, where they decide.
func (r *room) vacations(ctx context.Context) (vacations [2][]match.VacationTime, err error) {
	m := r.match
	if m.Terms.Clock.Kind != clock.DaysPerTurn || !m.Began || !m.ToMove.IsPlayer() || m.Seats[m.ToMove].Holder != match.HolderPerson {
		return vacations, nil
	}
	person, err := r.registry.Store.Person(ctx, m.Seats[m.ToMove].Person)
	if errors.Is(err, store.ErrNotFound) {
		return vacations, nil
	}
	if err != nil {
		return vacations, r.logFailure("the vacations of a player could not be read", err)
	}
	for _, v := range person.Vacations {
		vacations[m.ToMove] = append(vacations[m.ToMove], match.VacationTime{From: v.From, Until: v.Until})
	}
	return vacations, nil
}
