package storetest

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// deleted checks that nothing is left of a deleted match, and everything of the others.
func deleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	key := store.CommandKey{Client: "c", ID: "1"}
	for n, id := range []string{"m1", "m2", "m3"} {
		mustAppend(t, s, first(id), by("c", "1", next(id, 2, 2)), chatEntry(id, 1, "Hello.", "Hello?"))
		for i, purpose := range []store.Purpose{store.TakeSeat, store.MoveSeat} {
			if err := s.PutInvitation(ctx, store.Invitation{Hash: store.Hash{byte(n), byte(i)}, Match: id, Seat: game.Second, Purpose: purpose, Expires: at(9)}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := s.Delete(ctx, "m2", 2); !errors.Is(err, store.ErrConflict) {
		t.Errorf("a match that has moved on: %v", err)
	}
	if err := s.Delete(ctx, "nowhere", 1); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a match that is not there: %v", err)
	}
	if err := s.Delete(cancelledContext(), "m2", 3); err == nil {
		t.Error("who has gone deletes a match")
	}
	requireCounts(t, s, "m2", 3, 2)
	if err := s.Delete(ctx, "m2", 3); err != nil {
		t.Fatal(err)
	}

	_, events := s.Events(ctx, "m2", 0, 9)
	_, lines := s.Chat(ctx, "m2", 0, 9)
	_, sum := s.Summary(ctx, "m2")
	_, own := s.AcquireEpoch(ctx, "m2")
	_, invitation := s.Invitation(ctx, store.Hash{1, 0})
	_, move := s.Invitation(ctx, store.Hash{1, 1})
	failures(t, store.ErrNotFound, map[string]error{
		"events": events, "lines": lines, "summary": sum, "own": own, "invitation": invitation, "seat key": move,
		"append": s.Append(ctx, next("m2", 4, 1)), "delete": s.Delete(ctx, "m2", 3),
		"invite": s.PutInvitation(ctx, store.Invitation{Hash: store.Hash{99}, Match: "m2", Seat: game.First, Purpose: store.TakeSeat}),
	})
	if _, there, err := s.CommandAnswer(ctx, "m2", key); there || err != nil {
		t.Errorf("the answer to a command of a deleted match: %v, %v", there, err)
	}
	for n, id := range []string{"m1", "", "m3"} {
		if id == "" {
			continue
		}
		requireCounts(t, s, id, 3, 2)
		if _, there, err := s.CommandAnswer(ctx, id, key); !there || err != nil {
			t.Errorf("%s: the answer to a command: %v, %v", id, there, err)
		}
		if _, err := s.Invitation(ctx, store.Hash{byte(n), 1}); err != nil {
			t.Errorf("%s: its seat key: %v", id, err)
		}
	}
	var left []string
	err := s.ForEachSummary(ctx, func(s store.Summary) error {
		left = append(left, s.Match)
		return nil
	})
	if err != nil || !slices.Equal(left, []string{"m1", "m3"}) {
		t.Errorf("left are %v, %v", left, err)
	}

	// A match of the same name is another one.
	mustAppend(t, s, first("m2"))
	requireCounts(t, s, "m2", 1, 0)
	mustAppend(t, s, by("c", "1", next("m2", 2, 1)))
}

// deletedMeanwhile deletes matches that are being written, read and listed.
func deletedMeanwhile(t *testing.T, s store.Store) {
	const matches = 20
	for i := range matches {
		mustAppend(t, s, first(fmt.Sprint("m", i)))
	}
	var wg sync.WaitGroup
	for i := range matches {
		id := fmt.Sprint("m", i)
		var wrote, removed error
		var both sync.WaitGroup
		both.Go(func() { wrote = s.Append(t.Context(), next(id, 2, 1)) })
		both.Go(func() { removed = s.Delete(t.Context(), id, 1) })
		wg.Go(func() {
			if err := s.ForEachSummary(t.Context(), func(store.Summary) error { return nil }); err != nil {
				t.Errorf("each: %v", err)
			}
		})
		wg.Go(func() {
			both.Wait()
			switch {
			case wrote == nil && errors.Is(removed, store.ErrConflict):
				requireCounts(t, s, id, 2, 0)
			case errors.Is(wrote, store.ErrNotFound) && removed == nil:
			default:
				t.Errorf("%s: written with %v, deleted with %v", id, wrote, removed)
			}
		})
	}
	wg.Wait()
}

// expired returns all expired matches, read in pages of any size.
func expired(t *testing.T, s store.Store) {
	deadline := time.Hour
	want := map[store.Category][]string{}
	for i, kind := range []struct {
		status   store.MatchStatus
		reason   string
		deadline *time.Duration
		category store.Category
	}{
		{store.StatusWaiting, "", &deadline, store.Abandoned},
		{store.StatusOver, match.ReasonAborted, nil, store.Abandoned},
		{store.StatusPlaying, "", nil, store.Unfinished},
		{store.StatusPlaying, "", &deadline, ""},
		{store.StatusOver, match.ReasonResign, nil, store.Finished},
		{store.StatusOver, "figure", nil, store.Finished},
	} {
		for changed := range 3 {
			id := fmt.Sprintf("m%d-%d", i, changed)
			e := first(id)
			e.Summary.Status, e.Summary.Deadline, e.Summary.Changed = kind.status, kind.deadline, at(changed)
			if e.Summary.Outcome.Reason = kind.reason; kind.reason != "" {
				e.Summary.Outcome.Winner = game.First
			}
			mustAppend(t, s, e)
			if changed < 2 {
				want[kind.category] = append(want[kind.category], id)
			}
		}
	}
	for _, category := range store.Categories() {
		r := store.Retention{}
		switch category {
		case store.Abandoned:
			r.Abandoned = at(2)
		case store.Unfinished:
			r.Unfinished = at(2)
		case store.Finished:
			r.Finished = at(2)
		}
		for limit := 1; limit < 20; limit++ {
			var got []string
			for after := int64(0); ; {
				some, next, err := s.Expired(t.Context(), r, after, limit)
				if err != nil || len(some) > limit {
					t.Fatalf("%d of at most %d, %v", len(some), limit, err)
				}
				for _, e := range some {
					if got = append(got, e.Match); e.Seq != 1 || e.Category != category {
						t.Errorf("%+v is not what %s is", e, category)
					}
				}
				if next == 0 {
					break
				}
				if next <= after {
					t.Fatalf("behind %d comes %d", after, next)
				}
				after = next
			}
			if !slices.Equal(got, want[category]) {
				t.Errorf("%s, %d at once: %v, want %v", category, limit, got, want[category])
			}
		}
	}
	if some, _, err := s.Expired(t.Context(), store.Retention{}, 0, 100); len(some) > 0 || err != nil {
		t.Errorf("what is kept for ever: %v, %v", some, err)
	}
}

// deletedPeople deletes people who have no seat and were not seen since a time, and
// checks that only they are deleted.
func deletedPeople(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, p := range []store.PersonRecord{
		{ID: "old", Seen: at(1)}, {ID: "other", Seen: at(1)}, {ID: "new", Seen: at(2)}, {ID: "p1", Seen: at(1)}, {ID: "second", Seen: at(0)},
	} {
		if err := s.PutPerson(ctx, p); err != nil {
			t.Fatal(err)
		}
	}
	mustAppend(t, s, first("m1")) // p1 has a seat
	e := first("m2")
	e.Summary.Seats = [2]match.SeatState{{Holder: match.HolderOpen}, {Holder: match.HolderPerson, Person: "second"}}
	mustAppend(t, s, e)
	sum, after := 0, ""
	for looks := 1; ; looks++ {
		n, next, err := s.DeletePeople(ctx, at(2), after, 2)
		if err != nil {
			t.Fatal(err)
		}
		if sum += n; next == "" {
			break
		}
		if next <= after || looks > 5 {
			t.Fatalf("after %q comes %q", after, next)
		}
		after = next
	}
	if sum != 2 {
		t.Errorf("%d people were deleted, want 2", sum)
	}
	for id, there := range map[string]bool{"old": false, "other": false, "new": true, "p1": true, "second": true} {
		if _, err := s.Person(ctx, id); (err == nil) != there || err != nil && !errors.Is(err, store.ErrNotFound) {
			t.Errorf("%s: %v, want them there: %v", id, err, there)
		}
	}
	// After the match is deleted its players can be deleted.
	if err := s.Delete(ctx, "m1", 1); err != nil {
		t.Fatal(err)
	}
	if n, _, err := s.DeletePeople(ctx, at(2), "", 100); n != 1 || err != nil {
		t.Errorf("%d people were deleted after their match, %v", n, err)
	}
}

// usage grows with the data.
func usage(t *testing.T, s store.Store) {
	before, err := s.Usage(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, first("m1"))
	for seq := int64(2); seq < 1000; seq += 100 {
		mustAppend(t, s, next("m1", seq, 100))
	}
	after, err := s.Usage(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if after.Bytes < before.Bytes+50_000 {
		t.Errorf("1,000 events take %d bytes", after.Bytes-before.Bytes)
	}
}
