package postgres

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/teahouse-games/teahouse/internal/service/store/groupcommit"
)

// outcomeGrace is how long a caller waits for the outcome after its context has ended.
const outcomeGrace = 2 * time.Second

// job is a call of Append. Its entries are written completely or not at all.
type job struct {
	entries []preparedEntry
	uptime  time.Duration // the greatest of its events
}

// call is a job in the queue.
type call = groupcommit.Call[job]

// lane commits groups of jobs. One goroutine runs it, with one connection.
type lane struct {
	store     *Store
	conn      *pgx.Conn // nil when there is to be a new one
	committed time.Time // the last time

	numbers      []int64 // that may be given to new matches
	numbersTaken time.Time
}

const (
	// recent is for how long a connection that has committed is taken to work, and for how long numbers of matches are kept.
	recent = time.Second
	// numbersAhead is how many numbers of matches a busy lane takes that it does not need yet.
	numbersAhead = 32
	// manyJobs is the size of the commits of a busy lane.
	manyJobs = 12
)

// commitSpacing returns how long after the beginning of a commit with so many jobs the next one of a node begins at the earliest. Fewer and
// larger commits cost the database less; docs/performance.md has the figures.
func commitSpacing(jobs int) time.Duration {
	switch {
	case jobs < 4:
		return 0
	case jobs < manyJobs:
		return 25 * time.Millisecond
	default:
		return 40 * time.Millisecond
	}
}

// write stores entries and returns once they are safe. If ctx ends before the job is taken,
// nothing is stored; from then on the outcome is reported, or that it is unknown.
func (s *Store) write(ctx context.Context, entries []preparedEntry, uptime time.Duration) error {
	s.metrics.AppendQueue.Inc()
	defer s.metrics.AppendQueue.Dec()
	err := s.queue.Do(ctx, job{entries, uptime}, outcomeGrace)
	if errors.Is(err, groupcommit.ErrStillRunning) {
		return unknownError(err)
	}
	return err
}

// run commits the jobs in the queue until it is closed.
func (l *lane) run() { l.store.queue.Run(l.commit, l.closeConnection) }
