package postgres

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// reader reads what is needed to copy and to replay matches.
type reader struct {
	q        *query.Queries
	log      *slog.Logger
	isClosed func() bool
}

// readError is an error of a read as package store names it.
func (r *reader) readError(err error, what, id string) error {
	if err == nil {
		return nil
	}
	if r.isClosed() {
		return store.ErrClosed
	}
	return fmt.Errorf("%s %s: %w", what, id, storeError(err))
}

// Snapshot reads the database as it was when the reader was opened, also while nodes use it. It has one
// connection: its methods must not be called concurrently.
type Snapshot struct {
	*reader
	conn   *pgx.Conn
	closed atomic.Bool
}

var (
	_ store.CopySource = (*Snapshot)(nil)
	_ store.Log        = (*Snapshot)(nil)
)

// OpenSnapshot opens the database of a DSN for reading; it may be a standby. Tables of an older version are
// migrated first.
func OpenSnapshot(ctx context.Context, dsn string, o Config) (*Snapshot, error) {
	r, err := openSnapshot(ctx, dsn, o, nil)
	if err != nil {
		return nil, fmt.Errorf("PostgreSQL database: %w", storeError(err))
	}
	return r, nil
}

// OpenSource is OpenSnapshot of a database that no node may use, at its primary. The error is store.ErrLocked and
// names the nodes that run.
func OpenSource(ctx context.Context, dsn string, o Config) (*Snapshot, error) {
	// A standby can be behind, and would show nodes as stopped that run.
	r, err := openSnapshot(ctx, dsn, o, pgconn.ValidateConnectTargetSessionAttrsPrimary)
	if err != nil {
		return nil, fmt.Errorf("PostgreSQL database: %w", storeError(err))
	}
	if err := checkUnused(ctx, r.q); err != nil {
		return nil, errors.Join(fmt.Errorf("PostgreSQL database: %w", storeError(err)), r.Close())
	}
	return r, nil
}

// openSnapshot opens a database at a server that validate accepts.
func openSnapshot(ctx context.Context, dsn string, o Config, validate pgconn.ValidateConnectFunc) (r *Snapshot, err error) {
	settings, err := newSettings(dsn, o)
	if err != nil {
		return nil, err
	}
	config := settings.reading()
	config.ValidateConnect = validate // nothing is written, so no standby is needed
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, conn.Close(context.WithoutCancel(ctx)))
		}
	}()
	form, err := currentForm(ctx, conn)
	switch {
	case err != nil:
		return nil, err
	case form == 0:
		return nil, fmt.Errorf("%w: it has no tables of a tea house", store.ErrNotFound)
	case form < formNumber:
		if err := settings.migrate(ctx); err != nil {
			return nil, err
		}
	}
	log := o.Log
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	r = &Snapshot{conn: conn}
	r.reader = &reader{q: query.New(conn), log: log, isClosed: r.closed.Load}
	if _, err := conn.Exec(ctx, beginReading); err != nil {
		return nil, err
	}
	if needs, err := r.q.Needs(ctx); err != nil {
		return nil, err
	} else if needs > formNumber {
		return nil, newerError(needs)
	}
	if _, is, err := copying(ctx, r.q); err != nil {
		return nil, err
	} else if is {
		return nil, store.ErrUnfinishedCopy
	}
	return r, nil
}

// beginReading begins a transaction that sees the database as it is at its first query.
const beginReading = `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
	BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`

// checkUnused returns an error that names the nodes that run.
func checkUnused(ctx context.Context, q *query.Queries) error {
	nodes, err := q.LiveNodes(ctx)
	if err != nil || len(nodes) == 0 {
		return err
	}
	var names []string
	for _, n := range nodes {
		names = append(names, unescape(n.Name))
	}
	return fmt.Errorf("%w: stop its nodes first, which are %s", store.ErrLocked, strings.Join(names, ", "))
}

// Close ends the use of the reader.
func (r *Snapshot) Close() error {
	if r.closed.Swap(true) {
		return nil
	}
	return r.conn.Close(context.Background())
}

// SecretByName returns the secret of the site with a name. The error is store.ErrNotFound if there is none.
func (r *reader) SecretByName(ctx context.Context, name string) ([]byte, error) {
	secret, err := r.q.SecretByName(ctx, escape(name))
	return secret, r.readError(err, "secret", name)
}
