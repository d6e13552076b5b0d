package storetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// testFailuresIsolated writes concurrently, with some invalid entries. Only those are refused.
func testFailuresIsolated(t *testing.T, s store.Store) {
	const writers, entries = 12, 15
	for w := range writers {
		mustAppend(t, s, first(fmt.Sprint("m", w)))
	}
	var wg sync.WaitGroup
	for w := range writers {
		id := fmt.Sprint("m", w)
		wg.Go(func() {
			for i := range int64(entries) {
				if err := s.Append(t.Context(), by("c", fmt.Sprint(i), next(id, i+2, 1))); err != nil {
					t.Errorf("%s: %v", id, err)
				}
			}
		})
		wg.Go(func() {
			old := next(id, 2, 1)
			old.Epoch = 7
			for range entries {
				mustRefuse(t, s, store.ErrNotOwner, old)
				mustRefuse(t, s, store.ErrConflict, by("c", "bad", next(id, 99, 1)))
				mustRefuse(t, s, store.ErrConflict, by("c", "bad", chatEntry(id, 9, "Hello.")), first(fmt.Sprint("never", w)))
				mustRefuse(t, s, store.ErrNotFound, next("nowhere", 2, 1))
			}
		})
		wg.Go(func() {
			for range entries {
				if _, err := s.Events(t.Context(), id, 0, 100); err != nil {
					t.Errorf("%s: %v", id, err)
				}
				if _, err := s.List(t.Context(), store.Filter{Person: "p1", Limit: 100}); err != nil {
					t.Errorf("list: %v", err)
				}
			}
		})
	}
	wg.Wait()
	for w := range writers {
		requireCounts(t, s, fmt.Sprint("m", w), entries+1, 0)
	}
}

// testOneWins lets many write the same events with keys of their own, and the same key.
func testOneWins(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	for seq := int64(2); seq < 12; seq++ {
		var kept, begun atomic.Int64
		var wg sync.WaitGroup
		for i := range 8 {
			wg.Go(func() {
				switch err := s.Append(t.Context(), by("c", fmt.Sprint(seq, " ", i/2), next("m1", seq, 1))); {
				case err == nil:
					kept.Add(1)
				case !errors.Is(err, store.ErrConflict) && !errors.Is(err, store.ErrDuplicate):
					t.Errorf("append: %v", err)
				}
				if err := s.Append(t.Context(), first(fmt.Sprint("m", seq))); err == nil {
					begun.Add(1)
				} else if !errors.Is(err, store.ErrExists) {
					t.Errorf("begin: %v", err)
				}
			})
		}
		wg.Wait()
		if kept.Load() != 1 || begun.Load() != 1 {
			t.Errorf("event %d was kept %d times, a match begun %d times", seq, kept.Load(), begun.Load())
		}
	}
	requireCounts(t, s, "m1", 11, 0)
}

func testCancelled(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	if err := s.Append(cancelledContext(), next("m1", 2, 1)); !errors.Is(err, context.Canceled) {
		t.Errorf("append: %v", err)
	}
	if _, err := s.AcquireEpoch(cancelledContext(), "m1"); !errors.Is(err, context.Canceled) {
		t.Errorf("own: %v", err)
	}
	if _, err := s.Events(cancelledContext(), "m1", 0, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("events: %v", err)
	}
	requireCounts(t, s, "m1", 1, 0)
	mustAppend(t, s, next("m1", 2, 1))
	// An error of the context means that nothing was stored.
	var wg sync.WaitGroup
	for i := range 40 {
		id := fmt.Sprint("c", i)
		mustAppend(t, s, first(id))
		wg.Go(func() {
			ctx, cancel := context.WithCancel(t.Context())
			wg.Go(cancel)
			want := 1
			switch err := s.Append(ctx, next(id, 2, 1)); {
			case err == nil:
				want = 2
			case !errors.Is(err, context.Canceled):
				t.Errorf("append: %v", err)
			}
			requireCounts(t, s, id, want, 0)
		})
	}
	wg.Wait()
}

func testClosed(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"))
	for range 2 {
		if err := s.Close(); err != nil {
			t.Fatalf("close: %v", err)
		}
	}
	_, own := s.AcquireEpoch(ctx, "m1")
	_, events := s.Events(ctx, "m1", 0, 1)
	_, lines := s.Chat(ctx, "m1", 0, 1)
	_, _, answer := s.CommandAnswer(ctx, "m1", store.CommandKey{Client: "c", ID: "1"})
	_, sum := s.Summary(ctx, "m1")
	_, list := s.List(ctx, store.Filter{})
	_, due := s.DueMatches(ctx, 0, 1)
	_, invitation := s.Invitation(ctx, store.Hash{})
	_, spend := s.UseInvitation(ctx, store.Hash{})
	_, person := s.Person(ctx, "p1")
	_, up := s.Uptime(ctx)
	_, _, old := s.Expired(ctx, store.Retention{}, 0, 1)
	_, _, deleted := s.DeletePeople(ctx, at(0), "", 1)
	_, used := s.Usage(ctx)
	failures(t, store.ErrClosed, map[string]error{
		"expired": old, "delete": s.Delete(ctx, "m1", 1), "delete people": deleted, "usage": used,
		"append": s.Append(ctx, next("m1", 2, 1)), "own": own, "events": events, "lines": lines, "answer": answer, "summary": sum,
		"list": list, "due": due, "each": s.ForEachSummary(ctx, func(store.Summary) error { return nil }),
		"invite":     s.PutInvitation(ctx, store.Invitation{Match: "m1", Purpose: store.TakeSeat}),
		"invitation": invitation, "spend": spend, "put person": s.PutPerson(ctx, store.PersonRecord{ID: "p1"}), "person": person,
		"uptime": up, "beat": s.SaveUptime(ctx, 1), "healthy": s.Ping(ctx),
	})
}

// failures checks that all of these failed with an error.
func failures(t *testing.T, want error, got map[string]error) {
	t.Helper()
	for what, err := range got {
		if !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", what, err, want)
		}
	}
}
