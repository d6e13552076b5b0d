package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
)

// dataFlag is the flag for the data folder of a service.
type dataFlag struct {
	Data string `type:"file" placeholder:"FOLDER" help:"The folder in which the service keeps its database; else TEAHOUSE_DATA or the usual folder for data."`
}

// path returns the path of the database.
func (d *dataFlag) path() (string, error) {
	folder, err := d.Data, error(nil)
	if folder == "" {
		folder, err = savegame.DefaultDir(os.Getenv)
	}
	return filepath.Join(folder, sqlite.FileName), err
}

// databaseFlags are the flags for the database of a service.
type databaseFlags struct {
	dataFlag
	Postgres string `type:"dsn" placeholder:"DSN" help:"The PostgreSQL database of the service, if it is not in a folder; else TEAHOUSE_POSTGRES, unless --data is given."`
}

// database returns the database that the flags or the environment name.
func (d *databaseFlags) database() (database, error) {
	dsn := d.Postgres
	switch {
	case dsn != "" && d.Data != "":
		return database{}, callErrorf("--data and --postgres: matches are in a folder or in PostgreSQL: choose one")
	case dsn == "" && d.Data == "":
		dsn = os.Getenv(postgresVariable)
	}
	if dsn == "" {
		path, err := d.path()
		return folderDatabase(filepath.Dir(path)), err
	}
	return postgresDatabase(dsn)
}

// runUntilSignal runs a function and cancels it on a stop signal. An error after that is an
// interrupt.
func runUntilSignal(do func(ctx context.Context) error) error {
	_, err := untilSignal(func(ctx context.Context) (struct{}, error) { return struct{}{}, do(ctx) })
	return err
}

// untilSignal is runUntilSignal of a function with a result.
func untilSignal[T any](do func(ctx context.Context) (T, error)) (T, error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	result, err := do(ctx)
	if err != nil && ctx.Err() != nil {
		return result, errInterrupted
	}
	return result, err
}

// listed is the number of wrong matches that are named.
const listed = 20

// bad is a damaged match.
type bad struct {
	match string
	err   error
}

// check verifies every match and names damaged ones on the standard error.
func (s *invocation) check(ctx context.Context, r store.Log) (store.Checked, []bad, error) {
	var wrong []bad
	found, err := store.Check(ctx, r, s.Games, func(match string, err error) { wrong = append(wrong, bad{match, err}) })
	for i, b := range wrong {
		if i == listed {
			fmt.Fprintf(s.errs, "teahouse: and %d more\n", len(wrong)-listed)
			break
		}
		fmt.Fprintf(s.errs, "teahouse: %v\n", b.err)
	}
	return found, wrong, err
}

// wrongMatches returns the error about damaged matches.
func wrongMatches(found store.Checked) error {
	return fmt.Errorf("%d of %s wrong", found.Wrong, countText(found.Matches, "match is", "matches are"))
}

// withoutRules returns a note about the matches that could not be checked by the rules.
func (s *invocation) withoutRules(found store.Checked) {
	if n := found.WithoutRules; n > 0 {
		s.out.printWrapped("%s begun under rules that have changed since: all but the legality of the turns was checked there.", countText(n, "match was", "matches were"))
	}
}

// countText returns a number with its noun.
func countText(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
