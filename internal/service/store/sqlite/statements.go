package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"maps"
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// statements prepares each statement of package query when it is first used, and keeps it: most programs use few of
// them. It is safe for concurrent use if its database is.
type statements struct {
	query.DBTX // the database, or one connection

	mu       sync.RWMutex
	prepared map[string]*sql.Stmt // by text
}

func newStatements(db query.DBTX) *statements {
	return &statements{DBTX: db, prepared: map[string]*sql.Stmt{}}
}

// statement returns a prepared statement.
func (s *statements) statement(ctx context.Context, text string) (*sql.Stmt, error) {
	s.mu.RLock()
	stmt := s.prepared[text]
	s.mu.RUnlock()
	if stmt != nil {
		return stmt, nil
	}
	stmt, err := s.PrepareContext(ctx, text)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if other := s.prepared[text]; other != nil { // another call was faster
		return other, stmt.Close()
	}
	s.prepared[text] = stmt
	return stmt, nil
}

// ExecContext executes a statement without rows.
func (s *statements) ExecContext(ctx context.Context, text string, arguments ...any) (sql.Result, error) {
	stmt, err := s.statement(ctx, text)
	if err != nil {
		return nil, err
	}
	return stmt.ExecContext(ctx, arguments...)
}

// QueryContext executes a statement with rows.
func (s *statements) QueryContext(ctx context.Context, text string, arguments ...any) (*sql.Rows, error) {
	stmt, err := s.statement(ctx, text)
	if err != nil {
		return nil, err
	}
	return stmt.QueryContext(ctx, arguments...)
}

// QueryRowContext executes a statement with one row.
func (s *statements) QueryRowContext(ctx context.Context, text string, arguments ...any) *sql.Row {
	stmt, err := s.statement(ctx, text)
	if err != nil {
		return s.DBTX.QueryRowContext(ctx, text, arguments...) // whose error is the same
	}
	return stmt.QueryRowContext(ctx, arguments...)
}

// Close closes the prepared statements. Nothing must use them at the same time.
func (s *statements) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, stmt := range slices.Collect(maps.Values(s.prepared)) {
		errs = append(errs, stmt.Close())
	}
	clear(s.prepared)
	return errors.Join(errs...)
}
