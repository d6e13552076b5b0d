package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"

	"github.com/teahouse-games/teahouse/internal/store"
)

//go:embed migrations/*.sql
var migrations embed.FS

// application is what the header of the file says it belongs to: "TEAH".
const application = 0x54454148

// known is the number of the last migration, which the header of the file tells as well.
const known = 1

// inspect reports what is wrong with the database at a connection before anything is
// done with it, and whether it is a new one.
func inspect(ctx context.Context, db *sql.DB) (empty bool, err error) {
	var id, version, tables int
	for _, q := range []struct {
		text string
		into *int
	}{
		{"PRAGMA application_id", &id},
		{"PRAGMA user_version", &version},
		{"SELECT count(*) FROM sqlite_schema", &tables},
	} {
		if err := db.QueryRowContext(ctx, q.text).Scan(q.into); err != nil {
			return false, named(err)
		}
	}
	switch {
	case id == 0 && version == 0 && tables == 0:
		return true, nil
	case id != application:
		return false, errors.New("it is a database of another program")
	case version > known:
		return false, fmt.Errorf("a newer teahouse has written it (form %d, this one knows %d): use that", version, known)
	}
	return false, intact(ctx, db)
}

// intact reports damage.
func intact(ctx context.Context, db *sql.DB) error {
	var found string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&found); err != nil {
		return named(err)
	}
	if found != "ok" {
		return fmt.Errorf("%w: %s", store.ErrDamaged, found)
	}
	return nil
}

// migrate brings the database to the form that this program knows.
func migrate(ctx context.Context, db *sql.DB) error {
	folder, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	steps, err := goose.NewProvider(goose.DialectSQLite3, db, folder)
	if err != nil {
		return err
	}
	_, err = steps.Up(ctx)
	return named(err)
}
