package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// maxTries is how often a transaction is run again that another one was in the way of.
const maxTries = 10

// commit commits the jobs together. If the database refuses what one of them writes, each is
// tried separately, so that it fails no other.
func (l *lane) commit(jobs []*call) {
	begun := time.Now()
	err := l.commitGroup(jobs)
	if dependsOnData(databaseError(err)) && len(jobs) > 1 {
		for _, j := range jobs {
			l.commit([]*call{j})
		}
		return
	}
	l.store.report(err, len(jobs), time.Since(begun))
	for _, j := range jobs {
		if j.Err == nil {
			j.Err = err
		}
		if errors.Is(j.Err, store.ErrNotOwner) {
			l.store.metrics.Fenced.Inc()
		}
	}
}

// caution is how much a lane asks the database before it writes.
type caution int

const (
	// expecting asks nothing: it writes on the condition that the matches are as this node has committed them last.
	expecting caution = iota
	// readingHeads locks and reads the matches before. Which commands are stored is not asked: the table of them takes none twice.
	readingHeads
	// readingAll also reads which commands are stored.
	readingAll
)

// commitGroup runs the jobs in one transaction and commits it. Each job has its own error;
// the one returned is of all that have none.
func (l *lane) commitGroup(jobs []*call) error {
	how := expecting
	for try := 1; ; try++ {
		used := l.conn != nil
		for _, j := range jobs {
			j.Err = nil
		}
		err := l.attempt(jobs, how)
		if err == nil {
			l.committed = time.Now()
			return nil
		}
		l.rollback(err)
		switch {
		case how == expecting && isUnexpected(err):
			how = readingHeads
		case how < readingAll && mayBeStored(err):
			how = readingAll
		case errors.Is(err, store.ErrUnknownOutcome):
			return err
		case canRetry(err) && try < maxTries:
		case used && l.conn == nil && try < maxTries:
			// The connection had broken, and nothing was committed.
		default:
			for _, j := range jobs {
				j.Err = nil
			}
			return storeError(err)
		}
	}
}

// errCommandsUnread means that a job does not fit. Its command may be stored already, and then that is its error.
var errCommandsUnread = errors.New("the stored commands are to be read")

// mayBeStored reports whether an attempt may have failed because a command is stored already.
func mayBeStored(err error) bool {
	e := databaseError(err)
	return errors.Is(err, errCommandsUnread) || e != nil && e.Code == codeDuplicate
}

// isUnexpected reports whether a match was not as expected, or the commit would not have been safe.
func isUnexpected(err error) bool {
	e := databaseError(err)
	return e != nil && e.Code == codeDivisionByZero
}

// attempt runs the jobs in one transaction.
//
// The context is that of the lane, which never ends: the end of a context would cancel what it is about.
func (l *lane) attempt(jobs []*call, how caution) error {
	ctx := context.Background()
	if err := l.open(ctx); err != nil {
		return err
	}
	l.dropOldNumbers()
	if how == expecting && time.Since(l.committed) < recent {
		if g := l.expect(jobs); g != nil {
			_ = takeWarning(l.conn) // of what was before
			return l.writeGroup(ctx, g)
		}
	}
	g := newGroup(jobs)
	g.complete = how == readingAll || len(g.asked.Ids) == 0
	if err := l.readGroup(ctx, g, len(jobs)); err != nil {
		return err
	}
	applied := 0
	for _, j := range jobs {
		if j.Err = g.apply(&j.Value); j.Err == nil {
			applied++
		} else if !g.complete {
			return errCommandsUnread
		}
	}
	if applied == 0 {
		_, err := l.conn.Exec(ctx, "ROLLBACK")
		return err
	}
	return l.writeGroup(ctx, g)
}

// readGroup begins the transaction, locks the matches in the order of their numbers, and reads what
// the entries are checked against, in one round trip. A statement sees what was committed before it
// began, so the commands are read after the matches are locked.
func (l *lane) readGroup(ctx context.Context, g *group, jobs int) error {
	batch := &pgx.Batch{}
	batch.Queue(query.LockHeads, g.ids)
	reads := g.complete && len(g.asked.Ids) > 0
	if reads {
		batch.Queue(query.StoredCommands, g.asked.Matches, g.asked.Clients, g.asked.Ids)
	}
	g.numbers = l.numbers
	missing := g.begins - len(l.numbers)
	if missing > 0 && jobs >= manyJobs {
		missing += numbersAhead
	}
	if missing > 0 {
		batch.Queue(query.NewNumbers, missing)
	}
	return l.store.settings.begin(ctx, l.conn, batch, func(results pgx.BatchResults) error {
		if err := g.readHeads(results.Query()); err != nil {
			return err
		}
		if reads {
			if err := g.readCommands(results.Query()); err != nil {
				return err
			}
		}
		if missing > 0 {
			l.numbersTaken = time.Now()
			return g.readNumbers(results.Query())
		}
		return nil
	})
}

// batchQueue makes the statements of package query wait in a batch. They can only be such that return
// no rows.
type batchQueue struct {
	query.DBTX
	batch *pgx.Batch
}

// Exec queues a statement.
func (b batchQueue) Exec(_ context.Context, text string, arguments ...any) (pgconn.CommandTag, error) {
	b.batch.Queue(text, arguments...)
	return pgconn.CommandTag{}, nil
}

// writeGroup writes the group and commits it in one round trip. A group that expects how its matches are begins the transaction, too.
// Until it is committed the node does not know the heads of its matches.
func (l *lane) writeGroup(ctx context.Context, g *group) error {
	l.store.known.forget(g.ids)
	batch := &pgx.Batch{}
	q := query.New(batchQueue{batch: batch})
	rows := g.rows()
	results := g.ratedResults()
	queued := []error{}
	queue := func(rows int, add func() error) {
		if rows > 0 {
			queued = append(queued, add())
		}
	}
	if g.expects {
		batch.Queue("BEGIN")
		queue(1, func() error { return q.LockExpectedHeads(ctx, g.expectedOthers(l.store.settings.singleDatabase)) })
	}
	queue(len(rows.begun.Numbers), func() error { return q.InsertMatches(ctx, rows.begun.insertion(escape(l.store.node))) })
	queue(len(rows.changed.Numbers), func() error { return q.UpdateMatches(ctx, rows.changed.UpdateMatchesParams) })
	queue(len(rows.progressed.Numbers), func() error {
		if g.expects {
			return q.UpdateExpectedProgress(ctx, g.expectedProgress(&rows.progressed))
		}
		return q.UpdateProgress(ctx, rows.progressed.progress())
	})
	queue(len(rows.lines.Numbers), func() error { return q.UpdateLines(ctx, rows.lines) })
	queue(len(g.events.Seqs), func() error { return q.InsertEvents(ctx, g.events) })
	queue(len(g.lines.Numbers), func() error { return q.InsertLines(ctx, g.lines) })
	queue(len(g.keys.Ids), func() error { return q.InsertCommands(ctx, g.keys) })
	queue(len(results.Matches), func() error { return q.AddRatingPools(ctx, results.Pools) })
	queue(len(results.Matches), func() error { return q.InsertResults(ctx, results.InsertResultsParams) })
	notices := g.notices.lists()
	queue(len(g.notices.over), func() error { return q.EndTurnNotices(ctx, g.notices.over) })
	queue(len(notices.People), func() error { return q.InsertNotices(ctx, notices.InsertNoticesParams) })
	saved := l.store.needsUptime(g.uptime)
	if saved {
		queue(1, func() error { return q.SaveUptime(ctx, int64(g.uptime)) })
	}
	for _, err := range queued {
		if err != nil {
			return err
		}
	}
	if err := l.store.settings.commit(ctx, l.conn, batch); err != nil {
		return err
	}
	l.store.known.record(g)
	l.numbers = g.numbers
	if g.expects {
		l.store.metrics.OneRoundTrip.Inc()
	}
	if saved {
		l.store.savedUptime(g.uptime)
	}
	return nil
}

// open makes the connection if there is none.
func (l *lane) open(ctx context.Context) error {
	if l.conn != nil && !l.conn.IsClosed() {
		return nil
	}
	l.conn = nil
	defer l.store.queue.Delay()()
	ctx, cancel := context.WithTimeout(ctx, maxConnect)
	defer cancel()
	conn, err := l.store.settings.connectLane(ctx)
	if err != nil {
		return fmt.Errorf("%w: %w", store.ErrUnavailable, err)
	}
	l.conn = conn
	return nil
}

// rollback ends a transaction that failed. Where it may still run, the connection is given up.
func (l *lane) rollback(err error) {
	if l.conn == nil {
		return
	}
	if !l.conn.IsClosed() {
		if _, failed := l.conn.Exec(context.Background(), "ROLLBACK"); failed == nil && errorLabel(err) != "unknown-outcome" {
			return
		}
	}
	l.closeConnection()
}

// closeConnection gives the connection up; the next commit makes a new one.
func (l *lane) closeConnection() {
	if l.conn == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_ = l.conn.Close(ctx)
	l.conn, l.numbers = nil, nil
}

// dropOldNumbers drops the numbers that were taken some time ago: matches are listed in the order of their numbers.
func (l *lane) dropOldNumbers() {
	if time.Since(l.numbersTaken) >= recent {
		l.numbers = nil
	}
}
