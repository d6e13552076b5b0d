package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// DurabilityError means that a setting of the database lets the loss of the primary cost acknowledged
// moves. Nothing is acknowledged while it is so.
type DurabilityError struct {
	Setting string
	Value   string
	Advice  string // what to do
}

// Error names the setting and what to do.
func (e *DurabilityError) Error() string {
	return fmt.Sprintf("setting %s of the database is %q: %s", e.Setting, e.Value, e.Advice)
}

// Is reports that nothing can be written.
func (e *DurabilityError) Is(target error) bool { return target == store.ErrReadOnly }

// checkSettings returns a *DurabilityError if a commit is not safe from the loss of the primary.
func (s *settings) check(is query.SettingsRow) error {
	level := strings.ToLower(is.Level)
	switch {
	case level == "off":
		return &DurabilityError{"synchronous_commit", is.Level, "a crash of the database would lose moves; set it to on"}
	case s.singleDatabase:
		return nil
	case strings.TrimSpace(is.Standbys) == "":
		return &DurabilityError{"synchronous_standby_names", is.Standbys, "the loss of the primary would lose moves; " +
			"set it to the standbys, for example to 'ANY 1 (a, b)', or start with --single-database if there is to be no standby"}
	case level != "on" && level != "remote_apply":
		return &DurabilityError{"synchronous_commit", is.Level, "commits do not wait for the disk of a standby; set it to on"}
	}
	return nil
}

// warningKey is where a connection has the last warning that it received.
const warningKey = "teahouse warning"

// recordWarning records warnings of the server. Their texts are in its language.
func recordWarning(c *pgconn.PgConn, notice *pgconn.Notice) {
	if notice.SeverityUnlocalized == "WARNING" {
		c.CustomData()[warningKey] = (*pgconn.PgError)(notice)
	}
}

// takeWarning returns the last warning and forgets it.
func takeWarning(conn *pgx.Conn) error {
	data := conn.PgConn().CustomData()
	warning, ok := data[warningKey].(*pgconn.PgError)
	if !ok {
		return nil
	}
	delete(data, warningKey)
	return warning
}

// begin begins a transaction, with further queries in the same round trip, and checks the settings in it.
// The functions read the results of the queries, in order.
func (s *settings) begin(ctx context.Context, conn *pgx.Conn, more *pgx.Batch, read func(pgx.BatchResults) error) error {
	batch := &pgx.Batch{}
	batch.Queue("BEGIN")
	batch.Queue(query.Settings)
	if more != nil {
		batch.QueuedQueries = append(batch.QueuedQueries, more.QueuedQueries...)
	}
	_ = takeWarning(conn) // of what was before
	results := conn.SendBatch(ctx, batch)
	err := func() error {
		if _, err := results.Exec(); err != nil {
			return err
		}
		var is query.SettingsRow
		if err := results.QueryRow().Scan(&is.Standbys, &is.Level); err != nil {
			return err
		}
		if err := s.check(is); err != nil {
			return err
		}
		if read != nil {
			return read(results)
		}
		return nil
	}()
	if closeErr := results.Close(); err == nil {
		err = closeErr
	}
	return err
}

// commit sends the queued writes and the commit in one round trip. The error is
// store.ErrUnknownOutcome if the transaction may have been committed but is not known to be safe.
// Any other error means that it was not committed.
//
// A warning during a commit means that the wait for the standby was cut short; the commit reports success
// all the same. The settings are checked after it, since a commit does not wait when the
// standbys are taken out of the settings meanwhile.
func (s *settings) commit(ctx context.Context, conn *pgx.Conn, batch *pgx.Batch) error {
	writes := len(batch.QueuedQueries)
	batch.Queue("COMMIT")
	batch.Queue(query.Settings)
	results := conn.SendBatch(ctx, batch)
	err := func() error {
		for range writes {
			if _, err := results.Exec(); err != nil {
				return notReached(err)
			}
		}
		switch tag, err := results.Exec(); {
		case err != nil:
			return notCommitted(err)
		case tag.String() != "COMMIT":
			return fmt.Errorf("%w: the transaction was ended with %s", store.ErrUnavailable, tag)
		}
		var is query.SettingsRow
		if err := results.QueryRow().Scan(&is.Standbys, &is.Level); err != nil {
			return unknownError(err)
		}
		if err := s.check(is); err != nil {
			return unknownError(err)
		}
		return nil
	}()
	if closeErr := results.Close(); err == nil && closeErr != nil {
		err = unknownError(closeErr)
	}
	if warning := takeWarning(conn); warning != nil && err == nil {
		err = unknownError(warning)
	}
	return err
}

// notReached is notCommitted for an error of a write: if the server has reported any error in its place, it never came to the commit.
func notReached(err error) error {
	if databaseError(err) != nil {
		return err
	}
	return notCommitted(err)
}

// notCommitted adds to an error of a commit that the outcome is unknown, unless the server has reported that it gave the transaction up.
func notCommitted(err error) error {
	if e := databaseError(err); e != nil && (e.SeverityUnlocalized == "ERROR" || e.Code == codeIdle) {
		return err
	}
	if pgconn.SafeToRetry(err) {
		return err // nothing was sent
	}
	return unknownError(err)
}

// errInRecovery is the error of a server that is a standby. It may be promoted at any moment.
var errInRecovery = fmt.Errorf("%w: the server is a standby", store.ErrUnavailable)

// validate checks a new connection. In a DSN with several hosts the next one is tried after an error.
func (s *settings) validate(ctx context.Context, c *pgconn.PgConn) error {
	file, err := s.inspect(ctx, c)
	if err != nil {
		return err
	}
	s.foundPrimary(c, file)
	return nil
}

// inspect returns an error unless the server of a connection is a primary whose commits are safe, and the file of its write-ahead
// log that is written.
func (s *settings) inspect(ctx context.Context, c *pgconn.PgConn) (file string, err error) {
	results, err := c.Exec(ctx, "SELECT pg_is_in_recovery(), current_setting('transaction_read_only'), "+
		"current_setting('synchronous_standby_names'), current_setting('synchronous_commit'), "+
		"CASE WHEN NOT pg_is_in_recovery() THEN pg_walfile_name(pg_current_wal_lsn()) END").ReadAll()
	if err != nil {
		return "", err
	}
	if len(results) != 1 || len(results[0].Rows) != 1 {
		return "", fmt.Errorf("%w: the server does not report its settings", store.ErrUnavailable)
	}
	row := results[0].Rows[0]
	if string(row[0]) == "t" || string(row[1]) == "on" {
		return "", errInRecovery
	}
	return string(row[4]), s.check(query.SettingsRow{Standbys: string(row[2]), Level: string(row[3])})
}
