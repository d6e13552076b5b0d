package reviewer

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Rooms are the matches; see [room.Registry].
type Rooms interface {
	Read(ctx context.Context, id string, f func(m *match.Match, uptime time.Duration) error) error
}

// Config is what a reviewer needs. Games, Store, Rooms and Log are required; other zero fields have a default.
type Config struct {
	Games     gamelist.Games
	Store     store.GameReports
	Rooms     Rooms
	Busy      func() bool      // computers think about turns of matches; nil: never
	Queue     int              // games that wait or are worked on, at most; 64
	PerPerson int              // of them, those that one person has asked for; 3
	Memory    int64            // bytes of the engine; 32 MiB
	Now       func() time.Time // nil: time.Now
	Log       *slog.Logger
}

// Reviewer makes reports. It is safe for concurrent use.
type Reviewer struct {
	Config
	running context.Context // until Close
	stop    context.CancelFunc
	worker  sync.WaitGroup
	wake    chan struct{}

	mu     sync.Mutex
	queue  []*work // the first one is worked on
	failed []string
}

// work is a report to be made.
type work struct {
	match  string
	person string // the person that has asked for it
	game   finishedGame
	done   atomic.Int32 // positions that were searched
}

// ReportStatus is how far a report is.
type ReportStatus string

// The statuses.
const (
	None    ReportStatus = "none"    // nobody has asked for it
	Waiting ReportStatus = "waiting" // others are made before it
	Working ReportStatus = "working"
	Ready   ReportStatus = "ready"
	Failed  ReportStatus = "failed" // the game cannot be analysed
)

// ReportState is how far the report of a game is.
type ReportState struct {
	Status ReportStatus `json:"status" doc:"none: it was not asked for. waiting: others are made first. working. ready: here it is. failed: it could not be made."`
	Ahead  int          `json:"ahead,omitempty" doc:"Of a report that waits: how many are made before it."`
	Done   int          `json:"done,omitempty" doc:"Of a report that is made: how many positions were searched."`
	All    int          `json:"all,omitempty" doc:"Of a report that is made: how many positions the game has."`
	Report *GameReport  `json:"report,omitempty"`
}

// ErrBusy is the error of a request for which the queue has no space. ErrTooMany is that of a person who has asked for as many as may
// wait.
var (
	ErrBusy    = errors.New("reviewer: the queue is full")
	ErrTooMany = errors.New("reviewer: the person waits for as many reports as may be")
)

// maxFailed is how many matches are remembered whose reports could not be made.
const maxFailed = 256

// New returns a reviewer that waits for games.
func New(c Config) *Reviewer {
	if c.Busy == nil {
		c.Busy = func() bool { return false }
	}
	if c.Queue == 0 {
		c.Queue = 64
	}
	if c.PerPerson == 0 {
		c.PerPerson = 3
	}
	if c.Memory == 0 {
		c.Memory = 32 << 20
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	r := &Reviewer{Config: c, wake: make(chan struct{}, 1)}
	r.running, r.stop = context.WithCancel(context.Background())
	r.worker.Go(r.makeReports)
	return r
}

// Close ends the work and waits until it has ended.
func (r *Reviewer) Close() {
	r.stop()
	r.worker.Wait()
}

// State returns how far the report of a match is.
func (r *Reviewer) State(ctx context.Context, id string) (ReportState, error) {
	// A report is stored before it leaves the queue, so it is in one of both.
	if now := r.queued(id); now.Status != None {
		return now, nil
	}
	if report, err := r.stored(ctx, id); err != nil || report != nil {
		return ReportState{Status: Ready, Report: report}, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if slices.Contains(r.failed, id) {
		return ReportState{Status: Failed}, nil
	}
	return ReportState{Status: None}, nil
}

// queued returns how far a report in the queue is; None if it is not there.
func (r *Reviewer) queued(id string) ReportState {
	r.mu.Lock()
	defer r.mu.Unlock()
	i := slices.IndexFunc(r.queue, func(w *work) bool { return w.match == id })
	switch {
	case i == 0:
		return ReportState{Status: Working, Done: int(r.queue[0].done.Load()), All: len(r.queue[0].game.turns) + 1}
	case i > 0:
		return ReportState{Status: Waiting, Ahead: i}
	}
	return ReportState{Status: None}
}

// Request asks for the report of a match that is over, for a person. If it is there, or will be, nothing is changed. A report of an
// earlier Version is made again. The errors are ErrNotOver, ErrBusy, ErrTooMany, and those of rooms and store.
func (r *Reviewer) Request(ctx context.Context, id, person string) (ReportState, error) {
	now, err := r.State(ctx, id)
	if err != nil || now.Status == Waiting || now.Status == Working || now.Status == Failed || now.Report != nil && now.Report.Version >= Version {
		return now, err
	}
	game, err := r.readGame(ctx, id)
	if err != nil {
		return ReportState{}, err
	}
	if err := r.enqueue(&work{match: id, person: person, game: game}); err != nil {
		return ReportState{}, err
	}
	return r.State(ctx, id)
}

// enqueue adds work, unless the same is there.
func (r *Reviewer) enqueue(w *work) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	own := 0
	for _, other := range r.queue {
		if other.match == w.match {
			return nil
		}
		if other.person == w.person {
			own++
		}
	}
	switch {
	case own >= r.PerPerson:
		return ErrTooMany
	case len(r.queue) >= r.Queue || r.running.Err() != nil:
		return ErrBusy
	}
	r.queue = append(r.queue, w)
	select {
	case r.wake <- struct{}{}:
	default: // it is awake
	}
	return nil
}

// makeReports makes one report after the other until the reviewer is closed.
func (r *Reviewer) makeReports() {
	for {
		r.mu.Lock()
		var next *work
		if len(r.queue) > 0 {
			next = r.queue[0]
		}
		r.mu.Unlock()
		if next == nil {
			select {
			case <-r.wake:
				continue
			case <-r.running.Done():
				return
			}
		}
		err := r.tryReport(next)
		if r.running.Err() != nil {
			return
		}
		r.mu.Lock()
		r.queue = slices.Delete(r.queue, 0, 1)
		// A match that was deleted meanwhile has no report. What the store refused may go well later.
		if err != nil && !isStoreError(err) {
			r.failed = append(r.failed, next.match)
			r.failed = r.failed[max(0, len(r.failed)-maxFailed):]
		}
		r.mu.Unlock()
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			r.Log.Error("the report of a game could not be made", "match", next.match, "error", err)
		}
	}
}

// tryReport makes a report. A panic of an engine is an error.
func (r *Reviewer) tryReport(w *work) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the engine failed: %v\n%s", p, debug.Stack())
		}
	}()
	return r.makeReport(r.running, w)
}

// isStoreError reports whether an error is one of the store.
func isStoreError(err error) bool {
	for _, known := range []error{store.ErrNotFound, store.ErrFull, store.ErrReadOnly, store.ErrLocked, store.ErrClosed, store.ErrNotOwner, store.ErrUnavailable} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}
