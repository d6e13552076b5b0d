package sqlite

import (
	"context"
	"database/sql"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store/groupcommit"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// job is written completely or not at all. Its function may run more than once, each
// time as if it were the first.
type job struct {
	do     func(context.Context, *query.Queries) error
	uptime time.Duration // is kept with it
}

// call is a job in the queue.
type call = groupcommit.Call[job]

// writer owns the connection that writes. One goroutine runs it.
type writer struct {
	db          *sql.DB
	log         *slog.Logger
	metrics     *metrics.Metrics
	commitLock  sync.Locker // held during a commit
	afterCommit func()      // called after a commit
	commits     *commitWriter

	queue *groupcommit.Queue[job]

	conn    *sql.Conn // nil when there is to be a new one
	stmts   *statements
	queries *query.Queries
	failing bool

	// The commit under way; the number is 0 if it changes nothing.
	number int64
	id     [16]byte
}

func newWriter(db *sql.DB, o Config, c *checkpointer, commits *commitWriter) *writer {
	return &writer{
		db: db, log: o.Log, metrics: o.Metrics, commitLock: c.commitLock, afterCommit: c.wake, commits: commits,
		queue: groupcommit.NewQueue[job](1, groupcommit.NoSpacing),
	}
}

// write stores f and an uptime and returns once they are on disk. If ctx ends before
// the job is started, nothing is stored; from then on ctx is ignored, so that the
// result is reported.
func (w *writer) write(ctx context.Context, uptime time.Duration, f func(context.Context, *query.Queries) error) error {
	return w.queue.Do(ctx, job{f, uptime}, groupcommit.Forever)
}

// run commits the jobs in the queue until it is closed.
func (w *writer) run() {
	w.queue.Run(func(calls []*call) {
		w.metrics.AppendQueue.Set(float64(w.queue.Len()))
		w.commitLock.Lock()
		w.commit(calls)
		w.commitLock.Unlock()
	}, w.closeConnection)
}
