package storetest

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func testReadBack(t *testing.T, s store.Store) {
	a, b := by("c1", "1", first("m1")), by("c1", "2", next("m1", 2, 3))
	b.Chat = chatEntry("m1", 1, "Good luck.", "茶").Chat
	mustAppend(t, s, a)
	mustAppend(t, s, b)
	requireEqual(t, "events", all(t, s, "m1"), append(a.Events, b.Events...))
	lines, err := s.Chat(t.Context(), "m1", 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "lines", lines, b.Chat)
	for key, want := range map[store.CommandKey]store.CommandAnswer{*a.CommandKey: {Seq: 1}, *b.CommandKey: {Seq: 4, ChatNumber: 2}} {
		answer, ok, err := s.CommandAnswer(t.Context(), "m1", key)
		if err != nil || !ok || answer != want {
			t.Errorf("answer of %v: %v, %v, %v, want %v", key, answer, ok, err, want)
		}
	}
	got, err := s.Summary(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "summary", got, *b.Summary)
	if zone, _ := got.Changed.Zone(); zone != "UTC" || got.Changed.Nanosecond()%int(time.Millisecond) != 0 {
		t.Errorf("changed at %v, want UTC and whole milliseconds", got.Changed)
	}

	deadline := 90*time.Second + time.Nanosecond
	full := &store.Summary{
		Match: "m2", Seq: 1, Game: "skud", Options: game.Options{"a": "1", "b": "ö"}, Clock: "5+3", Public: true,
		Seats:  [2]match.SeatState{{Holder: match.HolderComputer, Level: "greedy"}, {Holder: match.HolderPerson, Person: "p2", Name: "二"}},
		Status: store.StatusOver, ToMove: game.None, Turns: 17, Outcome: game.Win(game.Second, "ring"),
		Created: at(0), Changed: at(5), Deadline: &deadline, Computer: true,
	}
	e := first("m2")
	e.Summary = full
	mustAppend(t, s, e)
	if got, err = s.Summary(t.Context(), "m2"); err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "full summary", got, *full)
}

func testNotFound(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"))
	_, events := s.Events(ctx, "m2", 0, 10)
	_, lines := s.Chat(ctx, "m2", 0, 10)
	_, sum := s.Summary(ctx, "m2")
	_, own := s.AcquireEpoch(ctx, "m2")
	_, person := s.Person(ctx, "m1")
	_, invitation := s.Invitation(ctx, store.Hash{1})
	invite := s.PutInvitation(ctx, store.Invitation{Match: "m2", Purpose: store.TakeSeat})
	failures(t, store.ErrNotFound, map[string]error{
		"events": events, "lines": lines, "summary": sum, "own": own, "person": person, "invitation": invitation, "invite": invite,
		"append": s.Append(ctx, next("m2", 2, 1)), "say": s.Append(ctx, chatEntry("m2", 1, "Hello.")),
	})
	for id, key := range map[string]store.CommandKey{"m1": {Client: "c", ID: "1"}, "m2": {Client: "c", ID: "1"}} {
		if _, ok, err := s.CommandAnswer(ctx, id, key); ok || err != nil {
			t.Errorf("answer in %s: %v, %v", id, ok, err)
		}
	}
}

func testFollow(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	mustAppend(t, s, next("m1", 2, 2))
	mustRefuse(t, s, store.ErrConflict, next("m1", 3, 1))
	mustRefuse(t, s, store.ErrConflict, next("m1", 5, 1))
	mustRefuse(t, s, store.ErrConflict, chatEntry("m1", 2, "First."))
	mustAppend(t, s, chatEntry("m1", 1, "First."))
	mustRefuse(t, s, store.ErrConflict, chatEntry("m1", 1, "Again."))
	gap := next("m1", 4, 2)
	gap.Events[1].Seq, gap.Summary.Seq = 6, 6
	mustRefuse(t, s, store.ErrConflict, gap)
	gap = chatEntry("m1", 2, "One.", "Two.")
	gap.Chat[1].Number = 4
	mustRefuse(t, s, store.ErrConflict, gap)
	// A summary without events must be of the last event.
	old := chatEntry("m1", 2, "Second.")
	old.Summary = summary("m1", 2)
	mustRefuse(t, s, store.ErrConflict, old)
	requireCounts(t, s, "m1", 3, 1)
	mustAppend(t, s, next("m1", 4, 1))
	mustAppend(t, s, chatEntry("m1", 2, "Second."))
	requireCounts(t, s, "m1", 4, 2)
}

// A store may write less of an entry that changes only the progress, and loses nothing of one that changes more at the same time.
func testOnlyProgress(t *testing.T, s store.Store) {
	progress := func(seq int64, as *store.Summary) store.LogEntry {
		e, was := next("m1", seq, 1), *as
		e.OnlyProgress = true
		deadline := time.Duration(seq) * time.Minute
		was.Seq, was.ToMove, was.Turns, was.Changed, was.Deadline, was.Computer = seq, game.Second, int(seq), at(int(seq)+7), &deadline, seq%2 == 0
		e.Summary = &was
		return e
	}
	requireSummary := func(want *store.Summary) {
		t.Helper()
		got, err := s.Summary(t.Context(), "m1")
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "summary", got, *want)
	}
	mustAppend(t, s, first("m1"))
	taken := next("m1", 2, 1)
	taken.Summary.Seats[1] = match.SeatState{Holder: match.HolderPerson, Person: "p2", Name: "Béla"}
	taken.Summary.Status, taken.Summary.Clock, taken.Summary.Public = store.StatusPlaying, "5+3", true
	third := progress(3, taken.Summary)
	mustAppend(t, s, taken, third)
	requireSummary(third.Summary)
	fourth := progress(4, third.Summary)
	mustAppend(t, s, fourth)
	requireSummary(fourth.Summary)
	over := next("m1", 6, 1)
	*over.Summary = *progress(6, fourth.Summary).Summary
	over.Summary.Status, over.Summary.Outcome, over.Summary.Deadline = store.StatusOver, game.Win(game.Second, "ring"), nil
	mustAppend(t, s, progress(5, fourth.Summary), over)
	requireSummary(over.Summary)
	for _, f := range []store.Filter{{Public: true}, {Person: "p2"}} {
		f.Limit = 10
		list, err := s.List(t.Context(), f)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "list", list, []store.Summary{*over.Summary})
	}
}

func testBeginsOnce(t *testing.T, s store.Store) {
	e := by("c", "1", first("m1"))
	mustAppend(t, s, e)
	mustRefuse(t, s, store.ErrDuplicate, e)
	mustRefuse(t, s, store.ErrExists, by("c", "2", first("m1")))
	mustRefuse(t, s, store.ErrExists, first("m1"))
	e = first("m2")
	e.Epoch = 2
	mustRefuse(t, s, store.ErrNotOwner, e)
	e = first("m2")
	e.Chat = chatEntry("m2", 2, "Hello.").Chat
	mustRefuse(t, s, store.ErrConflict, e)
	e.Chat = chatEntry("m2", 1, "Hello.").Chat
	mustAppend(t, s, e)
	requireCounts(t, s, "m1", 1, 0)
	requireCounts(t, s, "m2", 1, 1)
}

func testStoredOnce(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	mustAppend(t, s, first("m2"))
	mustAppend(t, s, by("c1", "a", next("m1", 2, 1)))
	mustRefuse(t, s, store.ErrDuplicate, by("c1", "a", next("m1", 3, 1)))
	mustRefuse(t, s, store.ErrDuplicate, by("c1", "a", next("m1", 2, 1))) // as it was sent
	mustRefuse(t, s, store.ErrDuplicate, by("c1", "a", chatEntry("m1", 1, "Hello.")))
	mustAppend(t, s, by("c2", "a", next("m1", 3, 1)))
	mustAppend(t, s, by("c1", "b", next("m1", 4, 1)))
	mustAppend(t, s, by("c1", "a", next("m2", 2, 1)))
	mustAppend(t, s, by("c1", "A", chatEntry("m1", 1, "Hello.")))
	requireCounts(t, s, "m1", 4, 1)
	requireCounts(t, s, "m2", 2, 0)
	// A refused entry leaves no answer.
	mustRefuse(t, s, store.ErrConflict, by("c1", "late", next("m1", 9, 1)))
	if _, ok, err := s.CommandAnswer(t.Context(), "m1", store.CommandKey{Client: "c1", ID: "late"}); ok || err != nil {
		t.Errorf("answer of a refused command: %v, %v", ok, err)
	}
	mustAppend(t, s, by("c1", "late", next("m1", 5, 1)))
	want := store.CommandAnswer{ChatNumber: 1}
	if got, ok, err := s.CommandAnswer(t.Context(), "m1", store.CommandKey{Client: "c1", ID: "A"}); got != want || !ok || err != nil {
		t.Errorf("answer of a line of chat: %v, %v, %v, want %v", got, ok, err, want)
	}
}

func testFenced(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	for want := int64(2); want <= 3; want++ {
		if epoch, err := s.AcquireEpoch(t.Context(), "m1"); err != nil || epoch != want {
			t.Fatalf("own: %d, %v, want %d", epoch, err, want)
		}
	}
	for _, epoch := range []int64{0, 1, 2, 4} {
		e := next("m1", 2, 1)
		e.Epoch = epoch
		mustRefuse(t, s, store.ErrNotOwner, e)
		e = chatEntry("m1", 1, "Hello.")
		e.Epoch = epoch
		mustRefuse(t, s, store.ErrNotOwner, e)
	}
	e := next("m1", 2, 1)
	e.Epoch = 3
	mustAppend(t, s, e)
	requireCounts(t, s, "m1", 2, 0)
}

func testAllOrNone(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	mustRefuse(t, s, store.ErrConflict, by("c", "1", next("m1", 2, 1)), first("m2"), chatEntry("m1", 3, "Hello."))
	mustRefuse(t, s, store.ErrExists, by("c", "1", next("m1", 2, 1)), first("m1"))
	mustRefuse(t, s, store.ErrDuplicate, by("c", "1", next("m1", 2, 1)), by("c", "1", next("m1", 3, 1)))
	mustRefuse(t, s, store.ErrInvalid, first("m2"), store.LogEntry{Match: "m3", Epoch: 1})
	requireCounts(t, s, "m1", 1, 0)
	if _, err := s.Summary(t.Context(), "m2"); err == nil {
		t.Error("m2 was kept")
	}
	if up, err := s.Uptime(t.Context()); up != time.Second || err != nil {
		t.Errorf("uptime %v, %v, want that of the only event", up, err)
	}
	mustAppend(t, s, by("c", "1", next("m1", 2, 1)), by("c", "1", first("m2")), next("m2", 2, 2))
	requireCounts(t, s, "m1", 2, 0)
	requireCounts(t, s, "m2", 3, 0)
	mustAppend(t, s)
}

func testRefused(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	change := func(e store.LogEntry, f func(*store.LogEntry)) store.LogEntry {
		f(&e)
		return e
	}
	long := strings.Repeat("ö", store.MaxIDLength)
	for name, e := range map[string]store.LogEntry{
		"no id":             first(""),
		"a long id":         first(long + "x"),
		"an id of no text":  first("\xff"),
		"no client":         by("", "1", next("m1", 2, 1)),
		"no command":        by("c", "", next("m1", 2, 1)),
		"a long client":     by(long+"x", "1", next("m1", 2, 1)),
		"nothing":           {Match: "m1", Epoch: 1},
		"a summary alone":   {Match: "m1", Epoch: 1, Summary: summary("m1", 1)},
		"no summary":        change(next("m1", 2, 1), func(e *store.LogEntry) { e.Summary = nil }),
		"another's summary": change(next("m1", 2, 1), func(e *store.LogEntry) { e.Summary = summary("m2", 2) }),
		"an early summary":  change(next("m1", 2, 1), func(e *store.LogEntry) { e.Summary = summary("m1", 1) }),
		"too many events":   next("m1", 2, store.MaxEvents+1),
		"too many lines":    chatEntry("m1", 1, make([]string, store.MaxEntryChat+1)...),
		"a long line":       chatEntry("m1", 1, strings.Repeat("ö", match.MaxChatLength+1)),
		"a long event": change(next("m1", 2, 1), func(e *store.LogEntry) {
			e.Events[0].Data = match.Ended{Reason: strings.Repeat("x", store.MaxEventSize)}
		}),
		"no fact":            change(next("m1", 2, 1), func(e *store.LogEntry) { e.Events[0].Data = nil }),
		"a line of a giant":  change(chatEntry("m1", 1, "Hello."), func(e *store.LogEntry) { e.Chat[0].Name = strings.Repeat("ö", match.MaxName+1) }),
		"a line by no seat":  change(chatEntry("m1", 1, "Hello."), func(e *store.LogEntry) { e.Chat[0].Seat = 9 }),
		"a line of no text":  chatEntry("m1", 1, "\xff"),
		"a match of no seat": change(next("m1", 2, 1), func(e *store.LogEntry) { e.Summary.ToMove = 9 }),
	} {
		t.Run(name, func(t *testing.T) { mustRefuse(t, s, store.ErrInvalid, e) })
	}
	mustRefuse(t, s, store.ErrInvalid, make([]store.LogEntry, store.MaxEntries+1)...)
	requireCounts(t, s, "m1", 1, 0)
	mustAppend(t, s, by(long, long, first(long)))
	mustAppend(t, s, next("m1", 2, store.MaxEvents))
	mustAppend(t, s, chatEntry("m1", 1, strings.Repeat("ö", match.MaxChatLength)))
}

func testNotShared(t *testing.T, s store.Store) {
	e := first("m1")
	deadline := time.Minute
	e.Summary.Deadline = &deadline
	mustAppend(t, s, e)
	e.Summary.Options["field"] = "changed"
	deadline = time.Hour
	got, err := s.Summary(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	got.Options["field"], *got.Deadline = "changed", time.Hour
	if got, err = s.Summary(t.Context(), "m1"); err != nil || got.Options["field"] != "9x9" || *got.Deadline != time.Minute {
		t.Errorf("summary: %v %v, %v", got.Options, *got.Deadline, err)
	}
	e = chatEntry("m1", 1, "Hello.")
	mustAppend(t, s, e)
	e.Chat[0].Text = "changed"
	lines, err := s.Chat(t.Context(), "m1", 0, 1)
	if err != nil || lines[0].Text != "Hello." {
		t.Errorf("lines: %v, %v", lines, err)
	}
}

func testPaging(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	mustAppend(t, s, next("m1", 2, 9))
	mustAppend(t, s, chatEntry("m1", 1, "a", "b", "c"))
	for _, c := range []struct {
		after int64
		limit int
		first int64
		n     int
	}{{0, 3, 1, 3}, {3, 3, 4, 3}, {9, 3, 10, 1}, {10, 3, 0, 0}, {99, 3, 0, 0}, {0, 0, 0, 0}, {0, -1, 0, 0}, {-5, 2, 1, 2}} {
		events, err := s.Events(t.Context(), "m1", c.after, c.limit)
		if err != nil || len(events) != c.n || c.n > 0 && events[0].Seq != c.first {
			t.Errorf("%d events behind %d: %v, %v", c.limit, c.after, events, err)
		}
	}
	for _, c := range []struct {
		after    int64
		limit, n int
	}{{0, 2, 2}, {2, 2, 1}, {3, 2, 0}, {0, 0, 0}, {-1, 9, 3}} {
		if lines, err := s.Chat(t.Context(), "m1", c.after, c.limit); err != nil || len(lines) != c.n {
			t.Errorf("%d lines behind %d: %v, %v", c.limit, c.after, lines, err)
		}
	}
}

// eachEvent checks that the requested events of a match come in order.
func eachEvent(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	for seq := int64(2); seq < 2500; seq += 250 {
		mustAppend(t, s, next("m1", seq, 250))
	}
	mustAppend(t, s, first("m2"))
	const last = 2501
	for _, c := range []struct{ last, want int64 }{{0, last}, {last, last}, {1, 1}, {1000, 1000}, {1001, 1001}} {
		n := int64(0)
		err := s.EachEvent(t.Context(), "m1", c.last, func(e match.Event) error {
			if n++; e.Seq != n {
				t.Errorf("event %d is number %d", n, e.Seq)
			}
			return nil
		})
		if n != c.want || err != nil {
			t.Errorf("up to %d: %d events, %v, want %d", c.last, n, err, c.want)
		}
	}
	if err := s.EachEvent(t.Context(), "m1", last+1, func(match.Event) error { return nil }); err == nil {
		t.Error("there are more events than were kept")
	}
	if err := s.EachEvent(t.Context(), "none", 0, func(match.Event) error { return nil }); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("of no match: %v", err)
	}
	enough, n := errors.New("enough"), 0
	err := s.EachEvent(t.Context(), "m1", 0, func(match.Event) error {
		n++
		return enough
	})
	if !errors.Is(err, enough) || n != 1 {
		t.Errorf("after the first: %d, %v", n, err)
	}
	if err := s.EachEvent(cancelledContext(), "m1", 0, func(match.Event) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("for somebody who has gone: %v", err)
	}
}
