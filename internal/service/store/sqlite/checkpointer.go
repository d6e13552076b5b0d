package sqlite

import (
	"context"
	"database/sql"
	"log/slog"
	"slices"
	"sync"
	"time"
)

const (
	// checkpointInterval is the time between two checkpoints. A longer one copies pages that
	// changed often only once, a shorter one keeps the log short.
	checkpointInterval = time.Second
	// maxLagPages is how many pages may be left after a checkpoint before commits wait
	// until they are copied as well: only then does the log begin again at its start.
	// While the log grows, each fsync also writes the new length of its file, which takes
	// several times as long on a shared disk, so the log must not grow far.
	maxLagPages = 1024
	// truncatePages is how many pages the log may have had before its file is made short. Where
	// the database is limited that is an eighth of the limit.
	truncatePages = 64 * 1024
)

// checkpointer brings the write-ahead log into the database, on a connection of its
// own. One goroutine runs it.
type checkpointer struct {
	db         *sql.DB
	log        *slog.Logger
	long       int
	commitLock *sync.Mutex // commits take it
	woken      chan struct{}
	quit       chan struct{}
	ended      chan struct{}
}

func newCheckpointer(path string, o Config) (*checkpointer, error) {
	most := truncatePages
	if o.MaxPages > 0 {
		most = min(most, max(o.MaxPages/8, maxLagPages))
	}

	db, err := openPool(dataSourceName(path, "rw", append(slices.Clone(commonSettings), "busy_timeout(50)")...), 1)
	return &checkpointer{db, o.Log, most, new(sync.Mutex), make(chan struct{}, 1), make(chan struct{}), make(chan struct{})}, err
}

// wake signals that the log has pages.
func (c *checkpointer) wake() {
	select {
	case c.woken <- struct{}{}:
	default:
	}
}

func (c *checkpointer) run() {
	defer close(c.ended)
	for {
		select {
		case <-c.woken:
		case <-c.quit:
			return
		}
		select {
		case <-time.After(checkpointInterval):
		case <-c.quit:
			return
		}
		c.checkpoint(context.Background())
	}
}

// checkpoint copies what it can without delaying a commit. Pages that come meanwhile
// stay in the log; if that has become long, commits wait for the rest.
func (c *checkpointer) checkpoint(ctx context.Context) {
	pages, err := c.copy(ctx, "PASSIVE")
	if err == nil && pages >= maxLagPages {
		c.commitLock.Lock()
		defer c.commitLock.Unlock()
		how := "PASSIVE"
		if pages >= c.long {
			how = "TRUNCATE"
		}
		_, err = c.copy(ctx, how)
	}
	if err != nil {
		c.log.Warn("checkpoint failed", "error", storeError(err))
	}
}

// copy runs a checkpoint and returns how many pages the log has.
func (c *checkpointer) copy(ctx context.Context, how string) (pages int, err error) {
	var busy, copied int
	err = c.db.QueryRowContext(ctx, "PRAGMA wal_checkpoint("+how+")").Scan(&busy, &pages, &copied)
	return pages, err
}

func (c *checkpointer) close() {
	close(c.quit)
	<-c.ended
	_ = c.db.Close()
}
