package room_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// A match is deleted if nobody uses it, loaded or not, and is not found afterwards.
func TestDelete(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx := context.Background()
		h := newHarness(t, newStore(), func(c *room.Config) { c.EvictAfter = time.Minute })
		defer h.close()
		for _, wait := range []time.Duration{0, time.Hour} { // loaded, and let go
			id := h.create("none", anna, bert)
			seq := h.play(id, 2)
			time.Sleep(wait)

			_, leave, err := h.rooms.Enter(ctx, id, "")
			if err != nil {
				t.Fatal(err)
			}
			if err := h.rooms.Delete(ctx, id, seq); !errors.Is(err, room.ErrInUse) {
				t.Errorf("a match that somebody looks at: %v", err)
			}
			leave()
			release, err := h.rooms.Hold(id)
			if err != nil {
				t.Fatal(err)
			}
			time.Sleep(wait)
			if err := h.rooms.Delete(ctx, id, seq); !errors.Is(err, room.ErrInUse) {
				t.Errorf("a match that is held: %v", err)
			}
			release()
			release()
			time.Sleep(wait)
			if err := h.rooms.Delete(ctx, id, seq-1); !errors.Is(err, store.ErrConflict) {
				t.Errorf("a match that has moved on: %v", err)
			}
			h.play(id, 1) // it goes on as if nothing had been asked
			if err := h.rooms.Delete(ctx, id, seq+1); err != nil {
				t.Fatal(err)
			}
			_, do := h.rooms.Do(ctx, id, as("anna", match.Resign{}))
			_, _, enter := h.rooms.Enter(ctx, id, "")
			for what, err := range map[string]error{
				"do": do, "enter": enter, "delete": h.rooms.Delete(ctx, id, seq+1),
				"read": h.rooms.Read(ctx, id, func(*match.Match, time.Duration) error { return nil }),
			} {
				if !errors.Is(err, store.ErrNotFound) {
					t.Errorf("%s: %v", what, err)
				}
			}
			if n := h.loaded(); n != 0 {
				t.Errorf("%d matches are loaded", n)
			}
		}
	})
}

// Deleting races with everything else. A turn that was acknowledged is never deleted.
func TestDeleteRaces(t *testing.T) {
	ctx := t.Context()
	h := newHarness(t, newStore(), nil)
	defer h.close()
	for range 100 {
		id := h.create("none", anna, bert)
		seq := int64(2)
		turn, person := h.turn(id, 0)
		var played, deleted, looked error
		var wg sync.WaitGroup
		wg.Go(func() { _, played = h.rooms.Do(ctx, id, as(person, match.Play{Turn: turn})) })
		wg.Go(func() { deleted = h.rooms.Delete(ctx, id, seq) })
		wg.Go(func() {
			var leave func()
			if _, leave, looked = h.rooms.Enter(ctx, id, "anna"); looked == nil {
				defer leave()
				// A viewer sees it until they leave.
				if _, err := h.disk.Summary(ctx, id); err != nil {
					t.Errorf("a match was deleted that somebody looks at: %v", err)
				}
			}
		})
		wg.Wait()
		_, err := h.disk.Summary(ctx, id)
		switch there := err == nil; {
		case deleted == nil && (there || !errors.Is(played, store.ErrNotFound)):
			t.Fatalf("deleted, but it is there: %v; the turn: %v", there, played)
		case deleted != nil && (!there || played != nil):
			t.Fatalf("not deleted: %v, but it is there: %v; the turn: %v", deleted, there, played)
		case deleted != nil && !errors.Is(deleted, room.ErrInUse) && !errors.Is(deleted, store.ErrConflict):
			t.Fatal(deleted)
		case looked != nil && !errors.Is(looked, store.ErrNotFound):
			t.Fatal(looked)
		}
	}
}
