package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// beside are the settings of connections that read a database that may be in use, or a
// copy: they leave its form as it is.
var beside = []string{"busy_timeout(2000)", "trusted_schema(0)"}

// Look opens the database at path for reading, also while a Store has it open. The
// error is fs.ErrNotExist if there is none.
func Look(ctx context.Context, path string) (*Reader, error) {
	r, err := look(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", path, plain(err))
	}
	return r, nil
}

func look(ctx context.Context, path string) (*Reader, error) {
	if err := filled(ctx, path); err != nil {
		return nil, err
	}
	db, err := connect(address(path, "rw", append([]string{"query_only(1)"}, beside...)...), readers())
	if err != nil {
		return nil, err
	}
	return newReader(ctx, db)
}

// examine reports why the file at path is no database that can be used, or that there
// is nothing in it yet. It changes nothing.
func examine(ctx context.Context, path string) (empty bool, err error) {
	if info, err := os.Stat(path); err != nil {
		return false, err
	} else if !info.Mode().IsRegular() {
		return false, errors.New("it is not a file")
	}
	db, err := connect(address(path, "ro", beside...), 1)
	if err != nil {
		return false, err
	}
	empty, err = inspect(ctx, db)
	return empty, errors.Join(err, db.Close())
}

// filled is examine where an empty database is of no use.
func filled(ctx context.Context, path string) error {
	empty, err := examine(ctx, path)
	if err == nil && empty {
		err = errors.New("it is empty")
	}
	return err
}

// Backup copies the database at path to a new file, also while a Store has it open: it
// is as it was at one moment. The copy is there whole or not at all, checked, and on
// disk when Backup returns. A file that is there already is replaced only by force.
func Backup(ctx context.Context, path, to string, force bool) error {
	if err := mayReplace(path, to, force); err != nil {
		return fmt.Errorf("cannot write %s: %w", to, plain(err))
	}
	copied, err := copyBeside(ctx, path, to)
	if err != nil {
		return err
	}
	if err := os.Rename(copied, to); err != nil {
		return errors.Join(err, os.Remove(copied))
	}
	return syncFolder(to)
}

// mayReplace reports why a backup cannot be written to a file.
func mayReplace(path, to string, force bool) error {
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

// copyBeside copies the database at path to a new file in the folder of to, checks the
// copy, brings it to the disk and returns its name.
func copyBeside(ctx context.Context, path, to string) (name string, err error) {
	if err := filled(ctx, path); err != nil {
		return "", fmt.Errorf("database %s: %w", path, plain(err))
	}
	f, err := os.CreateTemp(filepath.Dir(to), "."+filepath.Base(to)+"-*")
	if err != nil {
		return "", fmt.Errorf("cannot write %s: %w", to, plain(err))
	}
	name = f.Name()
	defer func() {
		if err != nil {
			err = errors.Join(fmt.Errorf("cannot copy %s to %s: %w", path, to, err), os.Remove(name))
		}
	}()
	if err := f.Close(); err != nil {
		return "", err
	}
	if err := copyTo(ctx, path, name); err != nil {
		return "", err
	}
	if err := filled(ctx, name); err != nil {
		return "", err
	}
	return name, syncFile(name)
}

// copyTo copies the database at path into an empty file.
func copyTo(ctx context.Context, path, empty string) error {
	db, err := connect(address(path, "rw", beside...), 1)
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", empty)
	return errors.Join(named(err), db.Close())
}

func syncFile(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// plain takes the operation and the path from an error that is told with them.
func plain(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}
