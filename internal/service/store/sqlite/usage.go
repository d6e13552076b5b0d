package sqlite

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// PageSize is the size of a page of a database in bytes.
const PageSize = 4096

// Usage reports how much the database takes with its write-ahead log. Pages that were
// freed are used again before the file grows, and do not count.
func (s *Store) Usage(ctx context.Context) (store.Usage, error) {
	var pages, free int64
	err := s.db.QueryRowContext(ctx, "SELECT (SELECT page_count FROM pragma_page_count), (SELECT freelist_count FROM pragma_freelist_count)").Scan(&pages, &free)
	if err != nil {
		return store.Usage{}, s.readError(err, "size", "of the database")
	}
	u := store.Usage{Bytes: (pages - free) * PageSize}
	switch log, err := os.Stat(s.path + "-wal"); {
	case err == nil:
		u.Bytes += log.Size()
	case !errors.Is(err, fs.ErrNotExist):
		return store.Usage{}, err
	}
	u.Free, err = diskFree(filepath.Dir(s.path))
	return u, err
}
