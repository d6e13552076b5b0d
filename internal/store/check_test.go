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
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/store/memory"
)

// house plays matches as a room does: decide, keep, apply.
type house struct {
	store  store.Store
	random players.Player
	uptime time.Duration
}

func (h *house) moment(t *rapid.T) match.Moment {
	h.uptime += time.Duration(rapid.Int64Range(0, 200_000).Draw(t, "milliseconds")) * time.Millisecond
	return match.Moment{
		At: time.Unix(1_900_000_000, 0).Add(time.Duration(rapid.Int64Range(-1e13, 1e13).Draw(t, "wall"))), Uptime: h.uptime,
		Gone: [2]time.Duration{time.Hour, time.Hour}, Seed: rapid.Uint64().Draw(t, "seed"), NewID: "later",
	}
}

// keep keeps the facts and applies them.
func (h *house) keep(t rapid.TB, m *match.Match, facts []match.Fact, at match.Moment) {
	if len(facts) == 0 {
		return
	}
	events := m.Number(facts, at)
	for _, e := range events {
		if err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	if err := h.store.Append(context.Background(), store.Entry{Match: m.ID, Epoch: 1, Events: events, Summary: store.Summarize(m)}); err != nil {
		t.Fatal(err)
	}
}

var (
	chairs = rapid.SampledFrom([]match.Chair{
		{Holder: match.Open}, {Holder: match.Link}, {Holder: match.Computer, Level: "greedy"},
		{Holder: match.Person, Person: "p1", Name: "Ann"}, {Holder: match.Person, Person: "p2", Name: "Bob"},
	})
	controls = rapid.SampledFrom([]string{"none", "5+3", "1+0", "3d"})
	offers   = rapid.SampledFrom([]match.Offer{match.Draw, match.Takeback, match.Rematch})
	seats    = rapid.SampledFrom([]game.Seat{game.First, game.Second})
)

// begin begins a random match.
func (h *house) begin(t *rapid.T, id string) *match.Match {
	rules := rapid.SampledFrom(games.All()).Draw(t, "game")
	control, err := clock.Parse(controls.Draw(t, "clock"))
	if err != nil {
		t.Fatal(err)
	}
	created := match.Created{
		Terms:  match.Terms{Game: rules.Name, Clock: control, Public: rapid.Bool().Draw(t, "public")},
		Chairs: [2]match.Chair{chairs.Draw(t, "first"), chairs.Draw(t, "second")}, By: "p1",
	}
	return h.start(t, id, created, h.moment(t))
}

// start begins a match.
func (h *house) start(t rapid.TB, id string, created match.Created, at match.Moment) *match.Match {
	facts, err := match.Begin(games.All(), created, at)
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(id, games.All())
	h.keep(t, m, facts, at)
	return m
}

// command draws a command and who sends it.
func (h *house) command(t *rapid.T, m *match.Match) (match.Command, match.Sender) {
	by := match.Sender{Person: rapid.SampledFrom([]string{"p1", "p2"}).Draw(t, "person"), As: game.None, Expect: -1}
	switch rapid.IntRange(0, 19).Draw(t, "command") {
	case 0:
		return match.Ask{Offer: offers.Draw(t, "offer")}, by
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
		return match.Tick{}, match.Sender{As: game.None, Expect: -1}
	case 7, 8:
		return match.Sit{Seat: seats.Draw(t, "seat"), Name: "Guest", Invited: true}, by
	case 9:
		if rapid.IntRange(0, 5).Draw(t, "resign") == 0 {
			return match.GiveUp{}, by
		}
	}
	turn := "nothing"
	if table, err := m.Table(); err == nil && m.ToMove.IsPlayer() && !m.Over() {
		if turn, err = h.random.Choose(context.Background(), table); err != nil {
			turn = "nothing"
		}
		if chair := m.Chairs[m.ToMove]; chair.Holder == match.Computer {
			by = match.Sender{As: m.ToMove, Expect: m.Seq}
		} else {
			by.Person = chair.Person
		}
	}
	return match.Play{Turn: turn}, by
}

// What is derived from the events alone is what was kept while the match was played,
// whatever happened to it.
func TestSummariesAreDerived(t *testing.T) {
	var events int64
	var turns, over int
	rapid.Check(t, func(t *rapid.T) {
		h := &house{store: memory.New(), random: players.Random(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "luck"), 1)))}
		var matches []*match.Match
		for i := range rapid.IntRange(1, 3).Draw(t, "matches") {
			matches = append(matches, h.begin(t, fmt.Sprint("m", i)))
		}
		for range rapid.IntRange(0, 40).Draw(t, "commands") {
			m := rapid.SampledFrom(matches).Draw(t, "match")
			command, by := h.command(t, m)
			at := h.moment(t)
			if facts, err := m.Decide(command, by, at); err == nil {
				h.keep(t, m, facts, at)
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
type altered struct {
	store.Log
	summary func(*store.Summary)
	events  func([]match.Event) []match.Event
}

func (a altered) Each(ctx context.Context, f func(store.Summary) error) error {
	return a.Log.Each(ctx, func(s store.Summary) error {
		a.summary(&s)
		return f(s)
	})
}

func (a altered) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
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
	h := &house{store: memory.New()}
	for _, id := range []string{"m0", "m1"} {
		chair := match.Chair{Holder: match.Person, Person: "p1", Name: "Ann"}
		terms := match.Terms{Game: "balance-pai-sho", Clock: clock.Control{Kind: clock.Days, Days: 3}}
		h.start(t, id, match.Created{Terms: terms, Chairs: [2]match.Chair{chair, chair}}, match.Moment{At: time.Unix(1_900_000_000, 0), Seed: 1})
	}
	second := 77 * time.Second
	for name, change := range map[string]func(*store.Summary){
		"seq":      func(s *store.Summary) { s.Seq++ },
		"game":     func(s *store.Summary) { s.Game = "chess" },
		"options":  func(s *store.Summary) { s.Options = game.Options{"a": "b"} },
		"clock":    func(s *store.Summary) { s.Clock = "9+9" },
		"public":   func(s *store.Summary) { s.Public = !s.Public },
		"chairs":   func(s *store.Summary) { s.Chairs[1].Name = "Eve" },
		"status":   func(s *store.Summary) { s.Status = store.Over },
		"to move":  func(s *store.Summary) { s.ToMove = game.Chance },
		"turns":    func(s *store.Summary) { s.Turns++ },
		"outcome":  func(s *store.Summary) { s.Outcome.Reason += "x" },
		"created":  func(s *store.Summary) { s.Created = s.Created.Add(time.Second) },
		"changed":  func(s *store.Summary) { s.Changed = s.Changed.Add(time.Second) },
		"deadline": func(s *store.Summary) { s.Deadline = &second },
		"computer": func(s *store.Summary) { s.Computer = !s.Computer },
	} {
		as := func(e []match.Event) []match.Event { return e }
		if got := wrongs(t, altered{h.store, change, as}); got != 2 {
			t.Errorf("%s: %d found, want 2", name, got)
		}
	}
	for name, events := range map[string]func([]match.Event) []match.Event{
		"no events":      func([]match.Event) []match.Event { return nil },
		"one missing":    func(e []match.Event) []match.Event { return e[1:] },
		"wrong numbers":  func(e []match.Event) []match.Event { e[0].Seq = 7; return e },
		"another moment": func(e []match.Event) []match.Event { e[0].At = e[0].At.Add(time.Hour); return e },
	} {
		if got := wrongs(t, altered{h.store, func(*store.Summary) {}, events}); got != 2 {
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
