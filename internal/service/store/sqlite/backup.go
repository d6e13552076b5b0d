package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// readerSettings are the settings of connections that read a database that may be in use, or a
// copy: they leave its form as it is.
var readerSettings = []string{"busy_timeout(2000)", "trusted_schema(0)"}

// OpenReader opens the database at path for reading, also while a Store has it open, and in a
// read-only folder. The error is fs.ErrNotExist if there is none.
func OpenReader(ctx context.Context, path string) (*Reader, error) {
	r, err := openForReading(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", path, stripPath(err))
	}
	return r, nil
}

func openForReading(ctx context.Context, path string) (*Reader, error) {
	is, missing, err := whole(ctx, path)
	if err != nil {
		return nil, err
	}
	if is.version < schemaVersion {
		return lookAtCopy(ctx, path)
	}
	r, err := openReader(ctx, path, is.mode)
	if err != nil {
		return nil, err
	}
	r.missing = missing
	return r, nil
}

// openReader opens a database of the form that this program knows.
func openReader(ctx context.Context, path, mode string) (*Reader, error) {
	db, err := openPool(dataSourceName(path, mode, append([]string{"query_only(1)"}, readerSettings...)...), readerCount())
	if err != nil {
		return nil, err
	}
	return newReader(ctx, db)
}

// lookAtCopy opens a copy that was brought to the form of this program. The database
// itself stays as it is: it may belong to an older program that is running.
func lookAtCopy(ctx context.Context, path string) (r *Reader, err error) {
	folder, err := os.MkdirTemp("", "teahouse-")
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.RemoveAll(folder))
		}
	}()
	part, err := newPartial(filepath.Join(folder, FileName))
	if err != nil {
		return nil, err
	}
	copied, err := copyTo(ctx, path, part)
	if err != nil {
		return nil, errors.Join(err, part.remove())
	}
	if r, err = openReader(ctx, copied, "rw"); err != nil {
		return nil, errors.Join(err, part.remove())
	}
	r.onClose = func() error { return errors.Join(part.remove(), os.RemoveAll(folder)) }
	return r, nil
}

// whole is filled, and also reports how many of the last commits are missing. A caller
// that only reads must not make up for them: then the write-ahead log stays as it is.
func whole(ctx context.Context, path string) (is found, missing int64, err error) {
	// Read this first: a commit that comes meanwhile is not missing.
	witness, witnessErr := readCommits(path)
	if is, err = inspectNonEmpty(ctx, path); err != nil {
		return is, 0, err
	}
	if is.version >= hasCommits {
		if missing, _ = is.last.compare(witness, witnessErr); missing > 0 && is.mode == "rw" {
			is.mode = "ro"
		}
	}
	return is, missing, nil
}

// Backup copies the database at path to a new file, also while a Store has it open: the
// copy has the state of one moment and the schema of this program. check is called with
// the copy. If it returns an error the file exists nevertheless, and Backup returns that
// error. An existing file is replaced only by force.
func Backup(ctx context.Context, path, to string, force bool, check func(context.Context, *Reader) error) (err error) {
	if err := checkReplaceable(path, to, force); err != nil {
		return fmt.Errorf("cannot write %s: %w", to, stripPath(err))
	}
	_, missing, err := whole(ctx, path)
	if err != nil {
		return fmt.Errorf("database %s: %w", path, stripPath(err))
	}
	if missing > 0 {
		return fmt.Errorf("database %s: %w: %s missing; see docs/operating.md. Nothing was written", path, store.ErrDamaged, LastCommits(missing))
	}
	part, err := newPartial(to)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", to, stripPath(err))
	}
	defer func() { err = errors.Join(err, part.remove()) }()
	copied, err := copyTo(ctx, path, part)
	if err != nil {
		return fmt.Errorf("cannot copy %s to %s: %w", path, to, err)
	}
	return publish(ctx, copied, to, check)
}

// WriteBackup is Backup of another store: fill copies it to the one that it is given.
func WriteBackup(ctx context.Context, to string, force bool, fill func(context.Context, *Store) error, check func(context.Context, *Reader) error) (err error) {
	if err := checkReplaceable("", to, force); err != nil {
		return fmt.Errorf("cannot write %s: %w", to, stripPath(err))
	}
	part, err := newPartial(to)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", to, stripPath(err))
	}
	defer func() { err = errors.Join(err, part.remove()) }()
	name := filepath.Join(part.folder, FileName)
	s, err := Open(ctx, name, Config{Copying: true})
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", to, err)
	}
	if err := errors.Join(fill(ctx, s), s.Close()); err != nil {
		return err
	}
	if err := finish(ctx, name); err != nil {
		return fmt.Errorf("cannot write %s: %w", to, err)
	}
	return publish(ctx, name, to, check)
}

// publish calls check with a complete database and gives it its name.
func publish(ctx context.Context, copied, to string, check func(context.Context, *Reader) error) error {
	wrong, err := checked(ctx, copied, check)
	if err != nil {
		return err
	}
	if err := errors.Join(syncFile(copied), os.Rename(copied, to), syncFolder(to)); err != nil {
		return fmt.Errorf("cannot write %s: %w", to, err)
	}
	if wrong != nil {
		return fmt.Errorf("%s was written, but: %w", to, wrong)
	}
	return nil
}

// checked calls check with a copy. wrong is its result; err means that it could not be
// called.
func checked(ctx context.Context, copied string, check func(context.Context, *Reader) error) (wrong, err error) {
	r, err := openReader(ctx, copied, "rw")
	if err != nil {
		return nil, err
	}
	wrong = check(ctx, r)
	if err := errors.Join(r.Close(), ctx.Err()); err != nil {
		return nil, err
	}
	return wrong, nil
}

// checkReplaceable reports why a backup cannot be written to a file.
func checkReplaceable(path, to string, force bool) error {
	there, err := os.Stat(to)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if source, err := os.Stat(path); err == nil && os.SameFile(source, there) {
		return errors.New("it is the database itself")
	}
	if !there.Mode().IsRegular() {
		return errors.New("it is not a file")
	}
	if !force {
		return fs.ErrExist
	}
	return nil
}

// copyTo copies the database at path into a partial folder, migrates the copy to the
// schema of this program and reads all its pages. It returns the name of the copy,
// which is complete in its file alone and has no journal.
func copyTo(ctx context.Context, path string, part *partial) (name string, err error) {
	is, err := inspectNonEmpty(ctx, path)
	if err != nil {
		return "", stripPath(err)
	}
	if name, err = part.file(); err != nil {
		return "", err
	}
	db, err := openPool(dataSourceName(path, is.mode, readerSettings...), 1)
	if err != nil {
		return "", err
	}
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", name)
	if err := errors.Join(storeError(err), db.Close()); err != nil {
		return "", err
	}
	return name, finish(ctx, name)
}

// finish migrates a database that no other program uses to the schema of this program, in
// the journal mode that a Store uses, so that opening it converts nothing; it checks
// its pages and syncs it.
func finish(ctx context.Context, name string) error {
	db, err := openPool(dataSourceName(name, "rw", commonSettings...), 1)
	if err != nil {
		return err
	}
	_, err = migrate(ctx, db)
	if err == nil {
		err = checkIntegrity(ctx, db)
	}
	// The last one to close brings the write-ahead log into the file and removes it.
	if err := errors.Join(err, storeError(db.Close())); err != nil {
		return err
	}
	if filledFile(name + "-wal") {
		return fmt.Errorf("%s was not closed properly", name)
	}
	return syncFile(name)
}

func syncFile(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// stripPath removes the operation and the path from an error that is printed with them.
func stripPath(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}
