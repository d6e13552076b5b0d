package storetest

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// with begins a match whose summary is changed before.
func with(t *testing.T, s store.Store, id string, change func(*store.Summary)) {
	t.Helper()
	e := first(id)
	change(e.Summary)
	mustAppend(t, s, e)
}

// list lists the ids of the selected matches.
func list(t *testing.T, s store.Store, f store.Filter) (ids []string) {
	t.Helper()
	found, err := s.List(t.Context(), f)
	if err != nil {
		t.Fatalf("list: %v", err)
	}
	for _, sum := range found {
		ids = append(ids, sum.Match)
	}
	return ids
}

func testLists(t *testing.T, s store.Store) {
	if got := list(t, s, store.Filter{Limit: 9}); got != nil {
		t.Errorf("an empty store lists %v", got)
	}
	taken := [2]match.SeatState{{Holder: match.HolderPerson, Person: "p2"}, {Holder: match.HolderPerson, Person: "p1"}}
	with(t, s, "waiting", func(s *store.Summary) { s.Changed, s.Public = at(1), true })
	with(t, s, "playing", func(s *store.Summary) {
		s.Changed, s.Public, s.Status, s.Seats = at(2), true, store.StatusPlaying, taken
	})
	with(t, s, "over", func(s *store.Summary) {
		s.Changed, s.Public, s.Status, s.Seats, s.Game = at(3), true, store.StatusOver, taken, "skud"
	})
	with(t, s, "secret", func(s *store.Summary) { s.Changed = at(4) })
	with(t, s, "link", func(s *store.Summary) { s.Changed, s.Public, s.Seats[1].Holder = at(5), true, match.HolderLink })
	with(t, s, "robot", func(s *store.Summary) {
		s.Changed, s.Status, s.Seats[0] = at(6), store.StatusPlaying, match.SeatState{Holder: match.HolderComputer, Level: "greedy"}
	})
	for _, c := range []struct {
		filter store.Filter
		want   []string
	}{
		{store.Filter{}, []string{"robot", "link", "secret", "over", "playing", "waiting"}},
		{store.Filter{Public: true}, []string{"link", "over", "playing", "waiting"}},
		{store.Filter{Person: "p1"}, []string{"link", "secret", "over", "playing", "waiting"}},
		{store.Filter{Person: "p2"}, []string{"over", "playing"}},
		{store.Filter{Person: "p3"}, nil},
		{store.Filter{Person: "p2", Status: store.StatusOver}, []string{"over"}},
		{store.Filter{Person: "p1", Public: true, Game: "ki-shogi"}, []string{"link", "playing", "waiting"}},
		{store.Filter{Person: "p1", Open: true}, []string{"secret", "waiting"}},
		{store.Filter{Game: "skud"}, []string{"over"}},
		{store.Filter{Game: "chess"}, nil},
		{store.Filter{Status: store.StatusPlaying}, []string{"robot", "playing"}},
		{store.Filter{Public: true, Status: store.StatusWaiting}, []string{"link", "waiting"}},
		{store.Filter{Public: true, Game: "skud", Status: store.StatusOver}, []string{"over"}},
		{store.Filter{Open: true}, []string{"secret", "waiting"}},
		{store.Filter{Open: true, Public: true}, []string{"waiting"}},
		{store.Filter{Open: true, Public: true, Game: "skud"}, nil},
		{store.Filter{Open: true, Status: store.StatusPlaying}, nil},
		{store.Filter{Before: &store.ListCursor{Changed: at(3), Match: "over"}}, []string{"playing", "waiting"}},
		{store.Filter{Public: true, Before: &store.ListCursor{Changed: at(3), Match: "zzz"}}, []string{"over", "playing", "waiting"}},
		{store.Filter{Person: "p1", Before: &store.ListCursor{Changed: at(2), Match: "a"}}, []string{"waiting"}},
	} {
		c.filter.Limit = 10
		requireEqual(t, fmt.Sprintf("%+v", c.filter), list(t, s, c.filter), c.want)
	}
	// A match that changes comes first and leaves the lists that no longer apply.
	e := next("waiting", 2, 1)
	e.Summary.Changed, e.Summary.Public, e.Summary.Status, e.Summary.Seats = at(99), true, store.StatusPlaying, taken
	mustAppend(t, s, e)
	requireEqual(t, "playing", list(t, s, store.Filter{Status: store.StatusPlaying, Limit: 9}), []string{"waiting", "robot", "playing"})
	requireEqual(t, "open", list(t, s, store.Filter{Open: true, Limit: 9}), []string{"secret"})
	requireEqual(t, "public", list(t, s, store.Filter{Public: true, Limit: 1}), []string{"waiting"})
	requireEqual(t, "of a person", list(t, s, store.Filter{Person: "p2", Limit: 9}), []string{"waiting", "over", "playing"})
}

// testPersonLists selects among the matches of a person.
func testPersonLists(t *testing.T, s store.Store) {
	ann, bob, eve := match.SeatState{Holder: match.HolderPerson, Person: "p1"}, match.SeatState{Holder: match.HolderPerson, Person: "p2"}, match.SeatState{Holder: match.HolderPerson, Person: "p3"}
	n := 0
	begin := func(id string, first, second match.SeatState, clock string, rated bool, outcome game.Outcome) {
		with(t, s, id, func(s *store.Summary) {
			s.Seats, s.Clock, s.Rated, s.Outcome, s.Status, s.Changed = [2]match.SeatState{first, second}, clock, rated, outcome, store.StatusOver, at(n)
			if !outcome.Over() {
				s.Status = store.StatusPlaying
			}
		})
		n++
	}
	begin("win", ann, bob, "5+3", true, game.Win(game.First, "ring"))
	begin("loss", bob, ann, "3d", true, game.Win(game.First, "ring"))
	begin("second", eve, ann, "10+3x30", false, game.Win(game.Second, "resign"))
	begin("draw", ann, eve, "none", false, game.Draw("agreement"))
	begin("aborted", ann, bob, "5+3", true, game.Draw(match.ReasonAborted))
	begin("alone", ann, ann, "none", false, game.Win(game.First, "ring"))
	begin("going", ann, bob, "1:30+2", false, game.Outcome{Winner: game.None})
	yes, no := true, false
	for _, c := range []struct {
		filter store.PersonFilter
		want   []string
	}{
		{store.PersonFilter{}, []string{"going", "alone", "aborted", "draw", "second", "loss", "win"}},
		{store.PersonFilter{Opponent: "p2"}, []string{"going", "aborted", "loss", "win"}},
		{store.PersonFilter{Opponent: "p1"}, []string{"alone"}},
		{store.PersonFilter{Opponent: "p9"}, nil},
		{store.PersonFilter{Rated: &yes}, []string{"aborted", "loss", "win"}},
		{store.PersonFilter{Rated: &no}, []string{"going", "alone", "draw", "second"}},
		{store.PersonFilter{Live: &yes}, []string{"going", "aborted", "second", "win"}},
		{store.PersonFilter{Live: &no}, []string{"alone", "draw", "loss"}},
		{store.PersonFilter{Result: store.Won}, []string{"second", "win"}},
		{store.PersonFilter{Result: store.Lost}, []string{"loss"}},
		{store.PersonFilter{Result: store.Drawn}, []string{"draw"}},
		{store.PersonFilter{Result: store.Won, Opponent: "p2", Rated: &yes, Live: &yes}, []string{"win"}},
		{store.PersonFilter{Result: "unknown"}, nil},
	} {
		requireEqual(t, fmt.Sprintf("%+v", c.filter), list(t, s, store.Filter{Person: "p1", PersonFilter: c.filter, Limit: 20}), c.want)
	}
	for opponent, want := range map[string]store.HeadToHead{"p2": {Won: 1, Lost: 1}, "p3": {Won: 1, Drawn: 1}, "p1": {}, "p9": {}, "": {}} {
		between, err := s.HeadToHead(t.Context(), "p1", opponent)
		if between != want || err != nil {
			t.Errorf("against %q: %+v, %v, want %+v", opponent, between, err, want)
		}
	}
	requireEqual(t, "without a person", list(t, s, store.Filter{PersonFilter: store.PersonFilter{Opponent: "p2"}, Limit: 1}), []string{"going"})
	for id, rated := range map[string]bool{"win": true, "going": false} {
		if found, err := s.Summary(t.Context(), id); found.Rated != rated || err != nil {
			t.Errorf("match %s is rated: %v, %v", id, found.Rated, err)
		}
	}
}

// testListPaging reads long lists in parts; many matches changed at the same moment.
func testListPaging(t *testing.T, s store.Store) {
	const n = 120
	for i := range n {
		with(t, s, fmt.Sprintf("m%03d", i), func(s *store.Summary) { s.Changed, s.Public = at(i/25), true })
	}
	for limit, want := range map[int]int{-1: 1, 0: 1, 1: 1, 7: 7, 100: 100, 101: 100, 1 << 30: 100} {
		if got := list(t, s, store.Filter{Limit: limit}); len(got) != want {
			t.Errorf("limit %d: %d matches, want %d", limit, len(got), want)
		}
	}
	for _, f := range []store.Filter{{}, {Public: true}, {Person: "p1"}, {Open: true}} {
		f.Limit = 11
		var got []store.Summary
		for {
			part, err := s.List(t.Context(), f)
			if err != nil {
				t.Fatal(err)
			}
			if len(part) == 0 {
				break
			}
			got = append(got, part...)
			last := part[len(part)-1]
			f.Before = &store.ListCursor{Changed: last.Changed, Match: last.Match}
		}
		if len(got) != n {
			t.Errorf("%+v: %d matches in parts, want %d", f, len(got), n)
		}
		for i := 1; i < len(got); i++ {
			a, b := got[i-1], got[i]
			if a.Changed.Before(b.Changed) || a.Changed.Equal(b.Changed) && a.Match <= b.Match {
				t.Errorf("%+v: %s before %s", f, a.Match, b.Match)
			}
		}
	}
}

func testDue(t *testing.T, s store.Store) {
	deadline := func(id string, at time.Duration) {
		with(t, s, id, func(s *store.Summary) { s.Deadline = &at })
	}
	ids := func(uptime time.Duration, limit int) []string {
		t.Helper()
		ids, err := s.DueMatches(t.Context(), uptime, limit)
		if err != nil {
			t.Fatal(err)
		}
		return ids
	}
	requireEqual(t, "due in an empty store", ids(time.Hour, 10), []string(nil))
	deadline("late", 50*time.Second)
	deadline("soon", 20*time.Second)
	deadline("soon too", 20*time.Second)
	with(t, s, "untimed", func(*store.Summary) {})
	e := next("untimed", 2, 9)
	e.Summary.Computer = true // since 10 s
	mustAppend(t, s, e)
	later := 5 * time.Second
	with(t, s, "both", func(s *store.Summary) { s.Deadline, s.Computer = &later, true }) // since 1 s
	for _, c := range []struct {
		uptime time.Duration
		limit  int
		want   []string
	}{
		{0, 10, []string{"both", "untimed"}},
		{20*time.Second - 1, 10, []string{"both", "untimed"}},
		{20 * time.Second, 10, []string{"both", "untimed", "soon", "soon too"}},
		{time.Hour, 10, []string{"both", "untimed", "soon", "soon too", "late"}},
		{time.Hour, 3, []string{"both", "untimed", "soon"}},
		{time.Hour, 1, []string{"both"}},
		{time.Hour, 0, nil},
	} {
		requireEqual(t, fmt.Sprintf("due at %v, at most %d", c.uptime, c.limit), ids(c.uptime, c.limit), c.want)
	}
	mustAppend(t, s, next("soon", 2, 1))
	mustAppend(t, s, next("both", 2, 1))
	mustAppend(t, s, chatEntry("soon too", 1, "Hello."))
	e = next("late", 2, 1)
	e.Summary.Deadline = &later
	mustAppend(t, s, e)
	requireEqual(t, "due after that", ids(20*time.Second, 10), []string{"late", "untimed", "soon too"})
}

func testEach(t *testing.T, s store.Store) {
	var want, got []string
	for i := range 250 {
		id := fmt.Sprintf("%c%d", 'a'+(i*7)%26, i)
		want = append(want, id)
		mustAppend(t, s, first(id))
	}
	mustRefuse(t, s, store.ErrConflict, first("never"), chatEntry("never", 2, "Hello."))
	mustAppend(t, s, next(want[0], 2, 1))
	err := s.ForEachSummary(t.Context(), func(sum store.Summary) error {
		got = append(got, sum.Match)
		_, err := s.Summary(t.Context(), sum.Match) // the store can be used meanwhile
		if sum.Match == "a130" {
			mustAppend(t, s, next(sum.Match, 2, 1))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "matches", got, want)
	enough, n := errors.New("enough"), 0
	err = s.ForEachSummary(t.Context(), func(store.Summary) error {
		if n++; n == 150 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || n != 150 {
		t.Errorf("ended with %v after %d", err, n)
	}
	if err := s.ForEachSummary(cancelledContext(), func(store.Summary) error { return nil }); err == nil {
		t.Error("each goes on for somebody who has gone")
	}
	with(t, s, "last", func(s *store.Summary) { s.ToMove, s.Outcome = game.None, game.Draw("agreement") })
}
