package guard

import (
	"time"

	"golang.org/x/time/rate"

	"github.com/teahouse-games/teahouse/internal/service/room"
)

// quota limits the bytes written for a sender. It is a [room.WriteQuota].
type quota struct {
	guard  *Guard
	sender Requester
}

var _ room.WriteQuota = quota{}

// Reserve takes [LeastWrite] bytes.
func (q quota) Reserve(patience time.Duration) (time.Duration, error) {
	g := q.guard
	if patience <= 0 {
		if err := g.full(); err != nil {
			return 0, err
		}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.Now()
	wait := time.Duration(0)
	var taken []*rate.Reservation
	for _, l := range g.limiters(Write, q.sender) {
		r := l.ReserveN(now, min(LeastWrite, l.Burst()))
		taken = append(taken, r)
		wait = max(wait, r.DelayFrom(now))
	}
	if wait <= max(patience, 0) {
		if wait > 0 {
			g.count(string(Write) + "-delayed")
		}
		return wait, nil
	}
	for _, r := range taken {
		r.CancelAt(now)
	}
	return 0, g.limitedError(Write, wait)
}

// Charge takes the bytes that were written, less what was reserved.
func (q quota) Charge(bytes int) {
	if bytes > LeastWrite {
		q.guard.Charge(Write, q.sender, bytes-LeastWrite)
	}
}

// full returns why there is no space for new data.
func (g *Guard) full() error {
	if g.Full == nil {
		return nil
	}
	err := g.Full()
	if err != nil {
		g.count("full")
	}
	return err
}
