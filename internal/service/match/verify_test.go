package match_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// verified verifies a whole log.
func verified(catalog gamelist.Games, log []match.Event) (*match.Verifier, error) {
	v := match.NewVerifier("m1", catalog)
	for _, e := range log {
		if err := v.Apply(e); err != nil {
			return v, err
		}
	}
	return v, v.End()
}

// played is the log of a match on a live clock: a takeback, time that is given, and a
// whole game as it is recorded.
func played(t *testing.T) []match.Event {
	t.Helper()
	rules, _ := games.ByName("ki-shogi")
	r := recorded(t, rules)
	m := match.New("m1", games.All())
	var log []match.Event
	at := match.Context{At: began, Seed: 1, RematchID: "m2"}
	apply := func(facts []match.EventData, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range m.NumberEvents(facts, at) {
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
			log = append(log, e)
		}
		at.Uptime += 3 * time.Second
		at.At = at.At.Add(3 * time.Second)
	}
	do := func(c match.Command, person string) {
		t.Helper()
		apply(m.Decide(c, match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, at))
	}
	apply(match.Begin(games.All(), match.Created{
		Terms: match.Terms{Game: rules.Name, Options: r.Options, Position: r.Position, Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Increment: 3 * time.Second}},
		Seats: [2]match.SeatState{seatState("Ann"), seatState("Bob")}, CreatedBy: "ann",
	}, at))
	player := map[game.Seat]string{game.First: m.Seats[0].Person, game.Second: m.Seats[1].Person}
	for i, turn := range r.TurnTexts() {
		mover := m.ToMove
		do(match.Play{Turn: turn}, player[mover])
		if i == 4 {
			do(match.Offer{Offer: match.OfferTakeback}, player[mover])
			do(match.Accept{Offer: match.OfferTakeback}, player[mover.Opponent()])
			do(match.Play{Turn: turn}, player[mover])
			do(match.GiveTime{}, player[mover])
		}
	}
	if !m.Over() {
		do(match.Resign{}, player[m.ToMove])
	}
	return log
}

// indexOf is the index of the nth event with a kind of fact.
func indexOf(t *testing.T, log []match.Event, kind string, n int) int {
	t.Helper()
	for i, e := range log {
		if e.Data.Kind() == kind {
			if n--; n == 0 {
				return i
			}
		}
	}
	t.Fatalf("there is no event %s", kind)
	return 0
}

// Whatever is changed in a log so that the rules or the clocks do not agree is found.
func TestVerify(t *testing.T) {
	log := played(t)
	if _, err := verified(games.All(), log); err != nil {
		t.Fatalf("the log as it is: %v", err)
	}
	change := func(f func(*match.Played)) func(match.EventData) match.EventData {
		return func(fact match.EventData) match.EventData {
			p := fact.(match.Played)
			f(&p)
			return p
		}
	}
	for _, c := range []struct {
		kind    string
		n       int
		change  func(match.EventData) match.EventData
		message string
	}{
		{"played", 3, change(func(p *match.Played) { p.Turn = "Zzz*1,1" }), `the turn "Zzz*1,1"`},
		{"played", 3, change(func(p *match.Played) { p.Turn = "" }), "the turn"},
		{"played", 3, change(func(p *match.Played) { p.NextToMove = p.Seat }), "next is"},
		{"played", 3, change(func(p *match.Played) { p.NextToMove = game.None }), "next is"},
		{"played", 3, change(func(p *match.Played) { p.Used += time.Hour }), "the turn took"},
		{"played", 3, change(func(p *match.Played) { p.Used = -1 }), "the turn took"},
		{"played", 3, change(func(p *match.Played) { p.Lag = time.Minute }), "the turn took"},
		{"played", 3, change(func(p *match.Played) { p.Times.Left[0] += time.Second }), "the clocks show"},
		{"played", 4, change(func(p *match.Played) { p.Times.Left[1]-- }), "the clocks show"},
		{"began", 1, func(f match.EventData) match.EventData { b := f.(match.Began); b.NextToMove = game.Second; return b }, "next is"},
		{"began", 1, func(f match.EventData) match.EventData { b := f.(match.Began); b.Times.Left[0]++; return b }, "the clocks show"},
		{"taken-back", 1, func(f match.EventData) match.EventData {
			b := f.(match.TakenBack)
			b.Times.Left[0] += time.Hour
			return b
		}, "the clocks show"},
		{"taken-back", 1, func(f match.EventData) match.EventData { b := f.(match.TakenBack); b.TurnsKept = 0; return b }, "nobody has asked"},
		{"offered", 1, func(f match.EventData) match.EventData { o := f.(match.Offered); o.TurnsKept = 1; return o }, "would remain"},
		{"time-added", 1, func(f match.EventData) match.EventData { a := f.(match.TimeAdded); a.Added++; return a }, "cannot be given"},
		{"time-added", 1, func(f match.EventData) match.EventData { a := f.(match.TimeAdded); a.Times.Left[0]++; return a }, "the clocks show"},
		{"ended", 1, func(f match.EventData) match.EventData {
			e := f.(match.Ended)
			e.Winner = e.Winner.Opponent()
			return e
		}, "it ended with"},
		{"ended", 1, func(f match.EventData) match.EventData { e := f.(match.Ended); e.Reason = match.ReasonResign; return e }, "it ended with"},
		{"ended", 1, func(f match.EventData) match.EventData { e := f.(match.Ended); e.Times.Left[0]++; return e }, "the clocks show"},
		{"created", 1, func(f match.EventData) match.EventData {
			c := f.(match.Created)
			c.Terms.Position = "nothing"
			return c
		}, "event 1"},
		{"created", 1, func(f match.EventData) match.EventData {
			c := f.(match.Created)
			c.Terms.Options = game.Options{"a": "b"}
			return c
		}, "event 1"},
		{"created", 1, func(f match.EventData) match.EventData { c := f.(match.Created); c.Terms.Options = nil; return c }, "complete ones"},
		{"created", 1, func(f match.EventData) match.EventData { c := f.(match.Created); c.Seats[0].Holder = "king"; return c }, "seat"},
	} {
		changed := append([]match.Event(nil), log...)
		i := indexOf(t, log, c.kind, c.n)
		changed[i].Data = c.change(log[i].Data)
		if _, err := verified(games.All(), changed); err == nil || !strings.Contains(err.Error(), c.message) {
			t.Errorf("%s %d as %+v: %v, want an error with %q", c.kind, c.n, changed[i].Data, err, c.message)
		}
	}
	if _, err := verified(games.All(), log[:len(log)-1]); err == nil || !strings.Contains(err.Error(), "it must end here") {
		t.Errorf("without its end: %v", err)
	}
	early := append(append([]match.Event(nil), log[:6]...), match.Event{Seq: 7, At: log[6].At, Uptime: log[6].Uptime, Data: log[len(log)-1].Data})
	if _, err := verified(games.All(), early); err == nil || !strings.Contains(err.Error(), "it cannot end here") {
		t.Errorf("an end that the rules do not know: %v", err)
	}
	back := append([]match.Event(nil), log...)
	back[5].Uptime -= time.Minute
	if _, err := verified(games.All(), back); err == nil || !strings.Contains(err.Error(), "uptime") {
		t.Errorf("uptime that goes back: %v", err)
	}
}

// Of a match under rules that have changed since all but its turns is checked.
func TestVerifyWithoutRules(t *testing.T) {
	log := played(t)
	rules, _ := games.ByName("ki-shogi")
	newer := *rules
	newer.Version++
	for name, catalog := range map[string]gamelist.Games{"changed": {&newer}, "gone": {}} {
		changed := append([]match.Event(nil), log...)
		i := indexOf(t, log, "played", 3)
		p := log[i].Data.(match.Played)
		p.Turn = "something else"
		changed[i].Data = p
		v, err := verified(catalog, changed)
		if err != nil || v.WithoutRules() == nil || v.Match().Seq != int64(len(log)) {
			t.Errorf("%s: %v, %v", name, err, v.WithoutRules())
		}
		p.Times.Left[0]++
		changed[i].Data = p
		if _, err := verified(catalog, changed); err == nil {
			t.Errorf("%s: wrong clocks are not found", name)
		}
	}
}

// Whatever is in a log, it is verified or refused.
func TestVerifyAnything(t *testing.T) {
	log := played(t)
	dice := rand.New(rand.NewPCG(1, 1))
	found := 0
	for range 3000 {
		changed := append([]match.Event(nil), log...)
		i := dice.IntN(len(log))
		text, err := json.Marshal(log[i])
		if err != nil {
			t.Fatal(err)
		}
		text[dice.IntN(len(text))] = byte(32 + dice.IntN(95))
		var e match.Event
		if json.Unmarshal(text, &e) != nil {
			continue
		}
		changed[i] = e
		if dice.IntN(4) == 0 {
			j := dice.IntN(len(log))
			changed[i], changed[j] = changed[j], changed[i]
		}
		if _, err := verified(games.All(), changed); err != nil {
			found++
		}
	}
	if found < 100 {
		t.Errorf("%d changes were found", found)
	}
}
