package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// readPool reads with the connections of a pool. A read whose connection turns out to be broken, as all are after
// another server was promoted, is done again with a new one.
type readPool struct{ pool *pgxpool.Pool }

var _ query.DBTX = (*readPool)(nil)

// isBroken reports whether an error is of the connection and not of what was read with it. Where none could be made, none is broken.
func isBroken(err error) bool {
	if err == nil || errors.Is(err, pgx.ErrNoRows) || errors.Is(err, errNoPrimary) || errors.As(err, new(*pgconn.ConnectError)) {
		return false
	}
	e := databaseError(err)
	return e == nil || e.SeverityUnlocalized == "FATAL" || e.SeverityUnlocalized == "PANIC"
}

// Query reads rows. The first one is there when it returns.
func (r *readPool) Query(ctx context.Context, text string, arguments ...any) (pgx.Rows, error) {
	for try := 1; ; try++ {
		rows, err := r.pool.Query(ctx, text, arguments...)
		if err == nil {
			begun := &begunRows{Rows: rows, peeked: true, first: rows.Next()}
			if err = rows.Err(); err == nil {
				return begun, nil
			}
		}
		if try == 2 || ctx.Err() != nil || !isBroken(err) {
			return nil, err
		}
		r.pool.Reset() // the others are as old
	}
}

// QueryRow reads a row.
func (r *readPool) QueryRow(ctx context.Context, text string, arguments ...any) pgx.Row {
	rows, err := r.Query(ctx, text, arguments...)
	return &singleRow{rows, err}
}

// begunRows are rows of which the first was asked for already.
type begunRows struct {
	pgx.Rows
	peeked, first bool
}

// Next goes on to the next row.
func (b *begunRows) Next() bool {
	if b.peeked {
		b.peeked = false
		return b.first
	}
	return b.Rows.Next()
}

// singleRow is the first one of some rows.
type singleRow struct {
	rows pgx.Rows
	err  error
}

// Scan reads the columns.
func (s *singleRow) Scan(into ...any) error {
	if s.err != nil {
		return s.err
	}
	defer s.rows.Close()
	if !s.rows.Next() {
		if err := s.rows.Err(); err != nil {
			return err
		}
		return pgx.ErrNoRows
	}
	if err := s.rows.Scan(into...); err != nil {
		return err
	}
	s.rows.Close()
	return s.rows.Err()
}

// Exec executes a statement, once.
func (r *readPool) Exec(ctx context.Context, text string, arguments ...any) (pgconn.CommandTag, error) {
	return r.pool.Exec(ctx, text, arguments...)
}
