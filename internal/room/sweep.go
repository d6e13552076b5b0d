package room

import "time"

// atOnce is how many matches that have something to do are looked for at once.
const atOnce = 10_000

// sweepUntilClosed looks after the rooms, at once and then from time to time.
func (h *hall) sweepUntilClosed() {
	ticker := time.NewTicker(h.SweepEvery)
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
func (h *hall) sweep() {
	torn := h.tidy(time.Now())
	h.crowded.Store(false)
	due, err := h.Store.Due(h.running, h.Keeper.Now().Uptime, atOnce)
	if err != nil && h.running.Err() == nil {
		h.Log.Error("matches that have something to do could not be looked for", "error", err)
	}
	for _, id := range append(torn, due...) {
		err := h.with(h.running, id, service, func(r *room) error {
			r.settle()
			return r.giveUp(h.running)
		})
		if err != nil && h.running.Err() != nil {
			return
		}
	}
}

// tidy lets go of matches that nobody uses and of boards that nothing is played on, and
// returns the matches that people look at and that must be read again.
func (h *hall) tidy(now time.Time) (torn []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, r := range h.rooms {
		idle := now.Sub(r.used)
		switch {
		case r.torn.Load():
			torn = append(torn, id)
		case r.users == 0 && idle >= h.IdleAfter && r.dispensable():
			h.remove(r)
		case idle >= h.RestAfter && r.try():
			r.rest()
			r.exit()
		}
	}
	return torn
}

// dispensable reports whether a match that nobody uses has nothing to do for a while.
func (r *room) dispensable() bool {
	if _, ok := toThink(r.match); ok && r.hall.Opponents != nil {
		return false
	}
	deadline, ok := r.match.Deadline()
	return !ok || deadline-r.hall.Keeper.Now().Uptime > r.hall.IdleAfter
}

// rest lets go of what can be had again.
func (r *room) rest() {
	if r.match != nil {
		r.match.Rest()
	}
	r.recent.clear()
}
