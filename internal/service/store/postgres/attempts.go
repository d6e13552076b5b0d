package postgres

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The time between two attempts to connect while no primary is found. Each attempt starts a process on every
// server: a node whose callers all tried again at once would take the processors that the servers need for the promotion.
const (
	attemptInterval = 100 * time.Millisecond // at least
	longestInterval = 500 * time.Millisecond
	// attemptRest is for how many times as long as an attempt took none is made: where starting a process takes 40 ms of a
	// processor, ten attempts a second would be too many.
	attemptRest = 3
)

// errNoPrimary is the error of a connection for which no attempt is made.
var errNoPrimary = fmt.Errorf("%w: no primary was found a moment ago", store.ErrUnavailable)

// attempts limits how often a node tries to connect while no primary is found. As long as one is found, connections are not limited.
// The zero value is ready.
type attempts struct {
	mu     sync.Mutex
	failed bool      // the last attempt at a server failed
	begun  time.Time // when the last attempt began
	next   time.Time // when the next attempt may be made
}

// wait returns when an attempt may be made. While no primary is found it waits once, for at most longestInterval, and then
// returns errNoPrimary if somebody else makes the attempt.
func (a *attempts) wait(ctx context.Context) error {
	pause := a.reserve()
	if pause <= 0 {
		return nil
	}
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
		return ctx.Err()
	}
	if a.reserve() > 0 {
		return errNoPrimary
	}
	return nil
}

// reserve gives the next attempt to the caller, who may make it now, or returns how long it is until somebody may.
func (a *attempts) reserve() time.Duration {
	a.mu.Lock()
	defer a.mu.Unlock()
	if !a.failed {
		return 0
	}
	now := time.Now()
	if pause := a.next.Sub(now); pause > 0 {
		return pause
	}
	a.begun, a.next = now, now.Add(longestInterval) // sooner once it has failed
	return 0
}

// fail records that a server could not be reached, or is not the primary that is needed.
func (a *attempts) fail() {
	a.mu.Lock()
	defer a.mu.Unlock()
	now := time.Now()
	if !a.failed { // there was no attempt, but a primary that is gone
		a.failed, a.begun = true, now
	}
	a.next = now.Add(min(max(attemptRest*now.Sub(a.begun), attemptInterval), longestInterval))
}

// succeed records that a primary was found: everybody may connect.
func (a *attempts) succeed() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.failed = false
}
