package postgres

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	queueSize = 1024 // jobs in the queue of a lane; further callers wait themselves
	maxGroup  = 256  // jobs that are committed together at most
	// outcomeGrace is how long a caller waits for the outcome after its context has ended.
	outcomeGrace = 2 * time.Second
)

// job is a call of Append. Its entries are written completely or not at all.
type job struct {
	entries []preparedEntry
	uptime  time.Duration // the greatest of its events
	state   atomic.Int32
	err     error
	done    chan struct{} // closed when err is final
}

// States of a job. The first of the two to leave it, the lane or the waiting caller,
// decides.
const (
	jobWaiting = iota
	jobTaken
	jobAbandoned
)

// lane appends to the matches that belong to it. One goroutine runs it, with one connection.
type lane struct {
	store *Store
	depth prometheus.Gauge

	mu     sync.RWMutex // held for reading while a job is put into the queue
	closed bool
	jobs   chan *job
	ended  chan struct{}

	conn *pgx.Conn // nil when there is to be a new one
}

func newLane(s *Store, depth prometheus.Gauge) *lane {
	return &lane{store: s, depth: depth, jobs: make(chan *job, queueSize), ended: make(chan struct{})}
}

// write stores entries and returns once they are safe. If ctx ends before the job is taken,
// nothing is stored; from then on the outcome is reported, or that it is unknown.
func (l *lane) write(ctx context.Context, entries []preparedEntry, uptime time.Duration) error {
	j := &job{entries: entries, uptime: uptime, done: make(chan struct{})}
	if err := l.send(ctx, j); err != nil {
		return err
	}
	select {
	case <-j.done:
		return j.err
	case <-ctx.Done():
	}
	if j.state.CompareAndSwap(jobWaiting, jobAbandoned) {
		return ctx.Err()
	}
	grace := time.NewTimer(outcomeGrace)
	defer grace.Stop()
	select {
	case <-j.done:
		return j.err
	case <-grace.C:
		return unknownError(errStillRunning)
	}
}

func (l *lane) send(ctx context.Context, j *job) error {
	l.mu.RLock()
	defer l.mu.RUnlock()
	if l.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case l.jobs <- j:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// close waits for the jobs in the queue and ends the lane.
func (l *lane) close() {
	l.mu.Lock()
	if !l.closed {
		l.closed = true
		close(l.jobs)
	}
	l.mu.Unlock()
	<-l.ended
}

// run takes jobs from the queue, as many as there are, until it is closed.
func (l *lane) run() {
	defer close(l.ended)
	defer l.closeConnection()
	for first := range l.jobs {
		jobs := appendJob(nil, first)
		for more := true; more && len(jobs) < maxGroup; {
			select {
			case j, ok := <-l.jobs:
				if more = ok; ok {
					jobs = appendJob(jobs, j)
				}
			default:
				more = false
			}
		}
		l.depth.Set(float64(len(l.jobs)))
		if len(jobs) > 0 {
			l.commit(jobs)
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
