package live

import (
	"context"
	"errors"
	"os"
	"slices"
	"time"
)

// roundTrips are the last round trips that were measured, the latest one first; 0 is none.
type roundTrips [5]time.Duration

func (t *roundTrips) add(d time.Duration) {
	copy(t[1:], t[:])
	t[0] = d
}

// median returns the median of those there are: neither one late pong nor one early one changes it much.
func (t *roundTrips) median() time.Duration {
	var known []time.Duration
	for _, d := range t {
		if d > 0 {
			known = append(known, d)
		}
	}
	if len(known) == 0 {
		return 0
	}
	slices.Sort(known)
	return known[(len(known)-1)/2]
}

// startPinging sends a ping. Only while its pong is under way there is a goroutine that waits for it.
func (k *socket) startPinging(now time.Time) {
	k.since, k.pinging, k.wasPaused = now, true, k.readPaused
	k.server.running.Go(k.ping)
}

func (k *socket) ping() {
	ctx, cancel := context.WithTimeout(k.server.ctx, k.server.pace.pong)
	defer cancel()
	sent := time.Now()
	err := k.conn.Ping(ctx)
	took := time.Since(sent)
	k.mu.Lock()
	k.pinging = false
	held := k.wasPaused
	if err == nil {
		k.trips.add(took)
	}
	k.mu.Unlock()
	switch {
	case err == nil:
	case errors.Is(err, os.ErrDeadlineExceeded):
		k.endWith(closeSlowReader)
	case !errors.Is(err, context.DeadlineExceeded): // it has ended
		k.lost()
	case ctx.Err() == nil: // it waited for a message that is being sent, which has a deadline of its own
	case held: // its pong may be among what was not read
	default:
		k.endWith(closeNoPong)
	}
}

// lag returns the round trip to the client as last measured.
func (k *socket) lag() time.Duration {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.trips.median()
}
