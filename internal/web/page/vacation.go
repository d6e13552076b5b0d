package page

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// usualVacation is how many days the form for a vacation proposes.
const usualVacation = 7

// vacationView is the vacation of the reader.
type vacationView struct {
	Until    time.Time // when it ends; zero: not on vacation
	DaysUsed int       // of this vacation, if it ends now
	DaysLeft int
	Left     int // days of the year, if it ends now
	Usual    int
}

// vacationOf returns the vacation of a person, nil for somebody who is not known here.
func (p *Pages) vacationOf(ctx context.Context, person identity.Person) (*vacationView, error) {
	if !person.Identified() {
		return nil, nil
	}
	v, err := p.Reception.VacationOf(ctx, person.ID)
	return &vacationView{Until: v.Until, DaysUsed: v.DaysUsed, DaysLeft: v.DaysLeft, Left: v.DaysLeft + v.DaysToReturn, Usual: min(usualVacation, v.DaysLeft)}, err
}

// beginVacation begins a vacation of the reader.
func (p *Pages) beginVacation(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	days, _ := strconv.Atoi(r.PostForm.Get("days")) // none is refused
	return p.changeVacation(w, r, "vacation", func(person identity.Person) error {
		_, err := p.Reception.BeginVacation(r.Context(), person, days)
		return err
	})
}

// endVacation ends the vacation of the reader.
func (p *Pages) endVacation(w http.ResponseWriter, r *http.Request) error {
	return p.changeVacation(w, r, "vacation-ended", func(person identity.Person) error {
		_, err := p.Reception.EndVacation(r.Context(), person)
		return err
	})
}

// changeVacation changes the vacation of the reader and leads to the page that says so, or shows the page again with why not.
func (p *Pages) changeVacation(w http.ResponseWriter, r *http.Request, done string, change func(identity.Person) error) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	err = change(person)
	if found, ok := errors.AsType[*problem.Problem](err); ok && found.Code == problem.Vacation {
		return p.meAgain(w, r, err)
	}
	if err != nil {
		return err
	}
	redirect(w, r, "/me?done="+done)
	return nil
}
