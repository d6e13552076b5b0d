package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

// house plays matches as a room does: decide, store, apply.
type harness struct {
	store  store.Store
	random computer.Player
	uptime time.Duration
}

func (h *harness) moment(t *rapid.T) match.Context {
	h.uptime += time.Duration(rapid.Int64Range(0, 200_000).Draw(t, "milliseconds")) * time.Millisecond
	return match.Context{
		At: time.Unix(1_900_000_000, 0).Add(time.Duration(rapid.Int64Range(-1e13, 1e13).Draw(t, "wall"))), Uptime: h.uptime,
		Absent: [2]time.Duration{time.Hour, time.Hour}, Seed: rapid.Uint64().Draw(t, "seed"), RematchID: "later",
	}
}

// keep stores the facts and applies them.
func (h *harness) append(t rapid.TB, m *match.Match, facts []match.EventData, at match.Context) {
	if len(facts) == 0 {
		return
	}
	events := m.NumberEvents(facts, at)
	for _, e := range events {
		if err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	if err := h.store.Append(context.Background(), store.LogEntry{Match: m.ID, Epoch: 1, Events: events, Summary: store.Summarize(m)}); err != nil {
		t.Fatal(err)
	}
}

var (
	seatStates = rapid.SampledFrom([]match.SeatState{
		{Holder: match.HolderOpen}, {Holder: match.HolderLink}, {Holder: match.HolderComputer, Level: "greedy"},
		{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}, {Holder: match.HolderPerson, Person: "p2", Name: "Bob"},
	})
	controls = rapid.SampledFrom([]string{"none", "5+3", "1+0", "3d"})
	offers   = rapid.SampledFrom([]match.OfferKind{match.OfferDraw, match.OfferTakeback, match.OfferRematch})
	seats    = rapid.SampledFrom([]game.Seat{game.First, game.Second})
)

// begin begins a random match.
func (h *harness) begin(t *rapid.T, id string) *match.Match {
	rules := rapid.SampledFrom(games.All()).Draw(t, "game")
	control, err := clock.Parse(controls.Draw(t, "clock"))
	if err != nil {
		t.Fatal(err)
	}
	created := match.Created{
		Terms: match.Terms{Game: rules.Name, Clock: control, Public: rapid.Bool().Draw(t, "public")},
		Seats: [2]match.SeatState{seatStates.Draw(t, "first"), seatStates.Draw(t, "second")}, CreatedBy: "p1",
	}
	return h.start(t, id, created, h.moment(t))
}

// start begins a match.
func (h *harness) start(t rapid.TB, id string, created match.Created, at match.Context) *match.Match {
	facts, err := match.Begin(games.All(), created, at)
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(id, games.All())
	h.append(t, m, facts, at)
	return m
}

// command draws a command and its sender.
func (h *harness) command(t *rapid.T, m *match.Match) (match.Command, match.Sender) {
	by := match.Sender{Person: rapid.SampledFrom([]string{"p1", "p2"}).Draw(t, "person"), Seat: game.None, ExpectedSeq: -1}
	switch rapid.IntRange(0, 19).Draw(t, "command") {
	case 0:
		return match.Offer{Offer: offers.Draw(t, "offer")}, by
	case 1:
		return match.Accept{Offer: offers.Draw(t, "offer")}, by
	case 2:
		return match.Decline{Offer: offers.Draw(t, "offer")}, by
	case 3:
		return match.GiveTime{}, by
	case 4:
		return match.Claim{}, by
	case 5:
		return match.Abort{}, by
	case 6:
		return match.CheckDeadline{}, match.Sender{Seat: game.None, ExpectedSeq: -1}
	case 7, 8:
		return match.Sit{Seat: seats.Draw(t, "seat"), Name: "Guest", Invited: true}, by
	case 9:
		if rapid.IntRange(0, 5).Draw(t, "resign") == 0 {
			return match.Resign{}, by
		}
	}
	turn := "nothing"
	if table, err := m.State(); err == nil && m.ToMove.IsPlayer() && !m.Over() {
		if turn, err = h.random.Choose(context.Background(), table); err != nil {
			turn = "nothing"
		}
		if state := m.Seats[m.ToMove]; state.Holder == match.HolderComputer {
			by = match.Sender{Seat: m.ToMove, ExpectedSeq: m.Seq}
		} else {
			by.Person = state.Person
		}
	}
	return match.Play{Turn: turn}, by
}

// The data derived from the events alone is that which was stored while the match was
// played, whatever happened to it.
func TestSummariesAreDerived(t *testing.T) {
	var events int64
	var turns, over int
	rapid.Check(t, func(t *rapid.T) {
		h := &harness{store: memory.New(), random: computer.Random(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "luck"), 1)))}
		var matches []*match.Match
		for i := range rapid.IntRange(1, 3).Draw(t, "matches") {
			matches = append(matches, h.begin(t, fmt.Sprint("m", i)))
		}
		for range rapid.IntRange(0, 40).Draw(t, "commands") {
			m := rapid.SampledFrom(matches).Draw(t, "match")
			command, by := h.command(t, m)
			at := h.moment(t)
			if facts, err := m.Decide(command, by, at); err == nil {
				h.append(t, m, facts, at)
			}
		}
		for _, m := range matches {
			if m.Over() {
				over++
			}
			events += m.Seq
			turns += len(m.Turns)
		}
		n, err := store.Check(context.Background(), h.store, games.All(), func(_ string, err error) { t.Error(err) })
		if n.Matches != len(matches) || n.WithoutRules != 0 || err != nil {
			t.Errorf("%+v of %d, %v", n, len(matches), err)
		}
	})
	t.Logf("%d events, %d turns, %d matches ended", events, turns, over)
	if turns == 0 || over == 0 {
		t.Error("too little has happened")
	}
}

// altered is a log of which something is not as it was.
type alteredLog struct {
	store.Log
	summary func(*store.Summary)
	events  func([]match.Event) []match.Event
}

func (a alteredLog) ForEachSummary(ctx context.Context, f func(store.Summary) error) error {
	return a.Log.ForEachSummary(ctx, func(s store.Summary) error {
		a.summary(&s)
		return f(s)
	})
}

func (a alteredLog) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	var events []match.Event
	err := a.Log.EachEvent(ctx, id, last, func(e match.Event) error {
		events = append(events, e)
		return nil
	})
	for _, e := range a.events(events) {
		if err == nil {
			err = f(e)
		}
	}
	return err
}

// Whatever is changed, the check finds it.
func TestCheckFinds(t *testing.T) {
	h := &harness{store: memory.New()}
	for _, id := range []string{"m0", "m1"} {
		state := match.SeatState{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}
		terms := match.Terms{Game: "balance-pai-sho", Clock: clock.Control{Kind: clock.DaysPerTurn, Days: 3}}
		h.start(t, id, match.Created{Terms: terms, Seats: [2]match.SeatState{state, state}}, match.Context{At: time.Unix(1_900_000_000, 0), Seed: 1})
	}
	second := 77 * time.Second
	for name, change := range map[string]func(*store.Summary){
		"seq":      func(s *store.Summary) { s.Seq++ },
		"game":     func(s *store.Summary) { s.Game = "chess" },
		"options":  func(s *store.Summary) { s.Options = game.Options{"a": "b"} },
		"clock":    func(s *store.Summary) { s.Clock = "9+9" },
		"public":   func(s *store.Summary) { s.Public = !s.Public },
		"chairs":   func(s *store.Summary) { s.Seats[1].Person = "eve" },
		"status":   func(s *store.Summary) { s.Status = store.StatusOver },
		"to move":  func(s *store.Summary) { s.ToMove = game.Chance },
		"turns":    func(s *store.Summary) { s.Turns++ },
		"outcome":  func(s *store.Summary) { s.Outcome.Reason += "x" },
		"created":  func(s *store.Summary) { s.Created = s.Created.Add(time.Second) },
		"changed":  func(s *store.Summary) { s.Changed = s.Changed.Add(time.Second) },
		"deadline": func(s *store.Summary) { s.Deadline = &second },
		"computer": func(s *store.Summary) { s.Computer = !s.Computer },
	} {
		as := func(e []match.Event) []match.Event { return e }
		if got := wrongs(t, alteredLog{h.store, change, as}); got != 2 {
			t.Errorf("%s: %d found, want 2", name, got)
		}
	}
	for name, events := range map[string]func([]match.Event) []match.Event{
		"no events":      func([]match.Event) []match.Event { return nil },
		"one missing":    func(e []match.Event) []match.Event { return e[1:] },
		"wrong numbers":  func(e []match.Event) []match.Event { e[0].Seq = 7; return e },
		"another moment": func(e []match.Event) []match.Event { e[0].At = e[0].At.Add(time.Hour); return e },
	} {
		if got := wrongs(t, alteredLog{h.store, func(*store.Summary) {}, events}); got != 2 {
			t.Errorf("%s: %d found, want 2", name, got)
		}
	}
	if got := wrongs(t, h.store); got != 0 {
		t.Errorf("unchanged: %d found", got)
	}
}

// wrongs counts what the check finds.
func wrongs(t *testing.T, log store.Log) (n int) {
	t.Helper()
	if _, err := store.Check(t.Context(), log, games.All(), func(string, error) { n++ }); err != nil {
		t.Error(err)
	}
	return n
}
