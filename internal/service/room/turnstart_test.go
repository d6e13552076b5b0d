package room_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
)

// What the clock of a node has gone forward by at once during a turn is not charged, also if the match was read again meanwhile.
func TestSkippedTimeIsNotCharged(t *testing.T) {
	for name, unknown := range map[string]bool{"the turn before was acknowledged": false, "the outcome of the turn before was unknown": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var clock *pausedClock
				h := newHarness(t, newStore(), func(c *room.Config) {
					clock = &pausedClock{Clock: c.Clock}
					c.Clock = clock
				})
				defer h.close()
				id := h.create("5+0", anna, bert)
				_, leave, err := h.rooms.Enter(t.Context(), id, "bert")
				if err != nil {
					t.Fatal(err)
				}
				defer leave()
				h.play(id, 2)
				clock.goForward(20 * time.Second)
				turn, _ := h.turn(id, 2)
				if unknown {
					h.disk.set(nil, errors.New("the connection was cut"), nil)
				}
				_, err = h.rooms.Do(context.Background(), id, keyed("phone", "3", as("anna", match.Play{Turn: turn})))
				if unknown != (err != nil) {
					t.Errorf("the third turn: %v", err)
				}
				h.disk.set(nil, nil, nil)
				clock.goForward(700 * time.Millisecond)
				time.Sleep(3 * time.Second)
				turn, _ = h.turn(id, 3)
				h.do(id, as("bert", match.Play{Turn: turn}))
				for seq, want := range map[int]time.Duration{2: 0, 3: 3 * time.Second} {
					if used := h.used(id, seq); used != want {
						t.Errorf("turn %d was charged with %v, want %v", seq+1, used, want)
					}
				}
			})
		})
	}
}

// used returns what a turn was charged with.
func (h *harness) used(id string, turn int) (used time.Duration) {
	h.Helper()
	events, err := h.disk.Events(context.Background(), id, 0, 100)
	if err != nil {
		h.Fatal(err)
	}
	for _, e := range events {
		if played, ok := e.Data.(match.Played); ok && turn >= 0 {
			turn, used = turn-1, played.Used
		}
	}
	return used
}
