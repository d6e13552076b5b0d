package reviewer

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// shortGame is a game of Ki Shogi.
var shortGame = []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}

// fakeRooms has matches by id.
type fakeRooms map[string]*match.Match

func (r fakeRooms) Read(_ context.Context, id string, f func(*match.Match, time.Duration) error) error {
	m := r[id]
	if m == nil {
		return store.ErrNotFound
	}
	return f(m, 0)
}

// matchOf returns a match with the turns of a game.
func matchOf(id string, over bool, turns ...string) *match.Match {
	m := &match.Match{ID: id, Terms: match.Terms{Game: "ki-shogi", Options: game.Options{}, Clock: clock.Control{Kind: clock.Untimed}}, Outcome: game.Outcome{Winner: game.None}}
	if over {
		m.Outcome = game.Outcome{Winner: game.First, Reason: match.ReasonResign}
	}
	for _, turn := range turns {
		m.Turns = append(m.Turns, match.PlayedTurn{Text: turn})
	}
	return m
}

// newReviewer returns a reviewer of matches that are in its store.
func newReviewer(t *testing.T, c Config, matches ...*match.Match) *Reviewer {
	t.Helper()
	rooms, s := fakeRooms{}, memory.New()
	for _, m := range matches {
		rooms[m.ID] = m
		seats := [2]match.SeatState{{Holder: match.HolderOpen}, {Holder: match.HolderOpen}}
		e := store.LogEntry{
			Match: m.ID, Epoch: 1,
			Events:  []match.Event{{Seq: 1, At: time.Unix(1e9, 0), Uptime: time.Second, Data: match.Created{Terms: m.Terms, Seats: seats}}},
			Summary: &store.Summary{Match: m.ID, Seq: 1, Game: "ki-shogi", Clock: "none", Status: store.StatusOver, Seats: seats, Outcome: m.Outcome, Created: time.Unix(1e9, 0), Changed: time.Unix(1e9, 0)},
		}
		if err := s.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	c.Games, c.Log, c.Rooms = games.All(), slog.New(slog.DiscardHandler), rooms
	if c.Store == nil {
		c.Store = s
	}
	r := New(c)
	t.Cleanup(r.Close)
	return r
}

// await waits until a report has another status than waiting and working.
func await(t *testing.T, r *Reviewer, id string) ReportState {
	t.Helper()
	for {
		s, err := r.State(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if s.Status != Waiting && s.Status != Working {
			return s
		}
		time.Sleep(time.Millisecond)
	}
}

// A report is made once and has a judgement of each position; another reviewer makes the same one.
func TestReport(t *testing.T) {
	var reports []*GameReport
	for range 2 {
		r := newReviewer(t, Config{}, matchOf("m1", true, shortGame...))
		if s, err := r.State(t.Context(), "m1"); s.Status != None || err != nil {
			t.Fatalf("before it is asked for: %+v, %v", s, err)
		}
		if s, err := r.Request(t.Context(), "m1", "p1"); err != nil || s.Status == None {
			t.Fatalf("%+v, %v", s, err)
		}
		s := await(t, r, "m1")
		if s.Status != Ready || len(s.Report.Course) != len(shortGame)+1 || s.Report.Version != Version || s.Report.Nodes == 0 || s.Report.Sides[0].Turns != 2 {
			t.Fatalf("%+v, %+v", s, s.Report)
		}
		again, err := r.Request(t.Context(), "m1", "p2")
		if err != nil || again.Status != Ready {
			t.Errorf("asked for again: %+v, %v", again, err)
		}
		reports = append(reports, s.Report)
	}
	if !reflect.DeepEqual(reports[0], reports[1]) {
		t.Errorf("%+v, and then %+v", reports[0], reports[1])
	}
}

// A stored report is shown as it is, whichever process has made it.
func TestStoredReport(t *testing.T) {
	r := newReviewer(t, Config{}, matchOf("m1", true, shortGame...))
	s := r.Store.(*memory.Store)
	old := store.GameReportRecord{Match: "m1", Version: Version, At: time.Unix(1e9, 0), Report: fmt.Sprintf(`{"version":%d,"nodes":7}`, Version)}
	if err := s.PutGameReport(t.Context(), old); err != nil {
		t.Fatal(err)
	}
	for name, ask := range map[string]func() (ReportState, error){
		"read":      func() (ReportState, error) { return r.State(t.Context(), "m1") },
		"asked for": func() (ReportState, error) { return r.Request(t.Context(), "m1", "p1") },
	} {
		if now, err := ask(); err != nil || now.Status != Ready || now.Report.Nodes != 7 {
			t.Errorf("%s: %+v, %v", name, now, err)
		}
	}
	old.Match, old.Report = "m1", `{"version":2,"nodes":"many"}`
	if old.Version++; s.PutGameReport(t.Context(), old) != nil {
		t.Fatal("it was not stored")
	}
	if _, err := r.State(t.Context(), "m1"); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("a report that is none: %v", err)
	}
}

func TestRefusals(t *testing.T) {
	r := newReviewer(t, Config{}, matchOf("m1", false, shortGame...))
	if _, err := r.Request(t.Context(), "m1", "p1"); !errors.Is(err, ErrNotOver) {
		t.Errorf("a match that is played: %v", err)
	}
	if _, err := r.Request(t.Context(), "m2", "p1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("no match: %v", err)
	}
}

// The queue has a bound, and so has what one person asks for. A closed reviewer takes nothing.
func TestBounds(t *testing.T) {
	var matches []*match.Match
	for n := range 9 {
		matches = append(matches, matchOf(fmt.Sprint("m", n), true, shortGame...))
	}
	var once sync.Once
	began, goOn := make(chan struct{}), make(chan struct{})
	busy := func() bool {
		once.Do(func() { close(began); <-goOn })
		return false
	}
	r := newReviewer(t, Config{Queue: 5, PerPerson: 2, Busy: busy}, matches...)
	defer close(goOn)
	ask := func(n int, person string, want error) ReportState {
		t.Helper()
		s, err := r.Request(t.Context(), fmt.Sprint("m", n), person)
		if !errors.Is(err, want) {
			t.Errorf("match %d for %s: %v, want %v", n, person, err, want)
		}
		return s
	}
	ask(0, "p1", nil)
	<-began
	if s := ask(0, "p2", nil); s.Status != Working || s.All != len(shortGame)+1 {
		t.Errorf("the first one is %+v", s)
	}
	if s := ask(1, "p1", nil); s.Status != Waiting || s.Ahead != 1 {
		t.Errorf("the second one is %+v", s)
	}
	ask(2, "p1", ErrTooMany)
	ask(2, "p2", nil)
	ask(3, "p3", nil)
	ask(4, "p4", nil)
	ask(5, "p5", ErrBusy)
	ask(4, "p9", nil) // it waits already
}

// A game that cannot be played again fails, and is not tried again.
func TestFailed(t *testing.T) {
	r := newReviewer(t, Config{}, matchOf("m1", true, "nonsense"), matchOf("m2", true, shortGame...))
	for _, id := range []string{"m1", "m2"} {
		if _, err := r.Request(t.Context(), id, "p1"); err != nil {
			t.Fatal(err)
		}
	}
	if s := await(t, r, "m1"); s.Status != Failed {
		t.Errorf("%+v", s)
	}
	if s := await(t, r, "m2"); s.Status != Ready {
		t.Errorf("the next one is %+v", s)
	}
	if s, err := r.Request(t.Context(), "m1", "p1"); s.Status != Failed || err != nil {
		t.Errorf("asked for again: %+v, %v", s, err)
	}
}

// closedStore refuses to store.
type closedStore struct{ *memory.Store }

func (closedStore) PutGameReport(context.Context, store.GameReportRecord) error { return store.ErrFull }

// What the store refuses can be asked for again.
func TestStoreRefuses(t *testing.T) {
	r := newReviewer(t, Config{Store: closedStore{memory.New()}}, matchOf("m1", true, shortGame...))
	if _, err := r.Request(t.Context(), "m1", "p1"); err != nil {
		t.Fatal(err)
	}
	if s := await(t, r, "m1"); s.Status != None {
		t.Errorf("%+v", s)
	}
}

// Close ends what is under way.
func TestClose(t *testing.T) {
	r := newReviewer(t, Config{Busy: func() bool { return true }}, matchOf("m1", true, shortGame...))
	if _, err := r.Request(t.Context(), "m1", "p1"); err != nil {
		t.Fatal(err)
	}
	r.Close()
	if _, err := r.Store.GameReport(t.Context(), "m1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a report of a game that was not analysed: %v", err)
	}
	if _, err := r.Request(t.Context(), "m1", "p2"); err != nil {
		t.Errorf("it is under way still: %v", err)
	}
}
