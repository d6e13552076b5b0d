package room_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
)

// A report that is not repeated, though the bus reaches its node, counts no longer: the viewers may have left unnoticed.
func TestReportsThatAreNotRepeatedExpire(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, bert)
		_, leave := h.enter(id, "anna")
		defer leave()
		report := func() {
			t.Helper()
			if _, _, err := h.rooms.SetViewers(context.Background(), id, "other", room.Viewers{Persons: []string{"bert"}}); err != nil {
				t.Fatal(err)
			}
		}
		reached := true
		pass := func(d time.Duration) protocol.Presence {
			t.Helper()
			for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(time.Second) {
				h.rooms.DropViewers(func(string) (bool, bool) { return true, reached })
			}
			now, err := h.rooms.Presence(context.Background(), id)
			if err != nil {
				t.Fatal(err)
			}
			return now
		}
		for range 4 {
			report()
			if now := pass(30 * time.Second); !now.Here[1] {
				t.Fatal("who is reported counts as away")
			}
		}
		reached = false
		if now := pass(2 * time.Minute); !now.Here[1] {
			t.Error("who is at a node that cannot report counts as away")
		}
		reached = true
		if now := pass(2 * time.Minute); now.Here[1] {
			t.Error("who was reported long ago counts as here")
		}
	})
}
