package sqlite

import (
	"context"
	"crypto/rand"
	"database/sql/driver"
	"errors"
	"fmt"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// commit commits the jobs together. If the database fails because of them, each is
// tried separately, so that one that does not fit fails no other.
func (w *writer) commit(jobs []*call) {
	begun := time.Now()
	err := w.commitGroup(jobs)
	if err != nil && notCommitted(err) && len(jobs) > 1 {
		for _, j := range jobs {
			w.commit([]*call{j})
		}
		return
	}
	w.report(err, len(jobs), time.Since(begun))
	if err == nil {
		w.afterCommit()
		return
	}
	for _, j := range jobs {
		if j.Err == nil {
			j.Err = err
		}
	}
}

// commitGroup runs the jobs in one transaction and commits it. Each job has its own error;
// the one returned is of all that have none.
func (w *writer) commitGroup(jobs []*call) error {
	ctx := context.Background() // what has begun is brought to its end
	if err := w.open(ctx); err != nil {
		return &beforeCommitError{storeError(err)}
	}
	err := w.attempt(ctx, jobs, false)
	if errors.Is(err, errApart) {
		w.rollback(ctx)
		if err = w.open(ctx); err == nil {
			err = w.attempt(ctx, jobs, true)
		}
	}
	if err != nil {
		w.rollback(ctx)
		return &beforeCommitError{storeError(err)}
	}
	if err := w.exec(ctx, "COMMIT"); err != nil {
		w.rollback(ctx)
		return fmt.Errorf("cannot commit: %w", storeError(err))
	}
	if w.number > 0 {
		w.commits.write(w.number, w.id)
	}
	return nil
}

// errApart means that a job failed in a transaction without savepoints, so that its
// writes cannot be rolled back separately.
var errApart = errors.New("the jobs need savepoints")

// attempt begins a transaction and runs the jobs in it.
func (w *writer) attempt(ctx context.Context, jobs []*call, apart bool) error {
	if err := w.exec(ctx, "BEGIN IMMEDIATE"); err != nil {
		w.closeConnection()
		return err
	}
	return w.runInSavepoints(ctx, jobs, apart)
}

// runInSavepoints runs every job, with apart each in a savepoint of its own. The error is one
// that may have ended the transaction, or errApart.
//
// Hardly any job fails, and savepoints cost two statements a job and a copy of every page
// that it changes. So they are only used when one has failed.
func (w *writer) runInSavepoints(ctx context.Context, jobs []*call, apart bool) error {
	var uptime time.Duration
	kept := 0
	w.number = 0
	for _, j := range jobs {
		if !apart {
			if j.Err = j.Value.do(ctx, w.queries); j.Err == nil {
				uptime = max(uptime, j.Value.uptime)
				kept++
				continue
			}
			err := errApart
			if endsTransaction(j.Err) {
				err = j.Err
			}
			for _, j := range jobs {
				j.Err = nil
			}
			return err
		}
		if err := w.exec(ctx, "SAVEPOINT one"); err != nil {
			return err
		}
		if j.Err = j.Value.do(ctx, w.queries); j.Err == nil {
			uptime = max(uptime, j.Value.uptime)
			kept++
		} else if endsTransaction(j.Err) {
			err := j.Err
			for _, j := range jobs {
				j.Err = nil
			}
			return err
		} else if err := w.exec(ctx, "ROLLBACK TO one"); err != nil {
			return err
		}
		if err := w.exec(ctx, "RELEASE one"); err != nil {
			return err
		}
	}
	if kept == 0 {
		return nil
	}
	_, _ = rand.Read(w.id[:]) // it never fails
	w.number = w.commits.last.number + 1
	return w.queries.Commit(ctx, query.CommitParams{Uptime: int64(uptime), Commits: w.number, CommitID: w.id[:]})
}

// open makes the connection if there is none.
func (w *writer) open(ctx context.Context) error {
	if w.conn != nil {
		return nil
	}
	conn, err := w.db.Conn(ctx)
	if err != nil {
		return err
	}
	w.conn, w.stmts = conn, newStatements(conn)
	w.queries = query.New(w.stmts)
	return nil
}

func (w *writer) exec(ctx context.Context, text string) error {
	_, err := w.conn.ExecContext(ctx, text)
	return err
}

// rollback ends a transaction that failed. SQLite may have ended it already.
func (w *writer) rollback(ctx context.Context) {
	if w.conn == nil {
		return // it was dropped
	}
	err := w.exec(ctx, "ROLLBACK")
	if e := (*sqlite.Error)(nil); err != nil && (!errors.As(err, &e) || e.Code() != sqlite3.SQLITE_ERROR) {
		w.closeConnection()
	}
}

// closeConnection gives the connection up; the next commit makes a new one.
func (w *writer) closeConnection() {
	if w.conn == nil {
		return
	}
	_ = w.stmts.Close()
	_ = w.conn.Raw(func(any) error { return driver.ErrBadConn }) // so that the pool does not retain it
	_ = w.conn.Close()
	w.conn, w.stmts, w.queries = nil, nil, nil
}

// report counts a commit, and logs when commits begin to fail and when they work again.
func (w *writer) report(err error, jobs int, took time.Duration) {
	if err == nil {
		w.metrics.Committed.Observe(took.Seconds())
		w.metrics.GroupSize.Observe(float64(jobs))
	} else {
		w.metrics.Failures.WithLabelValues(errorLabel(err)).Inc()
	}
	switch {
	case err != nil && !w.failing:
		w.log.Error("commits fail", "error", err)
	case err == nil && w.failing:
		w.log.Info("commits work again")
	}
	w.failing = err != nil
}
