package sqlite

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// resultCode returns the primary result code in an error of the database, 0 if there is none.
func resultCode(err error) int {
	if e := (*sqlite.Error)(nil); errors.As(err, &e) {
		return e.Code() & 0xff
	}
	return 0
}

// storeError converts an error of the database to one of package store, if there is one.
func storeError(err error) error {
	var name error
	switch resultCode(err) {
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

// failures are the errors of commits with a label of their own in the metrics.
var failures = []struct {
	label string
	err   error
}{
	{"full", store.ErrFull}, {"read-only", store.ErrReadOnly}, {"locked", store.ErrLocked}, {"damaged", store.ErrDamaged},
}

const otherFailure = "other"

// errorLabel names an error for the metrics.
func errorLabel(err error) string {
	for _, f := range failures {
		if errors.Is(err, f.err) {
			return f.label
		}
	}
	return otherFailure
}

// expectFailures has the metrics show each label from the start.
func expectFailures(m *metrics.Metrics) {
	m.ExpectFailures(otherFailure)
	for _, f := range failures {
		m.ExpectFailures(f.label)
	}
}

// beforeCommitError is an error before the commit: nothing was stored.
type beforeCommitError struct{ err error }

func (u *beforeCommitError) Error() string { return "cannot write: " + u.err.Error() }
func (u *beforeCommitError) Unwrap() error { return u.err }

// notCommitted reports whether an error of a commit means that it did not happen. After
// others, such as a failed fsync, the result is unknown.
func notCommitted(err error) bool {
	return errors.As(err, new(*beforeCommitError)) || errorLabel(err) != otherFailure
}

// endsTransaction reports whether a failed statement may have ended the whole transaction, and
// not only failed itself.
func endsTransaction(err error) bool {
	switch resultCode(err) {
	case 0:
		return errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone)
	case sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH:
		return false
	}
	return true
}

// lockedError is store.ErrLocked with the owner of the lock, if it is known.
type lockedError struct{}

func (lockedError) Error() string        { return "another teahouse uses this database" }
func (lockedError) Is(target error) bool { return target == store.ErrLocked }
