package room

import (
	"time"

	"golang.org/x/sync/errgroup"
)

// sweepBatch is how many due matches a sweep reads at once.
const sweepBatch = 10_000

// sweepUntilClosed sweeps the rooms, at once and then from time to time.
func (h *Registry) sweepUntilClosed() {
	ticker := time.NewTicker(h.SweepInterval)
	defer ticker.Stop()
	for {
		h.sweep()
		select {
		case <-ticker.C:
		case <-h.running.Done():
			return
		}
	}
}

// sweep evicts idle matches and loads matches that are due: those that are not loaded,
// and those whose last attempt has failed.
func (h *Registry) sweep() {
	stale := h.evictIdle(time.Now())
	h.poolFull.Store(false)
	due, err := h.dueMatches()
	if err != nil && h.running.Err() == nil {
		h.Log.Error("due matches could not be read", "error", err)
	}
	var loading errgroup.Group
	loading.SetLimit(h.loadsAtOnce())
	for _, id := range append(stale, due...) {
		if h.running.Err() != nil {
			break
		}
		loading.Go(func() error {
			return h.withOwned(h.running, id, service, func(r *room) error {
				r.schedule()
				return r.resignComputer(h.running)
			})
		})
	}
	_ = loading.Wait() // an error is logged
}

// loadsAtOnce is how many matches a sweep loads at the same time: in a cluster each asks the database several
// times, and after the loss of a node there can be thousands.
func (h *Registry) loadsAtOnce() int {
	if h.Cluster == nil {
		return 1
	}
	return 8
}

// dueMatches returns the due matches of this process, in a cluster also those that have no live
// owner, which it claims.
func (h *Registry) dueMatches() ([]string, error) {
	uptime := h.Clock.Now().Uptime
	due, err := h.Store.DueMatches(h.running, uptime, sweepBatch)
	if err != nil || h.Cluster == nil {
		return due, err
	}
	claimed, err := h.Cluster.ClaimDue(h.running, uptime, sweepBatch)
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, c := range claimed {
		h.claimed[c.Match] = claimedMatch{before: c.Before}
		due = append(due, c.Match)
	}
	return due, err
}

// evictIdle unloads unused matches and states of games that are not being played,
// and returns the matches that have viewers and must be read again.
func (h *Registry) evictIdle(now time.Time) (stale []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, r := range h.rooms {
		idle := now.Sub(r.used)
		switch {
		case r.stale.Load():
			stale = append(stale, id)
		case r.users == 0 && !r.here.viewed() && idle >= h.EvictAfter && r.evictable():
			h.removeLocked(r)
		case idle >= h.DropStateAfter && r.tryLock():
			r.dropState()
			r.unlock()
		}
	}
	return stale
}

// evictable reports whether an unused match has no deadline for a while.
func (r *room) evictable() bool {
	if r.match == nil || !r.owned() {
		return true
	}
	if _, ok := computerToMove(r.match); ok && r.registry.Computers != nil {
		return false
	}
	deadline, ok := r.match.Deadline()
	return !ok || deadline-r.registry.Clock.Now().Uptime > r.registry.EvictAfter
}

// dropState frees everything that can be made again.
func (r *room) dropState() {
	if r.match != nil {
		r.match.DropState()
	}
	r.recent.clear()
	r.beginning = nil
}
