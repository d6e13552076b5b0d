package lobby

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// VacationDays is how many days of vacation a person has in a calendar year (UTC). A vacation belongs to the year in which it
// begins, and a day that was begun counts whole.
const VacationDays = 30

const day = 24 * time.Hour

// VacationStatus is how a person stands with their vacation.
type VacationStatus struct {
	Until    time.Time // as far as is known now, since the clocks of the service stand still while it is down; zero: not on vacation
	DaysLeft int       // of this year
	// DaysUsed is how many days of the vacation have begun, and DaysToReturn how many can be used again if it ends now. They are 0 for
	// somebody who is not on vacation.
	DaysUsed, DaysToReturn int
}

// vacationAt returns how somebody with these vacations stands.
func (r *Lobby) vacationAt(vacations []store.VacationRecord, uptime time.Duration) VacationStatus {
	now := r.Now().UTC()
	v := VacationStatus{DaysLeft: VacationDays}
	for _, of := range vacations {
		if of.Began.Year() == now.Year() {
			v.DaysLeft -= int((of.Until - of.From + day - 1) / day)
		}
		// One that was ended in the moment in which it began lasts for a millisecond.
		if of.From <= uptime && uptime < of.Until && of.Until-of.From > time.Millisecond {
			v.Until = now.Add(of.Until - uptime)
			v.DaysUsed = max(int((uptime-of.From+day-1)/day), 1)
			if of.Began.Year() == now.Year() {
				v.DaysToReturn = int((of.Until-of.From+day-1)/day) - v.DaysUsed
			}
		}
	}
	v.DaysLeft = max(v.DaysLeft, 0)
	return v
}

// VacationOf returns how a person stands with their vacation. Somebody without an identity has none.
func (r *Lobby) VacationOf(ctx context.Context, person string) (VacationStatus, error) {
	stored, err := r.Store.Person(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return VacationStatus{}, nil
	}
	if err != nil {
		return VacationStatus{}, err
	}
	return r.vacationAt(stored.Vacations, r.Rooms.Uptime()), nil
}

// BeginVacation begins a vacation of some days: the clocks of the person stand still in all matches with days for each turn. The error is
// a *problem.Problem if there are not as many days left, or a vacation has begun already.
func (r *Lobby) BeginVacation(ctx context.Context, p identity.Person, days int) (v VacationStatus, err error) {
	if err := r.Rooms.AllowVacations(ctx); errors.Is(err, store.ErrOlderNodes) {
		return v, problem.New(problem.Vacation, messages.VacationOlderNodes())
	} else if err != nil {
		return v, err
	}
	return r.changeVacations(ctx, p, func(stored *store.PersonRecord, uptime time.Duration) error {
		switch is := r.vacationAt(stored.Vacations, uptime); {
		case !is.Until.IsZero():
			return problem.New(problem.Vacation, messages.VacationBegun())
		case days < 1 || days > is.DaysLeft:
			return problem.New(problem.Vacation, messages.VacationDays(is.DaysLeft))
		}
		now := r.Now().UTC()
		from := max(uptime.Truncate(time.Millisecond), time.Millisecond)
		var kept []store.VacationRecord
		for _, of := range stored.Vacations {
			if of.Began.Year() >= now.Year()-1 {
				kept = append(kept, of)
			}
			from = max(from, of.Until)
		}
		kept = append(kept, store.VacationRecord{From: from, Until: from + time.Duration(days)*day, Began: now})
		stored.Vacations = kept
		return nil
	})
}

// EndVacation ends the vacation of a person, if there is one. Days that were not begun can be used again.
func (r *Lobby) EndVacation(ctx context.Context, p identity.Person) (VacationStatus, error) {
	return r.changeVacations(ctx, p, func(stored *store.PersonRecord, uptime time.Duration) error {
		for i := range stored.Vacations {
			if of := &stored.Vacations[i]; of.From <= uptime && uptime < of.Until {
				of.Until = max(uptime.Truncate(time.Millisecond), of.From+time.Millisecond)
			}
		}
		return nil
	})
}

// changeVacations changes the vacations of a person, and has their clocks paused or resumed.
func (r *Lobby) changeVacations(ctx context.Context, p identity.Person, change func(stored *store.PersonRecord, uptime time.Duration) error) (VacationStatus, error) {
	if !p.Identified() {
		return VacationStatus{}, needsIdentityError()
	}
	if err := r.Meter.ChargeCommand(p.ID); err != nil {
		return VacationStatus{}, err
	}
	var refused error
	stored, err := r.Store.ChangePerson(ctx, p.ID, func(stored *store.PersonRecord) { refused = change(stored, r.Rooms.Uptime()) })
	if err := errors.Join(err, refused); err != nil {
		return VacationStatus{}, err
	}
	r.setClocks(ctx, p)
	return r.vacationAt(stored.Vacations, r.Rooms.Uptime()), nil
}

// setClocks has the clocks of a person paused or resumed where it is their turn. What fails is logged: the next event of the match
// does the same with the same times.
func (r *Lobby) setClocks(ctx context.Context, p identity.Person) {
	ctx = context.WithoutCancel(ctx)
	var waiting []string
	err := r.eachPlaying(ctx, p, func(s store.Summary) {
		c, err := clock.Parse(s.Clock)
		if err == nil && c.Kind == clock.DaysPerTurn && s.ToMove.IsPlayer() && s.Seats[s.ToMove].Person == p.ID {
			waiting = append(waiting, s.Match)
		}
	})
	for i := 0; i < len(waiting) && err == nil; i++ {
		_, err = r.Rooms.Do(ctx, waiting[i], room.CommandEnvelope{Sender: match.Sender{Seat: game.None, ExpectedSeq: -1}, Command: match.CheckDeadline{}})
	}
	if err != nil {
		r.Log.Warn("the clocks of a person could not be set for their vacation; the next event of each match does it", "error", err)
	}
}
