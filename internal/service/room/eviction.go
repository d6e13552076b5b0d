package room

import "time"

// sweepBatch is how many matches that have something to do are looked for at once.
const sweepBatch = 10_000

// sweepUntilClosed looks after the rooms, at once and then from time to time.
func (h *registry) sweepUntilClosed() {
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

// sweep lets go of what is idle and takes up what has something to do: matches that are
// not loaded, and those whose last attempt has failed.
func (h *registry) sweep() {
	stale := h.evictIdle(time.Now())
	h.poolFull.Store(false)
	due, err := h.Store.DueMatches(h.running, h.Clock.Now().Uptime, sweepBatch)
	if err != nil && h.running.Err() == nil {
		h.Log.Error("matches that have something to do could not be looked for", "error", err)
	}
	for _, id := range append(stale, due...) {
		err := h.withMatch(h.running, id, service, func(r *room) error {
			r.schedule()
			return r.resignComputer(h.running)
		})
		if err != nil && h.running.Err() != nil {
			return
		}
	}
}

// evictIdle lets go of matches that nobody uses and of boards that nothing is played on, and
// returns the matches that people look at and that must be read again.
func (h *registry) evictIdle(now time.Time) (stale []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, r := range h.rooms {
		idle := now.Sub(r.used)
		switch {
		case r.stale.Load():
			stale = append(stale, id)
		case r.users == 0 && idle >= h.EvictAfter && r.evictable():
			h.removeLocked(r)
		case idle >= h.DropStateAfter && r.tryLock():
			r.dropState()
			r.unlock()
		}
	}
	return stale
}

// evictable reports whether a match that nobody uses has nothing to do for a while.
func (r *room) evictable() bool {
	if _, ok := computerToMove(r.match); ok && r.registry.Computers != nil {
		return false
	}
	deadline, ok := r.match.Deadline()
	return !ok || deadline-r.registry.Clock.Now().Uptime > r.registry.EvictAfter
}

// dropState lets go of what can be had again.
func (r *room) dropState() {
	if r.match != nil {
		r.match.DropState()
	}
	r.recent.clear()
}
