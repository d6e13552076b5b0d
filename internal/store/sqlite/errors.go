package sqlite

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/teahouse-games/teahouse/internal/store"
)

// code is the primary result code in an error of the database, 0 if there is none.
func code(err error) int {
	if e := (*sqlite.Error)(nil); errors.As(err, &e) {
		return e.Code() & 0xff
	}
	return 0
}

// named says with an error of package store what the database said, where it has one.
func named(err error) error {
	var name error
	switch code(err) {
	case sqlite3.SQLITE_FULL:
		name = store.ErrFull
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM:
		name = store.ErrReadOnly
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		name = store.ErrLocked
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		name = store.ErrDamaged
	default:
		return err
	}
	return fmt.Errorf("%w: %w", name, err)
}

// kind names an error for the metrics; there are few of them.
func kind(err error) string {
	switch {
	case errors.Is(err, store.ErrFull):
		return "full"
	case errors.Is(err, store.ErrReadOnly):
		return "read-only"
	case errors.Is(err, store.ErrLocked):
		return "locked"
	case errors.Is(err, store.ErrDamaged):
		return "damaged"
	}
	return "other"
}

// unwritten is an error before the commit: whatever it is, nothing was kept.
type unwritten struct{ err error }

func (u *unwritten) Error() string { return "cannot write: " + u.err.Error() }
func (u *unwritten) Unwrap() error { return u.err }

// nothingKept reports whether an error of a commit says that it has not happened. Of
// others, such as a failed fsync, nobody can tell.
func nothingKept(err error) bool { return errors.As(err, new(*unwritten)) || kind(err) != "other" }

// spoils reports whether a failed statement may have ended the whole transaction, and
// not only failed itself.
func spoils(err error) bool {
	switch code(err) {
	case 0:
		return errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone)
	case sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH:
		return false
	}
	return true
}

// takenError is store.ErrLocked where it is known who has the lock.
type takenError struct{}

func (takenError) Error() string        { return "another teahouse uses this database" }
func (takenError) Is(target error) bool { return target == store.ErrLocked }
