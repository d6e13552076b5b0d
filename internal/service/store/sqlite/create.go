package sqlite

import (
	"context"
	"errors"
	"io/fs"
	"os"
)

// create makes an empty database at path, complete before it has that name. What is there
// under that name has nothing in it.
func create(ctx context.Context, path string) (err error) {
	part, err := newPartial(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, part.remove()) }()
	name, err := part.file()
	if err != nil {
		return err
	}
	if err := finish(ctx, name); err != nil {
		return err
	}
	// A journal must not meet another database than its own.
	for _, rest := range []string{"-wal", "-shm", "-journal"} {
		if err := os.Remove(path + rest); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return errors.Join(os.Rename(name, path), syncFolder(path))
}
