package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The codes of errors of the database that are named here.
const (
	codeReadOnly       = "25006"
	codeIdle           = "25P03" // the transaction was idle for too long
	codeDuplicate      = "23505"
	codeSerialization  = "40001"
	codeDeadlock       = "40P01"
	codeDivisionByZero = "22012"
	codeDiskFull       = "53100"
	codeDataCorrupted  = "XX001"
	codeIndexCorrupted = "XX002"
)

// databaseError returns the error of the database in err, nil if there is none.
func databaseError(err error) *pgconn.PgError {
	if e := (*pgconn.PgError)(nil); errors.As(err, &e) {
		return e
	}
	return nil
}

// storeError converts an error before a commit to one of package store. Nothing was stored.
func storeError(err error) error {
	e := databaseError(err)
	switch {
	case err == nil || isStoreError(err):
		return err
	case errors.Is(err, pgx.ErrNoRows):
		return fmt.Errorf("%w: %w", store.ErrNotFound, err)
	case e == nil:
		return fmt.Errorf("%w: %w", store.ErrUnavailable, err)
	}
	name := store.ErrUnavailable
	switch {
	case e.Code == codeDiskFull:
		name = store.ErrFull
	case e.Code == codeReadOnly:
		name = store.ErrReadOnly
	case e.Code == codeDataCorrupted || e.Code == codeIndexCorrupted:
		name = store.ErrDamaged
	case dependsOnData(e):
		name = store.ErrInvalid
	}
	return fmt.Errorf("%w: %w", name, err)
}

// isStoreError reports whether an error is named in package store already, or is of a context.
func isStoreError(err error) bool {
	for _, named := range []error{
		store.ErrNotFound, store.ErrExists, store.ErrDuplicate, store.ErrConflict, store.ErrNotOwner, store.ErrInvalid, store.ErrFull,
		store.ErrReadOnly, store.ErrDamaged, store.ErrUnreadable, store.ErrClosed, store.ErrOwned, store.ErrUnavailable, store.ErrUnknownOutcome,
		store.ErrLocked, store.ErrNotEmpty, store.ErrUnfinishedCopy,
		store.ErrHasAccount, store.ErrNameTaken, store.ErrAddressTaken, store.ErrDisabled, store.ErrChanged, store.ErrTooMany,
		context.Canceled, context.DeadlineExceeded,
	} {
		if errors.Is(err, named) {
			return true
		}
	}
	return false
}

// dependsOnData reports whether the database refused what was to be written, so that something else
// may be accepted: data exceptions and violated constraints.
func dependsOnData(e *pgconn.PgError) bool {
	return e != nil && (strings.HasPrefix(e.Code, "22") || strings.HasPrefix(e.Code, "23"))
}

// canRetry reports whether the same transaction may succeed when it is run again: another one was in the
// way, or has inserted the same row.
func canRetry(err error) bool {
	e := databaseError(err)
	return e != nil && (e.Code == codeDeadlock || e.Code == codeSerialization || e.Code == codeDuplicate)
}

// unknownError is an error after which it is unknown whether the transaction was committed for good.
func unknownError(err error) error { return fmt.Errorf("%w: %w", store.ErrUnknownOutcome, err) }

// failure is a kind of error of commits.
type failure struct {
	label string // in the metrics
	is    func(error) bool
}

// failures are the errors of commits that the metrics tell apart. The first that fits counts.
var failures = []failure{
	{"unknown-outcome", isError(store.ErrUnknownOutcome)},
	{"not-durable", func(err error) bool { return errors.As(err, new(*DurabilityError)) }},
	{"full", isError(store.ErrFull)},
	{"read-only", isError(store.ErrReadOnly)},
	{"damaged", isError(store.ErrDamaged)},
	{"unavailable", isError(store.ErrUnavailable)},
	{"other", func(error) bool { return true }},
}

func isError(target error) func(error) bool {
	return func(err error) bool { return errors.Is(err, target) }
}

// errorLabel names an error for the metrics.
func errorLabel(err error) string {
	i := slices.IndexFunc(failures, func(f failure) bool { return f.is(err) })
	return failures[i].label
}

// expectFailures has the metrics show each label from the start.
func expectFailures(m *metrics.Metrics) {
	for _, f := range failures {
		m.ExpectFailures(f.label)
	}
}
