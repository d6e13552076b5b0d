package sqlite

import (
	"context"
	"database/sql"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

const (
	queueSize = 1024 // jobs in the queue; further callers wait themselves
	maxGroup  = 256  // jobs that are committed together at most
)

// job is written completely or not at all. Its function may run more than once, each
// time as if it were the first.
type job struct {
	do     func(context.Context, *query.Queries) error
	uptime time.Duration // is kept with it
	state  atomic.Int32
	err    error
	done   chan struct{} // closed when err is final
}

// States of a job. The first of the two to leave it, the writer or the waiting caller,
// decides.
const (
	jobWaiting = iota
	jobTaken
	jobAbandoned
)

// writer owns the connection that writes. One goroutine runs it.
type writer struct {
	db          *sql.DB
	log         *slog.Logger
	metrics     *metrics.Metrics
	commitLock  sync.Locker // held during a commit
	afterCommit func()      // called after a commit
	commits     *commitWriter

	mu     sync.RWMutex // held for reading while a job is put into the queue
	closed bool
	jobs   chan *job
	ended  chan struct{}

	conn    *sql.Conn // nil when there is to be a new one
	queries *query.Queries
	failing bool

	// The commit under way; the number is 0 if it changes nothing.
	number int64
	id     [16]byte
}

func newWriter(db *sql.DB, o Config, c *checkpointer, commits *commitWriter) *writer {
	return &writer{
		db: db, log: o.Log, metrics: o.Metrics, commitLock: c.commitLock, afterCommit: c.wake, commits: commits,
		jobs: make(chan *job, queueSize), ended: make(chan struct{}),
	}
}

// write stores f and an uptime and returns once they are on disk. If ctx ends before
// the job is started, nothing is stored; from then on ctx is ignored, so that the
// result is reported.
func (w *writer) write(ctx context.Context, uptime time.Duration, f func(context.Context, *query.Queries) error) error {
	j := &job{do: f, uptime: uptime, done: make(chan struct{})}
	if err := w.send(ctx, j); err != nil {
		return err
	}
	select {
	case <-j.done:
	case <-ctx.Done():
		if j.state.CompareAndSwap(jobWaiting, jobAbandoned) {
			return ctx.Err()
		}
		<-j.done
	}
	return j.err
}

func (w *writer) send(ctx context.Context, j *job) error {
	w.mu.RLock()
	defer w.mu.RUnlock()
	if w.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case w.jobs <- j:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// close waits for the jobs in the queue and ends the writer.
func (w *writer) close() {
	w.mu.Lock()
	if !w.closed {
		w.closed = true
		close(w.jobs)
	}
	w.mu.Unlock()
	<-w.ended
}

// run takes jobs from the queue, as many as there are, until it is closed.
func (w *writer) run() {
	defer close(w.ended)
	defer w.closeConnection()
	for first := range w.jobs {
		jobs := appendJob(nil, first)
		for more := true; more && len(jobs) < maxGroup; {
			select {
			case j, ok := <-w.jobs:
				if more = ok; ok {
					jobs = appendJob(jobs, j)
				}
			default:
				more = false
			}
		}
		w.metrics.AppendQueue.Set(float64(len(w.jobs)))
		if len(jobs) > 0 {
			w.commitLock.Lock()
			w.commit(jobs)
			w.commitLock.Unlock()
		}
		for _, j := range jobs {
			close(j.done)
		}
	}
}

// appendJob adds a job to the batch unless its caller is gone.
func appendJob(jobs []*job, j *job) []*job {
	if j.state.CompareAndSwap(jobWaiting, jobTaken) {
		jobs = append(jobs, j)
	}
	return jobs
}
