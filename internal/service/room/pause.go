package room

import (
	"context"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// pausers is how many clocks are paused at the same time, so that their events are
	// committed together.
	pausers = 32
	// mostClocks is how many matches are paused after a start. Further ones are paused
	// when they are loaded.
	mostClocks = 100_000
	// longestTurn is longer than a turn on a live clock can last.
	longestTurn = clock.MaxLeft + clock.MaxPeriods*clock.MaxPeriod + time.Hour
)

// pauseClocks pauses the clocks that ran when the service stopped, those with the least
// time first. The service already answers meanwhile: a requested match is paused when
// it is loaded. So this is only for a further crash, which must find the pauses of this
// start in the log.
func (h *Registry) pauseClocks() {
	begun := time.Now()
	ids, err := h.Store.DueMatches(h.running, h.start+longestTurn, mostClocks)
	if err != nil {
		if h.running.Err() == nil {
			h.Log.Error("matches with running clocks could not be read", "error", err)
		}
		return
	}
	if len(ids) == 0 {
		return
	}
	work := make(chan string)
	var workers sync.WaitGroup
	for range min(pausers, len(ids)) {
		workers.Go(func() {
			for id := range work {
				h.pauseClock(id)
			}
		})
	}
	for _, id := range ids {
		select {
		case work <- id:
			continue
		case <-h.running.Done():
		}
		break
	}
	close(work)
	workers.Wait()
	h.Log.Debug("clocks wait for their players", "matches", len(ids), "took", time.Since(begun))
}

// pauseClock loads a match if a person is to move in it on a live clock. Loading pauses.
func (h *Registry) pauseClock(id string) {
	s, err := h.Store.Summary(h.running, id)
	if err != nil || s.Status != store.StatusPlaying || s.Computer {
		return // an unreadable match is found, and logged, when it is needed
	}
	if control, err := clock.Parse(s.Clock); err != nil || !control.RealTime() {
		return
	}
	_ = h.withOwned(h.running, id, service, func(*room) error { return nil }) // an error is logged
}

// setClock pauses or resumes the clock of the match if necessary: the service was
// restarted, a player is back, or the player to move is absent or on vacation. If the event cannot be
// stored, the match is dropped; the next command, or the deadline, tries again. The error, which is logged, is why it could not.
func (r *room) setClock(ctx context.Context) error {
	if r.match == nil || !r.owned() {
		return nil
	}
	at, _, err := r.contextOf(ctx, CommandEnvelope{})
	if err == nil && r.match.Restarted(at) {
		_, err = r.carryOut(ctx, CommandEnvelope{Sender: serviceSender, Command: match.CheckDeadline{}})
	}
	return err
}
