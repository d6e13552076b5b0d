package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// postgresVariable has the DSN where no flag gives one.
var postgresVariable = environmentName("postgres")

// database is where the matches of a service are: in a folder or in PostgreSQL.
type database struct {
	folder string
	dsn    string // empty: in the folder
	name   string // of the database, for people; without a password
}

// folderDatabase returns the database in a folder.
func folderDatabase(folder string) database {
	return database{folder: folder, name: filepath.Join(folder, sqlite.FileName)}
}

// postgresDatabase returns the database of a DSN.
func postgresDatabase(dsn string) (database, error) {
	name, err := postgres.Describe(dsn)
	if err != nil {
		return database{}, callErrorf("%w", err)
	}
	return database{dsn: dsn, name: name}, nil
}

// databaseForms are the forms of --from and --to.
const databaseForms = "sqlite:FOLDER or postgres:DSN, e.g. sqlite:/var/lib/teahouse or postgres:postgres://teahouse@db1/teahouse"

// parseDatabase reads the value of --from or --to.
func parseDatabase(flag, text string) (database, error) {
	kind, rest, _ := strings.Cut(text, ":")
	switch {
	case kind == "sqlite" && rest != "":
		return folderDatabase(rest), nil
	case kind == "sqlite":
		folder, err := savegame.DefaultDir(os.Getenv)
		return folderDatabase(folder), err
	case kind == "postgres" && rest == "":
		if rest = os.Getenv(postgresVariable); rest == "" {
			return database{}, callErrorf("--%s: postgres: without a DSN is that of %s, which is not set", flag, postgresVariable)
		}
	case (kind == "postgres" || kind == "postgresql") && strings.HasPrefix(rest, "//"):
		rest = text
	case kind == "postgres":
	default:
		return database{}, callErrorf("--%s: %s names no database: want %s", flag, wording.QuoteShort(text), databaseForms)
	}
	d, err := postgresDatabase(rest)
	if err != nil {
		err = callErrorf("--%s: %w", flag, err)
	}
	return d, err
}

// source is a database that is read.
type source struct {
	store.CopySource
	store.Log
	store.PersonNames
	close   func() error
	missing int64                                 // how many of its last commits are lost
	key     func(context.Context) ([]byte, error) // that signs cookies; fs.ErrNotExist: there is none
}

// openReader opens the database for reading, also while the service runs.
func (d *database) openReader(ctx context.Context) (*source, error) {
	if d.dsn == "" {
		return d.sqliteSource(sqlite.OpenReader(ctx, d.name))
	}
	return postgresSource(postgres.OpenSnapshot(ctx, d.dsn, readerConfig))
}

// openSource opens the database for reading while no service uses it.
func (d *database) openSource(ctx context.Context) (*source, error) {
	var s *source
	var err error
	if d.dsn == "" {
		s, err = d.sqliteSource(sqlite.OpenSource(ctx, d.name))
	} else {
		s, err = postgresSource(postgres.OpenSource(ctx, d.dsn, readerConfig))
	}
	if errors.Is(err, store.ErrLocked) {
		err = fmt.Errorf("%w: stop the service first, so that nothing is played while its matches are copied", err)
	}
	return s, err
}

// readerConfig is that of what only reads: it acknowledges nothing.
var readerConfig = postgres.Config{Node: "reader", SingleDatabase: true}

func (d *database) sqliteSource(r *sqlite.Reader, err error) (*source, error) {
	if err != nil {
		return nil, err
	}
	return &source{CopySource: r, Log: r, PersonNames: r, close: r.Close, missing: r.Missing(), key: func(context.Context) ([]byte, error) {
		return identity.ReadKey(d.folder)
	}}, nil
}

func postgresSource(r *postgres.Snapshot, err error) (*source, error) {
	if err != nil {
		return nil, err
	}
	return &source{CopySource: r, Log: r, PersonNames: r, close: r.Close, key: func(ctx context.Context) ([]byte, error) {
		key, err := r.SecretByName(ctx, identity.SecretName)
		if errors.Is(err, store.ErrNotFound) {
			err = fs.ErrNotExist
		}
		return key, err
	}}, nil
}

// target is a database that is filled.
type target struct {
	store.CopyTarget
	close  func() error
	setKey func(ctx context.Context, key []byte) error // that signs cookies
}

// openTarget opens a database to fill it.
func (d *database) openTarget(ctx context.Context, singleDatabase bool) (*target, error) {
	if d.dsn == "" {
		s, err := sqlite.Open(ctx, d.name, sqlite.Config{Copying: true})
		if err != nil {
			return nil, err
		}
		return &target{s, s.Close, func(_ context.Context, key []byte) error { return identity.ReplaceKey(d.folder, key) }}, nil
	}
	s, err := postgres.Open(ctx, d.dsn, postgres.Config{Node: "copy", Lanes: 1, SingleDatabase: singleDatabase, Copying: true})
	if err != nil {
		return nil, err
	}
	return &target{s, s.Close, func(ctx context.Context, key []byte) error { return s.ReplaceSecret(ctx, identity.SecretName, key) }}, nil
}
