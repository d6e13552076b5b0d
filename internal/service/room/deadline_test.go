package room_test

import (
	"context"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// over waits until a match has ended and returns for how long.
func (h *harness) over(id string, within time.Duration) time.Duration {
	h.Helper()
	begun := time.Now()
	topic := h.subscribe(bus.MatchTopic(id))
	defer topic.stop()
	for time.Since(begun) < within {
		if s, err := h.disk.Summary(context.Background(), id); err != nil {
			h.Fatal(err)
		} else if s.Outcome.Over() {
			return time.Since(begun)
		}
		time.Sleep(10 * time.Millisecond)
	}
	h.Fatalf("after %v the match is not over", within)
	return 0
}

func (h *harness) loaded() int {
	synctest.Wait()
	return int(testutil.ToFloat64(h.counts.Rooms))
}

func TestAFlagFallsByItself(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("1+0", anna, bert)
		h.play(id, 2)
		// A minute, and what the way over the network could still excuse.
		if took := h.over(id, 2*time.Minute); took < time.Minute || took > time.Minute+match.MaxLagPerTurn+20*time.Millisecond {
			t.Errorf("it took %v", took)
		}
		if o := h.outcome(id); o != game.Win(game.Second, match.ReasonTimeout) {
			t.Errorf("the outcome is %v", o)
		}
	})
}

func TestAMatchWithoutAFirstTurnEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), func(c *room.Config) { c.EvictAfter = 10 * time.Second })
		defer h.close()
		id := h.create("5+3", anna, bert)
		time.Sleep(20 * time.Second)
		if n := h.loaded(); n != 0 {
			t.Errorf("%d matches are loaded that nobody looks at and that have time", n)
		}
		if took := h.over(id, 5*time.Minute) + 20*time.Second; took < match.FirstTurnTimeout || took > match.FirstTurnTimeout+3*time.Second {
			t.Errorf("it took %v", took)
		}
	})
}

func TestARestartCostsNoTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		id := h.create("1+0", anna, bert)
		h.play(id, 2)
		time.Sleep(40 * time.Second)
		h.close()
		time.Sleep(9 * time.Hour)
		h = newHarness(t, kept, nil)
		defer h.close()
		// Nobody comes back, so that the clock runs again after the grace.
		if took := h.over(id, time.Minute); took < 40*time.Second || took > 43*time.Second {
			t.Errorf("of the grace and the 20 seconds that were left %v passed", took)
		}
	})
}

func TestAllThatIsDueAfterARestartIsTakenUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		var ids []string
		for range 30 {
			id := h.create("1+0", anna, bert)
			h.play(id, 2)
			ids = append(ids, id)
		}
		h.close()
		h = newHarness(t, kept, nil)
		defer h.close()
		time.Sleep(84 * time.Second) // with the grace
		for _, id := range ids {
			if o := h.outcome(id); o.Reason != match.ReasonTimeout {
				t.Errorf("match %s: %v", id, o)
			}
		}
	})
}

// pausedClock is an uptime clock that a test can stop.
type pausedClock struct {
	room.Clock
	mu   sync.Mutex
	lost time.Duration
	from time.Time

	skipped time.Duration
}

func (a *pausedClock) Now() uptime.Instant {
	a.mu.Lock()
	defer a.mu.Unlock()
	now := a.Clock.Now()
	if !a.from.IsZero() {
		now.Uptime -= time.Since(a.from)
	}
	now.Uptime -= a.lost
	now.Skipped = a.skipped
	return now
}

// goForward advances the clock of a node to that of the others.
func (a *pausedClock) goForward(d time.Duration) {
	a.skip(d)
	a.mu.Lock()
	defer a.mu.Unlock()
	a.skipped += d
}

// skip advances the clock at once.
func (a *pausedClock) skip(d time.Duration) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.lost -= d
}

func (a *pausedClock) sleep() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.from = time.Now()
}

func (a *pausedClock) wake() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.lost += time.Since(a.from)
	a.from = time.Time{}
}

func TestNoFlagFallsWhileUptimeStandsStill(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		keeper := &pausedClock{}
		h := newHarness(t, newStore(), func(c *room.Config) { keeper.Clock, c.Clock = c.Clock, keeper })
		defer h.close()
		id := h.create("1+0", anna, bert)
		h.play(id, 2)
		time.Sleep(40 * time.Second)
		keeper.sleep()
		time.Sleep(5 * time.Minute)
		if o := h.outcome(id); o.Over() {
			t.Errorf("the outcome is %v", o)
		}
		keeper.wake()
		if took := h.over(id, time.Minute); took < 20*time.Second || took > 21*time.Second {
			t.Errorf("of the 20 seconds that were left %v passed", took)
		}
	})
}

func TestAFlagThatCouldNotBeKeptFallsLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("1+0", anna, bert)
		h.play(id, 2)
		h.disk.set(context.DeadlineExceeded, nil, nil)
		time.Sleep(2 * time.Minute)
		h.disk.set(nil, nil, nil)
		if took := h.over(id, time.Minute); took > 3*time.Second {
			t.Errorf("it took %v", took)
		}
		h.read(id, func(m *match.Match) {
			if m.Times.Left[game.First] != 0 {
				t.Errorf("the clocks show %v", m.Times)
			}
		})
	})
}

func TestAMatchThatNobodyUsesIsLetGo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), func(c *room.Config) { c.EvictAfter = 30 * time.Second })
		defer h.close()
		id := h.create("none", anna, bert)
		h.play(id, 2)
		_, leave, err := h.rooms.Enter(context.Background(), id, "anna")
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Hour)
		if n := h.loaded(); n != 1 {
			t.Errorf("%d matches are loaded while one is looked at", n)
		}
		leave()
		time.Sleep(20 * time.Second)
		if n := h.loaded(); n != 1 {
			t.Errorf("%d matches are loaded a moment later", n)
		}
		time.Sleep(20 * time.Second)
		if n := h.loaded(); n != 0 {
			t.Errorf("%d matches are loaded that nobody uses", n)
		}
		h.play(id, 2)
		if n := len(h.stored(id)); n != 6 {
			t.Errorf("%d events are kept", n)
		}
	})
}
