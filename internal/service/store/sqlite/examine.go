package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	sqlite3 "modernc.org/sqlite/lib"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// inspectFile reports why the file at path is not a usable database, and describes its
// contents. It changes nothing, except that it completes a transaction that was
// interrupted.
func inspectFile(ctx context.Context, path string) (found, error) {
	if info, err := os.Stat(path); err != nil {
		return found{}, err
	} else if !info.Mode().IsRegular() {
		return found{}, errors.New("it is not a file")
	}
	mode := "ro"
	switch {
	case filledFile(path + "-journal"):
		// A half-written transaction can only be rolled back with write permission.
		mode = "rw"
	case unchanging(path):
		mode = "immutable"
	}
	is, err := examineAs(ctx, path, mode)
	if c := resultCode(err); mode == "ro" && (c == sqlite3.SQLITE_CANTOPEN || c == sqlite3.SQLITE_READONLY) {
		// There is no write-ahead log, and no permission to create one.
		if filledFile(path + "-wal") {
			return found{}, fmt.Errorf("it was not closed, and what was written last is in %s, which can only be used where this program "+
				"may write: copy both to such a folder, and use them there (%w)", filepath.Base(path)+"-wal", err)
		}
		is, err = examineAs(ctx, path, "immutable")
	}
	return is, err
}

func examineAs(ctx context.Context, path, mode string) (is found, err error) {
	db, err := openPool(dataSourceName(path, mode, readerSettings...), 1)
	if err != nil {
		return is, err
	}
	is, err = inspect(ctx, db)
	if err == nil {
		err = fileWhole(ctx, db, path)
	}
	is.mode = "rw"
	if mode == "immutable" {
		is.mode = mode
	}
	return is, errors.Join(err, db.Close())
}

// unchanging reports whether no program can write to the database at path: it was
// closed properly, and this program has no write permission.
func unchanging(path string) bool {
	if writable(path) && writable(filepath.Dir(path)) {
		return false
	}
	_, err := os.Stat(path + "-shm")
	return err != nil && !filledFile(path+"-wal")
}

// inspectNonEmpty is examine where an empty database is of no use.
func inspectNonEmpty(ctx context.Context, path string) (found, error) {
	is, err := inspectFile(ctx, path)
	switch {
	case err != nil:
	case is.empty:
		err = errors.New("it is empty")
	case is.copying:
		err = store.ErrUnfinishedCopy
	}
	return is, err
}

// fileWhole reports whether the file at path lacks pages of the database. SQLite checks
// that itself while there is no write-ahead log. With one, some pages may be in the log
// alone.
func fileWhole(ctx context.Context, db *sql.DB, path string) error {
	var pages, size int64
	if err := db.QueryRowContext(ctx, "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size").Scan(&pages, &size); err != nil {
		return storeError(err)
	}
	there := int64(0)
	for _, name := range []string{path, path + "-wal"} {
		if info, err := os.Stat(name); err == nil {
			there += info.Size()
		}
	}
	if there < pages*size {
		return fmt.Errorf("%w: it has %d pages, and the file ends before", store.ErrDamaged, pages)
	}
	return nil
}
