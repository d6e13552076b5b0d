package openings_test

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/openings"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/record"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// played is a match of Ki Shogi that has ended.
type played struct {
	id      string
	outcome game.Outcome
	change  func(*match.Created)
	turns   []string
}

// opening is how the matches here begin.
var opening = []string{"Gyoku*0,0", "Gyoku*2,2"}

// addMatch stores a match with all its events.
func addMatch(t *testing.T, s store.Store, p played) {
	t.Helper()
	created := match.Created{
		Terms: match.Terms{Game: "ki-shogi", Version: mustRules(t).Version, Options: game.Options{}, Clock: clock.Control{Kind: clock.Untimed}, Public: true},
		Seats: [2]match.SeatState{{Holder: match.HolderPerson, Person: "ann", Name: "Ann"}, {Holder: match.HolderComputer, Level: "1"}},
	}
	if p.change != nil {
		p.change(&created)
	}
	facts := []match.EventData{created, match.Began{NextToMove: game.First}}
	for i, turn := range p.turns {
		facts = append(facts, match.Played{Seat: game.Seat(i % 2), Turn: turn, NextToMove: game.Seat((i + 1) % 2)})
	}
	facts = append(facts, match.Ended{Winner: p.outcome.Winner, Reason: p.outcome.Reason})
	m := match.New(p.id, games.All())
	at := time.Date(2031, 5, 17, 12, 0, 0, 0, time.UTC)
	var events []match.Event
	for i, fact := range facts {
		e := match.Event{Seq: int64(i) + 1, At: at, Data: fact}
		events = append(events, e)
		if err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Append(t.Context(), store.LogEntry{Match: p.id, Epoch: 1, Events: events, Summary: store.Summarize(m)}); err != nil {
		t.Fatal(err)
	}
}

func mustRules(t *testing.T) *game.Rules {
	t.Helper()
	rules, ok := games.ByName("ki-shogi")
	if !ok {
		t.Fatal("there is no Ki Shogi")
	}
	return rules
}

// mustCount counts matches, of which so many are new.
func mustCount(t *testing.T, s store.Store, want int, skipped ...string) {
	t.Helper()
	n, err := openings.Count(t.Context(), s, games.All(), func(match string, err error) {
		if !slices.Contains(skipped, match) {
			t.Errorf("match %s: %v", match, err)
		}
	})
	if err != nil || n != want {
		t.Fatalf("%d matches were counted, %v; want %d", n, err, want)
	}
}

// at returns what was played after some turns.
func at(t *testing.T, s store.Store, source store.ExplorerSource, turns ...string) openings.Position {
	t.Helper()
	g := mustRules(t).MustNew(nil)
	for _, turn := range turns {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	p, err := openings.At(t.Context(), s, source, g, 10)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func count(games, first, second int64) store.ExplorerCount {
	return store.ExplorerCount{Games: games, First: first, Second: second}
}

// Matches that have ended are counted once, mirrored games as the same.
func TestMatchesAreCounted(t *testing.T) {
	s := memory.New()
	addMatch(t, s, played{"m1", game.Win(game.First, match.ReasonResign), nil, append(opening, "Kaku*1,0")})
	addMatch(t, s, played{"m2", game.Win(game.Second, match.ReasonResign), nil, []string{"Gyoku*0,0", "Gyoku*-2,2", "Kaku*-1,0"}})
	addMatch(t, s, played{"m3", game.Draw(match.ReasonAgreement), nil, append(opening, "Hi*1,0")})
	mustCount(t, s, 3)
	mustCount(t, s, 0)
	got := at(t, s, store.SourcePlayed, opening...)
	want := openings.Position{
		Book:      store.ExplorerBook{Source: store.SourcePlayed, Game: "ki-shogi", Options: "field=open ki=off"},
		Different: 2, ExplorerCount: count(3, 1, 1),
		Turns: []openings.CountedTurn{
			{Text: "Kaku*1,0", ExplorerCount: count(2, 1, 1), Samples: []openings.Sample{{Match: "m2"}, {Match: "m1"}}},
			{Text: "Hi*1,0", ExplorerCount: count(1, 0, 0), Samples: []openings.Sample{{Match: "m3"}}},
		},
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
	if p := at(t, s, store.SourcePlayed, "Gyoku*0,0", "Gyoku*-2,2"); p.Games != 3 || p.Turns[0].Text != "Kaku*-1,0" {
		t.Errorf("seen in the mirror: %+v", p)
	}
	if p := at(t, s, store.SourceSelfPlay, opening...); p.Games != 0 || p.Turns != nil {
		t.Errorf("games of computers: %+v", p)
	}
}

// unreadable is a store in which the events of a match cannot be read.
type unreadable struct {
	openings.Store
	match string
}

func (u unreadable) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	if id == u.match {
		return fmt.Errorf("match %s: event 3 %w", id, store.ErrUnreadable)
	}
	return u.Store.EachEvent(ctx, id, last, f)
}

// A match that cannot be read does not keep others from being counted, and is not tried again.
func TestUnreadableMatch(t *testing.T) {
	s := memory.New()
	for _, id := range []string{"m1", "m2", "m3"} {
		addMatch(t, s, played{id, game.Win(game.First, match.ReasonResign), nil, opening})
	}
	var skipped []string
	for _, want := range []int{2, 0} {
		n, err := openings.Count(t.Context(), unreadable{s, "m2"}, games.All(), func(match string, _ error) { skipped = append(skipped, match) })
		if err != nil || n != want {
			t.Errorf("%d matches were counted, %v; want %d", n, err, want)
		}
	}
	if ids, err := s.UncountedMatches(t.Context(), 10); err != nil || len(ids) > 0 {
		t.Errorf("still to be counted: %v, %v", ids, err)
	}
	if len(skipped) != 1 || skipped[0] != "m2" {
		t.Errorf("skipped %v, want m2 once", skipped)
	}
}

// After an update there are many matches: they are counted in several commits.
func TestManyMatches(t *testing.T) {
	s := memory.New()
	const many = 60
	for n := range many {
		addMatch(t, s, played{fmt.Sprint("m", n), game.Win(game.First, match.ReasonResign), nil, opening})
	}
	mustCount(t, s, many)
	if p := at(t, s, store.SourcePlayed, "Gyoku*0,0"); p.Games != many || len(p.Turns) != 1 {
		t.Errorf("%+v", p)
	}
}

// What is no game from the usual beginning between players, with the rules of today, is not counted, and is not met again.
func TestWhatIsNotCounted(t *testing.T) {
	s := memory.New()
	resigned := game.Win(game.First, match.ReasonResign)
	addMatch(t, s, played{"aborted", game.Draw(match.ReasonAborted), nil, nil})
	addMatch(t, s, played{"older", resigned, func(c *match.Created) { c.Terms.Version = 0 }, opening})
	addMatch(t, s, played{"illegal", resigned, nil, []string{"Gyoku*0,0", "Gyoku*0,0"}})
	addMatch(t, s, played{"setup", resigned, func(c *match.Created) {
		c.Terms.Position = "to-move=first first=Gyoku@0,0 second=Gyoku@0,2 first-hand=Hi,Kaku second-hand=Hi,Kaku"
	}, []string{"Kaku*1,0"}})
	addMatch(t, s, played{"private", resigned, func(c *match.Created) { c.Terms.Public = false }, opening})
	addMatch(t, s, played{"computers", resigned, func(c *match.Created) { c.Seats[0] = c.Seats[1] }, opening})
	mustCount(t, s, 1, "illegal")
	ids, err := s.UncountedMatches(t.Context(), 10)
	if err != nil || len(ids) > 0 {
		t.Errorf("still to be counted: %v, %v", ids, err)
	}
	books, err := s.ExplorerBooks(t.Context())
	want := []store.ExplorerBookCount{{ExplorerBook: store.ExplorerBook{Source: store.SourceSelfPlay, Game: "ki-shogi", Options: "field=open ki=off"}, Games: 1}}
	if diff := cmp.Diff(want, books); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

// A position that is reached with the seats exchanged has the results of the other seat.
func TestSeatsExchanged(t *testing.T) {
	s := memory.New()
	i := openings.Importer{Store: s, Source: store.SourceImported}
	r := recordOf(append(opening, "Kaku*1,0", "Kaku*1,2")...)
	r.Result = game.Win(game.First, match.ReasonResign)
	if err := i.Add(t.Context(), mustRules(t), r); err != nil {
		t.Fatal(err)
	}
	if err := i.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	g := mustRules(t).MustNew(nil)
	for _, turn := range append(opening, "Kaku*1,0") {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	// Turned by a half, with the seats exchanged: First is to move and has what Second had.
	other, err := mustRules(t).NewFromPosition(nil, "to-move=first first=Gyoku@0,0 second=Gyoku@2,2;Kaku@1,2 first-hand=Hi,Kaku second-hand=Hi")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		g    game.Game
		want store.ExplorerCount
		turn string
	}{{g, count(1, 1, 0), "Kaku*1,2"}, {other, count(1, 0, 1), "Kaku*1,0"}} {
		p, err := openings.At(t.Context(), s, store.SourceImported, test.g, 10)
		if err != nil {
			t.Fatal(err)
		}
		if p.ExplorerCount != test.want || len(p.Turns) != 1 || p.Turns[0].Text != test.turn {
			t.Errorf("%s: %+v, want %+v and %s", test.g.PositionText(), p, test.want, test.turn)
		}
	}
}

func recordOf(turns ...string) *record.Record {
	r := &record.Record{Game: "ki-shogi", First: "Ann", Second: "Bob"}
	for _, turn := range turns {
		r.Turns = append(r.Turns, record.AnnotatedTurn{Text: turn})
	}
	return r
}

// Games of files are counted once, with their players as samples. What has no result is left out, and what does not
// keep the rules is refused.
func TestImport(t *testing.T) {
	s := memory.New()
	i := openings.Importer{Store: s, Source: store.SourceImported}
	add := func(r *record.Record) error { return i.Add(t.Context(), mustRules(t), r) }
	r := recordOf(opening...)
	r.Result = game.Win(game.First, match.ReasonResign)
	for _, one := range []*record.Record{r, r, recordOf(opening...)} {
		if err := add(one); err != nil {
			t.Fatal(err)
		}
	}
	if err := add(recordOf("Gyoku*0,0", "Gyoku*0,0")); err == nil {
		t.Error("an illegal game was counted")
	}
	if err := i.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if i.Counted != 1 || i.Known != 1 || i.Skipped != 1 {
		t.Errorf("%d counted, %d known, %d left out", i.Counted, i.Known, i.Skipped)
	}
	p := at(t, s, store.SourceImported, "Gyoku*0,0")
	if p.Games != 1 || !cmp.Equal(p.Turns[0].Samples, []openings.Sample{{Title: "Ann – Bob"}}) {
		t.Errorf("%+v", p)
	}
}

// failing is a store that fails until it is repaired.
type failing struct {
	openings.Store
	calls chan struct{}
}

func (f failing) UncountedMatches(ctx context.Context, limit int) ([]string, error) {
	select {
	case f.calls <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return f.Store.UncountedMatches(ctx, limit)
}

// A counter looks for matches from time to time, only where its node leads, until it is stopped.
func TestCounter(t *testing.T) {
	s := memory.New()
	addMatch(t, s, played{"m1", game.Draw(match.ReasonAgreement), nil, opening})
	calls := make(chan struct{})
	log, counts := slog.New(slog.DiscardHandler), metrics.New(prometheus.NewRegistry())
	follower := openings.Start(openings.Config{Store: failing{s, calls}, Games: games.All(), Leads: func() bool { return false }, Interval: time.Millisecond, Log: log, Metrics: counts})
	time.Sleep(5 * time.Millisecond)
	follower.Stop()
	leader := openings.Start(openings.Config{Store: failing{s, calls}, Games: games.All(), Interval: time.Millisecond, Log: log, Metrics: counts})
	<-calls // before it counts
	<-calls // it has counted
	leader.Stop()
	if p := at(t, s, store.SourcePlayed, "Gyoku*0,0"); p.Games != 1 {
		t.Errorf("%d games are counted, want 1", p.Games)
	}
}
