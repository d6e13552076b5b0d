package room

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// Config is what rooms need. The store, the bus, the clock, the games, the log and the
// metrics are required; other zero fields have a default.
type Config struct {
	Store     store.Store
	Cluster   store.Cluster // the Store, if several nodes share it; nil: this process owns all matches
	Node      LocalNode     // required with Cluster
	Bus       bus.Bus
	Clock     Clock
	Games     gamelist.Games
	Computers ComputerPlayers // nil: computers do not move
	Log       *slog.Logger
	Metrics   *metrics.Metrics

	EvictAfter       time.Duration // after which an unused match is evicted; 5 minutes, since presence is forgotten with it
	DropStateAfter   time.Duration // after which the state of the game is dropped, even if the match has viewers; 10 s
	SweepInterval    time.Duration // the interval of the sweep; 2 s
	PresenceInterval time.Duration // the least interval between two messages about presence; 250 ms
	Grace            time.Duration // for how long after the start a live clock waits for its player to come back; match.Grace
	AppendTimeout    time.Duration // how long the store may take; 30 s
	CommandQueue     int           // that may wait for one match; 64
	ReaderQueue      int           // that may wait for one match; 4096
}

// Clock returns the time.
type Clock interface {
	Now() uptime.Instant
}

// Registry owns the loaded matches. It is safe for concurrent use.
type Registry struct {
	Config
	start    time.Duration   // the uptime at which they were opened
	running  context.Context // until Close
	stop     context.CancelFunc
	sweeper  sync.WaitGroup // sweepUntilClosed, followUntilClosed and pauseClocks
	moved    chan struct{}  // turns were played in matches that may have conditional turns
	working  sync.WaitGroup // calls in progress
	poolFull atomic.Bool    // there is no room to think, until the next sweep

	mu        sync.Mutex
	rooms     map[string]*room
	uncertain map[string]struct{}     // matches of which it is unknown what was stored last; only with Cluster
	claimed   map[string]claimedMatch // matches that were claimed and are not loaded yet
	closed    bool
}

// New opens the rooms of a store. Matches that are due are loaded at once.
func New(c Config) *Registry {
	c.EvictAfter = orDefault(c.EvictAfter, 5*time.Minute)
	c.DropStateAfter = orDefault(c.DropStateAfter, 10*time.Second)
	c.SweepInterval = orDefault(c.SweepInterval, 2*time.Second)
	c.PresenceInterval = orDefault(c.PresenceInterval, 250*time.Millisecond)
	c.Grace = orDefault(c.Grace, match.Grace)
	c.AppendTimeout = orDefault(c.AppendTimeout, 30*time.Second)
	c.CommandQueue = orDefault(c.CommandQueue, 64)
	c.ReaderQueue = orDefault(c.ReaderQueue, 4096)
	h := &Registry{Config: c, start: c.Clock.Now().Uptime, rooms: map[string]*room{}, moved: make(chan struct{}, 1), uncertain: map[string]struct{}{}, claimed: map[string]claimedMatch{}}
	h.running, h.stop = context.WithCancel(context.Background())
	h.sweeper.Go(h.sweepUntilClosed)
	h.sweeper.Go(h.followUntilClosed)
	if c.Cluster == nil {
		h.sweeper.Go(h.pauseClocks) // a node that claims a match pauses its clock
	}
	return h
}

func orDefault[T comparable](value, usual T) T {
	var zero T
	if value == zero {
		return usual
	}
	return value
}

// withOwned calls f with a match, locked and loaded, that this process owns.
func (h *Registry) withOwned(ctx context.Context, id string, queue waitQueue, f func(r *room) error) error {
	return h.withRoom(ctx, id, queue, func(r *room) error {
		if err := r.own(ctx); err != nil {
			return err
		}
		return f(r)
	})
}

// withRoom calls f with the room of a match, locked but perhaps not loaded. A caller waits
// no longer than ctx and in no queue that is too long.
func (h *Registry) withRoom(ctx context.Context, id string, queue waitQueue, f func(r *room) error) error {
	r, err := h.acquire(id)
	if err != nil {
		return err
	}
	defer h.release(r)
	if err := r.lock(ctx, queue); err != nil {
		return err
	}
	defer r.unlock()
	return r.recoverPanic(func() error { return f(r) })
}

// acquire returns the room of a match, loaded or not, which stays until release.
func (h *Registry) acquire(id string) (*room, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, ErrClosed
	}
	r := h.rooms[id]
	if r == nil {
		r = &room{registry: h, id: id, busy: make(chan struct{}, 1), chatPublished: -1}
		if h.Cluster == nil {
			r.start, r.grace = h.start, h.Grace
		}
		h.rooms[id] = r
		h.Metrics.Rooms.Set(float64(len(h.rooms)))
	}
	r.users++
	h.working.Add(1)
	return r, nil
}

func (h *Registry) release(r *room) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.releaseLocked(r)
	h.working.Done()
}

// releaseLocked takes a user away. The registry is locked.
func (h *Registry) releaseLocked(r *room) {
	r.users--
	r.used = time.Now()
	if r.users == 0 && r.match == nil && !r.here.viewed() {
		h.removeLocked(r)
	}
}

// removeLocked removes an unused room. The registry is locked.
func (h *Registry) removeLocked(r *room) {
	r.invalidate()
	r.here.stop()
	delete(h.rooms, r.id)
	h.Metrics.Rooms.Set(float64(len(h.rooms)))
}

// Close stops all rooms after the calls in progress.
func (h *Registry) Close(ctx context.Context) error {
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	h.stop()
	done := make(chan struct{})
	go func() {
		h.sweeper.Wait()
		h.working.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-ctx.Done():
		return fmt.Errorf("matches are still being stored: %w", ctx.Err())
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, r := range h.rooms {
		h.removeLocked(r)
	}
	return nil
}

// recoverPanic turns a panic into an error: a mistake in the rules of one game must not end
// the matches of all others.
func (r *room) recoverPanic(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			r.invalidate()
			r.registry.Log.Error("a match could not continue", "match", r.id, "panic", p, "stack", string(debug.Stack()))
			err = fmt.Errorf("match %s could not continue: %v", r.id, p)
		}
	}()
	return f()
}
