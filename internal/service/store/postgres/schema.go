package postgres

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrationLock is the number of the lock that a node holds while it migrates.
const migrationLock = 0x54454148 // "TEAH"

// formNumber is the number of the last migration that this program knows.
var formNumber = lastMigration()

// lastMigration returns the greatest number that the name of a migration begins with.
func lastMigration() (last int64) {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		panic(err) // the pattern is part of the program
	}
	for _, name := range names {
		digits, _, _ := strings.Cut(strings.TrimPrefix(name, "migrations/"), "_")
		n, err := strconv.ParseInt(digits, 10, 64)
		if err != nil {
			panic(fmt.Sprintf("the migration %s has no number", name))
		}
		last = max(last, n)
	}
	return last
}

// migrate brings the database to the form that this program knows, one node at a time. A newer form is
// left as it is; the error is that of a form that this program cannot use.
func (s *settings) migrate(ctx context.Context) (err error) {
	conn, err := s.connect(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close(context.WithoutCancel(ctx))) }() // which frees the lock
	if _, err := conn.Exec(ctx, "SELECT pg_advisory_lock($1)", migrationLock); err != nil {
		return err
	}
	current, err := currentForm(ctx, conn)
	if err != nil {
		return err
	}
	if current < formNumber {
		if err := s.runMigrations(ctx); err != nil {
			return err
		}
	}
	needs, err := query.New(conn).Needs(ctx)
	if err != nil {
		return err
	}
	if needs > formNumber {
		return newerError(needs)
	}
	return nil
}

// newerError is the error of a database whose form only a newer program knows.
func newerError(needs int64) error {
	return fmt.Errorf("a newer teahouse has changed it (form %d, this one knows %d): use that", needs, formNumber)
}

// currentForm returns the number of the last migration of the database, 0 if it has none.
func currentForm(ctx context.Context, conn *pgx.Conn) (form int64, err error) {
	var exists bool
	if err := conn.QueryRow(ctx, "SELECT to_regclass('goose_db_version') IS NOT NULL").Scan(&exists); err != nil || !exists {
		return 0, err
	}
	err = conn.QueryRow(ctx, "SELECT coalesce(max(version_id), 0) FROM goose_db_version WHERE is_applied").Scan(&form)
	return form, err
}

func (s *settings) runMigrations(ctx context.Context) (err error) {
	folder, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	db := stdlib.OpenDB(*s.reading(), stdlib.OptionBeforeConnect(func(_ context.Context, c *pgx.ConnConfig) error {
		s.protect(c)
		return nil
	}))
	defer func() { err = errors.Join(err, db.Close()) }()
	steps, err := goose.NewProvider(goose.DialectPostgres, db, folder)
	if err != nil {
		return err
	}
	_, err = steps.Up(ctx)
	return err
}
