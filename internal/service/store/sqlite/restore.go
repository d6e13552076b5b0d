package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// Restore replaces the database at path by the one in the file from. The old one is kept
// next to it under the name returned, which is empty if there was none. Before that the
// new one is migrated to the schema of this program and check is called, which returns
// the ids of matches to leave out. The error is store.ErrLocked while a Store has the
// database open.
func Restore(ctx context.Context, from, path string, check func(context.Context, *Reader) (leaveOut []string, err error)) (kept string, err error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	free, err := lock(path)
	if err != nil {
		return "", fmt.Errorf("database %s: %w", path, err)
	}
	defer func() { err = errors.Join(err, free()) }()
	if a, err := os.Stat(from); err == nil {
		if b, err := os.Stat(path); err == nil && os.SameFile(a, b) {
			return "", fmt.Errorf("%s is the database itself", from)
		}
	}
	if _, missing, err := whole(ctx, from); err != nil {
		return "", fmt.Errorf("database %s: %w", from, stripPath(err))
	} else if missing > 0 {
		return "", fmt.Errorf("database %s: %w: %s missing. To restore it nevertheless remove %s first",
			from, store.ErrDamaged, LastCommits(missing), from+commitsFile)
	}
	part, err := newPartial(path)
	if err != nil {
		return "", fmt.Errorf("cannot write beside %s: %w", path, stripPath(err))
	}
	defer func() { err = errors.Join(err, part.remove()) }()
	copied, err := copyTo(ctx, from, part)
	if err != nil {
		return "", fmt.Errorf("cannot copy %s to %s: %w", from, path, err)
	}
	if err := migrateCopy(ctx, copied, check); err != nil {
		return "", err
	}
	is, err := inspectFile(ctx, copied)
	if err != nil {
		return "", err
	}
	mergeWAL(ctx, path)
	if kept, err = keepOld(path); err != nil {
		return "", err
	}
	if err := errors.Join(os.Rename(copied, path), syncFolder(path)); err != nil {
		return kept, err
	}
	commits, err := newCommitWriter(path, is.last, slog.New(slog.DiscardHandler))
	if err != nil {
		return kept, err
	}
	return kept, commits.close()
}

// migrateCopy asks check about a copy and removes the matches that are to be left out.
func migrateCopy(ctx context.Context, copied string, check func(context.Context, *Reader) ([]string, error)) error {
	var leaveOut []string
	wrong, err := checked(ctx, copied, func(ctx context.Context, r *Reader) (err error) {
		leaveOut, err = check(ctx, r)
		return err
	})
	if err := errors.Join(err, wrong); err != nil || len(leaveOut) == 0 {
		return err
	}
	db, err := openPool(dataSourceName(copied, "rw", commonSettings...), 1)
	if err != nil {
		return err
	}
	err = remove(ctx, db, leaveOut)
	if err := errors.Join(err, storeError(db.Close())); err != nil {
		return err
	}
	return syncFile(copied)
}

// remove removes matches with all that belongs to them.
func remove(ctx context.Context, db *sql.DB, ids []string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return storeError(err)
	}
	defer func() { _ = tx.Rollback() }() // it does nothing after the commit
	q := query.New(db).WithTx(tx)
	for _, id := range ids {
		number, err := q.Number(ctx, id)
		if err != nil {
			return fmt.Errorf("match %s: %w", id, storeError(err))
		}
		err = errors.Join(q.RemoveEvents(ctx, number), q.RemoveLines(ctx, number), q.RemoveCommands(ctx, number),
			q.RemoveInvitations(ctx, id), q.RemoveMatch(ctx, number))
		if err != nil {
			return fmt.Errorf("match %s: %w", id, storeError(err))
		}
	}
	return storeError(tx.Commit())
}

// mergeWAL copies the write-ahead log at path into the database and removes the log, so that
// the database is complete whenever keepOld is interrupted. If it is too damaged for that
// the log stays.
func mergeWAL(ctx context.Context, path string) {
	// A database that lacks commits is kept with its log unchanged.
	if _, missing, err := whole(ctx, path); err != nil || missing > 0 {
		return
	}
	db, err := openPool(dataSourceName(path, "rw", append([]string{"synchronous(FULL)"}, readerSettings...)...), 1)
	if err != nil {
		return
	}
	_, _ = db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	_ = db.Close() // the last one to close takes the log away
}

// keepOld gives the database at path a second name, under which it is kept with its
// write-ahead log and its record of commits, and removes these from path: another database
// must not use them.
func keepOld(path string) (kept string, err error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if err := os.Remove(path + commitsFile); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		return "", nil
	}
	for n := 1; ; n++ {
		kept = fmt.Sprintf("%s-before-%d", path, n)
		err := os.Link(path, kept)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("the database %s cannot be kept as %s: %w", path, kept, err)
		}
		break
	}
	for _, part := range []string{"-wal", "-shm", commitsFile} {
		if err := os.Rename(path+part, kept+part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("the database %s cannot be kept as %s: %w", path, kept, err)
		}
	}
	return kept, syncFolder(path)
}
