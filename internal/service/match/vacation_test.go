package match_test

import (
	"encoding/json"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

const oneDay = 24 * time.Hour

// newCorrespondence begins a match with days for each turn between p1 and p2.
func newCorrespondence(t interface{ Fatal(...any) }, days int) *match.Match {
	facts, err := match.Begin(games.All(), match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.DaysPerTurn, Days: days}},
		Seats: [2]match.SeatState{{Holder: match.HolderPerson, Person: "p1"}, {Holder: match.HolderPerson, Person: "p2"}},
	}, match.Context{})
	if err != nil {
		t.Fatal(err)
	}
	m := match.New("m1", games.All())
	apply(t, m, facts, match.Context{})
	return m
}

// apply makes facts part of a match, through their JSON.
func apply(t interface{ Fatal(...any) }, m *match.Match, facts []match.EventData, at match.Context) {
	for _, event := range m.NumberEvents(facts, at) {
		data, err := json.Marshal(event)
		if err == nil {
			err = json.Unmarshal(data, &event)
		}
		if err == nil {
			err = m.Apply(event)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// However late and however often a match is looked at, its clock charges exactly the time outside the vacations of the player to
// move, and the log is one that a verifier accepts.
func TestVacationsAreNeitherChargedNorGiven(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const days = 14
		m := newCorrespondence(t, days)
		var vacations []match.VacationTime // all that there will be
		for from := time.Duration(0); len(vacations) < 6; {
			from += time.Duration(rapid.IntRange(1, 40).Draw(t, "hours between")) * time.Hour
			until := from + time.Duration(rapid.IntRange(1, 100).Draw(t, "hours of vacation"))*time.Hour
			vacations = append(vacations, match.VacationTime{From: from, Until: until})
			from = until
		}
		cost, uptime := time.Duration(0), time.Duration(0)
		log := []match.EventData{}
		for range rapid.IntRange(1, 30).Draw(t, "looks") {
			next := uptime + time.Duration(rapid.IntRange(0, 60).Draw(t, "hours"))*time.Hour
			cost += next - uptime
			for _, v := range vacations {
				cost -= max(min(v.Until, next)-max(v.From, uptime), 0)
			}
			uptime = next
			at := match.Context{Uptime: uptime}
			for _, v := range vacations { // those that have begun, as far as they were meant to last
				if v.From <= uptime {
					at.Vacations[0] = append(at.Vacations[0], v)
				}
			}
			facts, err := m.Decide(match.CheckDeadline{}, match.Sender{Seat: game.None, ExpectedSeq: -1}, at)
			if err != nil {
				t.Fatal(err)
			}
			apply(t, m, facts, at)
			log = append(log, facts...)
			if over := cost > days*oneDay; over != m.Over() {
				t.Fatalf("after %v outside vacations the match is over: %v; %+v", cost, m.Over(), log)
			}
			if m.Over() {
				return
			}
			if got, want := m.Remaining(uptime).Left[0], days*oneDay-cost; got != want {
				t.Fatalf("%v are left, want %v; %+v", got, want, log)
			}
			if again := m.Restarted(at); again {
				t.Fatalf("the clock would be set twice; %+v", log)
			}
		}
	})
}

// A vacation that is ended early is charged up to then, whenever the match learns of it; one that is not stored any more lasts as long as the
// log says.
func TestAVacationThatEndsEarly(t *testing.T) {
	for name, c := range map[string]struct {
		stored []match.VacationTime
		left   time.Duration
	}{
		"ended":      {[]match.VacationTime{{From: oneDay, Until: 2 * oneDay}}, 10 * oneDay},
		"not stored": {nil, 13 * oneDay},
	} {
		m := newCorrespondence(t, 14)
		at := match.Context{Uptime: oneDay, Vacations: [2][]match.VacationTime{{{From: oneDay, Until: 9 * oneDay}}}}
		check := func() {
			t.Helper()
			facts, err := m.Decide(match.CheckDeadline{}, match.Sender{Seat: game.None, ExpectedSeq: -1}, at)
			if err != nil {
				t.Fatal(err)
			}
			apply(t, m, facts, at)
		}
		check()
		if until, is := m.OnVacation(2 * oneDay); !is || until != 9*oneDay {
			t.Errorf("on vacation until %v, %v", until, is)
		}
		if deadline, ok := m.Deadline(); !ok || deadline != 22*oneDay+time.Millisecond {
			t.Errorf("the deadline is %v, %v", deadline, ok)
		}
		if reminder, ok := m.Reminder(); !ok || reminder != 22*oneDay+time.Millisecond-14*oneDay/5 {
			t.Errorf("a fifth is left at %v, %v", reminder, ok)
		}
		at.Uptime, at.Vacations[0] = 5*oneDay, c.stored
		check()
		if got := m.Remaining(5 * oneDay).Left[0]; got != c.left {
			t.Errorf("%s: %v are left, want %v", name, got, c.left)
		}
	}
}
