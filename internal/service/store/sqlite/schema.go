package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/pressly/goose/v3"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

//go:embed migrations/*.sql
var migrations embed.FS

// applicationID marks the file as ours in its header: "TEAH".
const applicationID = 0x54454148

// hasCommits is the first form of the database that counts its commits.
const hasCommits = 2

// hasCopies is the first form of the database that records that it is being filled.
const hasCopies = 3

// schemaVersion is the number of the last migration, which is also in the header of the file.
var schemaVersion = lastMigration()

// lastMigration returns the greatest number that the name of a migration begins with.
func lastMigration() (last int) {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		panic(err) // the pattern is part of the program
	}
	for _, name := range names {
		digits, _, _ := strings.Cut(strings.TrimPrefix(name, "migrations/"), "_")
		n, err := strconv.Atoi(digits)
		if err != nil {
			panic(fmt.Sprintf("the migration %s has no number", name))
		}
		last = max(last, n)
	}
	return last
}

// found describes a database without reading all of it.
type found struct {
	empty   bool
	version int
	last    lastCommit // zero in the first form
	mode    string     // in which it can be read, see address
	copying bool       // it is the target of a copy that is not complete
}

// inspect reports mistakes in the database at a connection before it is used. It takes
// as long for a large database as for a small one: the rest is checked in the
// background, see checker.
func inspect(ctx context.Context, db *sql.DB) (is found, err error) {
	var id, tables int
	for _, q := range []struct {
		text string
		into *int
	}{
		{"PRAGMA application_id", &id},
		{"PRAGMA user_version", &is.version},
		// A program that was killed at its first start may have left goose's own table.
		{"SELECT count(*) FROM sqlite_schema WHERE tbl_name NOT IN ('goose_db_version', 'sqlite_sequence')", &tables},
	} {
		if err := db.QueryRowContext(ctx, q.text).Scan(q.into); err != nil {
			return is, storeError(err)
		}
	}
	switch {
	case id == 0 && is.version == 0 && tables == 0:
		is.empty = true
		return is, nil
	case id != applicationID:
		return is, errors.New("it is a database of another program")
	case is.version > schemaVersion:
		return is, fmt.Errorf("a newer teahouse has written it (form %d, this one knows %d): use that", is.version, schemaVersion)
	}
	if is.version >= hasCommits {
		if is.last, err = readLastCommit(ctx, db); err != nil {
			return is, err
		}
	}
	if is.version >= hasCopies {
		if _, is.copying, err = copying(ctx, query.New(db)); err != nil {
			return is, storeError(err)
		}
	}
	return is, tablesRead(ctx, db)
}

// tablesRead reads a row of each table.
func tablesRead(ctx context.Context, db *sql.DB) error {
	names, err := tables(ctx, db)
	if err != nil {
		return err
	}
	for _, name := range names {
		rows, err := db.QueryContext(ctx, "SELECT * FROM "+quoted(name)+" LIMIT 1")
		if err != nil {
			return storeError(err)
		}
		for rows.Next() {
		}
		if err := errors.Join(rows.Err(), rows.Close()); err != nil {
			return storeError(err)
		}
	}
	return nil
}

// tables returns the names of all tables.
func tables(ctx context.Context, db *sql.DB) (names []string, err error) {
	rows, err := db.QueryContext(ctx, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
	if err != nil {
		return nil, storeError(err)
	}
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		names = append(names, name)
	}
	return names, storeError(errors.Join(rows.Err(), rows.Close()))
}

// quoted returns a name as SQL has it.
func quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// checkIntegrity reports damage of the pages; it reads the whole database.
func checkIntegrity(ctx context.Context, db *sql.DB) error {
	var text string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&text); err != nil {
		return storeError(err)
	}
	if text != "ok" {
		return fmt.Errorf("%w: %s", store.ErrDamaged, text)
	}
	return nil
}

// migrate brings the database to the form that this program knows. It returns how many
// matches were given their checksums.
func migrate(ctx context.Context, db *sql.DB) (matches int, err error) {
	folder, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return 0, err
	}
	steps, err := goose.NewProvider(goose.DialectSQLite3, db, folder)
	if err != nil {
		return 0, err
	}
	if _, err = steps.Up(ctx); err != nil {
		return 0, storeError(err)
	}
	return fillChecksums(ctx, db)
}
