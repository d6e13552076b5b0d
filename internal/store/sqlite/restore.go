package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Restore puts the database in the file from in place of the one at path, which is
// kept beside it under the name returned; that is empty if there was none. Before that
// the new one is brought to the form of this program and check is asked about it. The
// error is store.ErrLocked while a Store has the database open.
func Restore(ctx context.Context, from, path string, check func(context.Context, *Reader) error) (kept string, err error) {
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
	copied, err := copyBeside(ctx, from, path)
	if err != nil {
		return "", err
	}
	if err := accept(ctx, copied, check); err != nil {
		return "", errors.Join(err, os.Remove(copied))
	}
	fold(ctx, path)
	if kept, err = setAside(path); err != nil {
		return "", errors.Join(err, os.Remove(copied))
	}
	return kept, errors.Join(os.Rename(copied, path), syncFolder(path))
}

// accept brings a copy to the form of this program and asks check about it.
func accept(ctx context.Context, copied string, check func(context.Context, *Reader) error) error {
	db, err := connect(address(copied, "rw", append([]string{"synchronous(FULL)"}, beside...)...), 1)
	if err != nil {
		return err
	}
	if err := errors.Join(migrate(ctx, db), db.Close()); err != nil {
		return err
	}
	r, err := Look(ctx, copied)
	if err != nil {
		return err
	}
	return errors.Join(check(ctx, r), r.Close(), syncFile(copied))
}

// fold brings what is in the write-ahead log at path into the database and takes the log
// away, so that the database is whole whenever setAside may be cut short. If it is too
// damaged for that the log stays.
func fold(ctx context.Context, path string) {
	if _, err := os.Stat(path); err != nil {
		return
	}
	db, err := connect(address(path, "rw", append([]string{"synchronous(FULL)"}, beside...)...), 1)
	if err != nil {
		return
	}
	_, _ = db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	_ = db.Close() // the last one to close takes the log away
}

// setAside gives the database at path a second name, under which it is kept with its
// write-ahead log, and takes that log away from path: it must not meet another database.
func setAside(path string) (kept string, err error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
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
	for _, part := range []string{"-wal", "-shm"} {
		if err := os.Rename(path+part, kept+part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("the database %s cannot be kept as %s: %w", path, kept, err)
		}
	}
	return kept, syncFolder(path)
}
