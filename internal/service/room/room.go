package room

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// room is the owner of one match.
type room struct {
	registry *Registry
	id       string
	busy     chan struct{} // full while something is done with the match
	stale    atomic.Bool   // the match was dropped and must be read again
	doubted  atomic.Bool   // another node has said that it claimed the match
	here     viewers

	delays delays

	waiting [2]atomic.Int32 // by queue

	// Guarded by the registry.
	users int
	used  time.Time

	// Guarded by busy; by the registry when there are no users.
	match          *match.Match  // nil until it is loaded
	epoch          int64         // 0 until the first write; in a cluster, unless this node owns the match
	verified       int64         // the interruptions of the node when the database has said that it owns the match
	start          time.Duration // the uptime since when the players can be back: see match.Context; 0: they were never away
	grace          time.Duration // for how long a live clock waits for its player after start
	unpaid         int           // bytes written without a command of a person: the next command is charged
	chatCount      int64         // of chat; -1 as long as it is not known
	eventPublished int64         // the Seq of the last event that was
	chatPublished  int64         // the number of the last line of chat that was published; -1 as long as it is not known
	turn           turnStart
	recent         answerCache
	beginning      []match.Event // all events of a match that has just begun; nil: there are more, or they were not kept
	timer          *time.Timer
	thinking       *computerTurn
}

// waitQueue is the kind of caller that waits for a match.
type waitQueue int

// The queues. Viewers do not delay players.
const (
	commands waitQueue = iota
	readers
	service // the service itself, which is never turned away
)

func (h *Registry) queueLimit(q waitQueue) int32 {
	if q == commands {
		return int32(h.CommandQueue)
	}
	return int32(h.ReaderQueue)
}

// lock waits until the match is free, first come, first served.
func (r *room) lock(ctx context.Context, q waitQueue) error {
	select {
	case r.busy <- struct{}{}:
		return nil
	default:
	}
	if q != service {
		defer r.waiting[q].Add(-1)
		if r.waiting[q].Add(1) > r.registry.queueLimit(q) {
			return ErrBusy
		}
	}
	select {
	case r.busy <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// tryLock locks the room if that is possible at once.
func (r *room) tryLock() bool {
	select {
	case r.busy <- struct{}{}:
		return true
	default:
		return false
	}
}

func (r *room) unlock() { <-r.busy }

// invalidate forgets the match, so that it is read again before the next use.
func (r *room) invalidate() {
	if r.timer != nil {
		r.timer.Stop()
	}
	r.cancelThinking()
	r.match, r.epoch, r.beginning = nil, 0, nil
	r.here.speaks.Store(false)
	r.stale.Store(true)
}
