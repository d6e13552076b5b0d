package page

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// usualVacation is how many days the form for a vacation proposes.
const usualVacation = 7

// vacationView is the vacation of the reader.
type vacationView struct {
	Until    string // when it ends; empty: not on vacation
	DaysLeft int
	Usual    int
}

// vacationOf returns the vacation of a person, nil for somebody who is not known here.
func (p *Pages) vacationOf(ctx context.Context, w *messages.Messages, person identity.Person) (*vacationView, error) {
	if !person.Identified() {
		return nil, nil
	}
	v, err := p.Reception.VacationOf(ctx, person.ID)
	return &vacationView{Until: dateText(w, v.Until), DaysLeft: v.DaysLeft, Usual: min(usualVacation, v.DaysLeft)}, err
}

// monthKeys are the keys of the months.
var monthKeys = [...]string{
	"site-month-1", "site-month-2", "site-month-3", "site-month-4", "site-month-5", "site-month-6",
	"site-month-7", "site-month-8", "site-month-9", "site-month-10", "site-month-11", "site-month-12",
}

// dateText returns a date and a time, in UTC, in the way of a language; empty for none.
func dateText(w *messages.Messages, at time.Time) string {
	if at.IsZero() {
		return ""
	}
	at = at.UTC()
	return w.Text("site-date", "day", at.Day(), "month", w.Text(monthKeys[at.Month()-1]), "year", at.Format("2006"), "time", at.Format("15:04"))
}

// beginVacation begins a vacation of the reader.
func (p *Pages) beginVacation(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	days, _ := strconv.Atoi(r.PostForm.Get("days")) // none is refused
	return p.changeVacation(w, r, func(person identity.Person) error {
		_, err := p.Reception.BeginVacation(r.Context(), person, days)
		return err
	})
}

// endVacation ends the vacation of the reader.
func (p *Pages) endVacation(w http.ResponseWriter, r *http.Request) error {
	return p.changeVacation(w, r, func(person identity.Person) error {
		_, err := p.Reception.EndVacation(r.Context(), person)
		return err
	})
}

// changeVacation changes the vacation of the reader, or shows the page again with why not.
func (p *Pages) changeVacation(w http.ResponseWriter, r *http.Request, change func(identity.Person) error) error {
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
	redirect(w, r, "/me#vacation")
	return nil
}
