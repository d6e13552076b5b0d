package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/teahouse-games/teahouse/internal/shelf"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/store/sqlite"
)

// database is the flag that says where the matches of a service are.
type database struct {
	Data string `type:"file" placeholder:"FOLDER" help:"The folder in which the service keeps its database; else TEAHOUSE_DATA or the usual folder for data."`
}

// path is where the database is.
func (d *database) path() (string, error) {
	folder, err := d.Data, error(nil)
	if folder == "" {
		folder, err = shelf.Folder(os.Getenv)
	}
	return filepath.Join(folder, sqlite.File), err
}

// untilStopped does something until it is done, or until a person or the system wants
// the program to end; what fails after that was interrupted.
func untilStopped(do func(ctx context.Context) error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err := do(ctx)
	if err != nil && ctx.Err() != nil {
		return errInterrupted
	}
	return err
}

// checked makes every match again from its events and returns how many there are, or
// what is wrong with the first that is wrong.
func (s *session) checked(ctx context.Context, r *sqlite.Reader) (matches int, err error) {
	bad := 0
	var first error
	matches, err = store.Check(ctx, r, s.Games, func(_ string, err error) {
		if bad++; first == nil {
			first = err
		}
	})
	if err == nil && bad > 0 {
		err = fmt.Errorf("%s of %d cannot be trusted; the first: %w", counted(bad, "match", "matches"), matches, first)
	}
	return matches, err
}

// counted is a number of things in words.
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
