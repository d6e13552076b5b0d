package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/store/sqlite"
)

type restoreCommand struct {
	File string `type:"file" arg:"" help:"What teahouse backup has written."`
	database
}

// Help teaches by example.
func (*restoreCommand) Help() string {
	return `Puts a backup in place of the matches of the service, which must not be running. First every match of the backup is played through; if something is wrong nothing is changed. The database that was there before is kept beside the new one.

Examples:

    teahouse restore monday.db
    teahouse restore --data /var/lib/teahouse /mnt/backup/monday.db`
}

// Run restores a backup.
func (c *restoreCommand) Run(s *session) error {
	return untilStopped(func(ctx context.Context) error { return c.restore(ctx, s) })
}

func (c *restoreCommand) restore(ctx context.Context, s *session) error {
	path, err := c.path()
	if err != nil {
		return err
	}
	matches := 0
	kept, err := sqlite.Restore(ctx, c.File, path, func(ctx context.Context, r *sqlite.Reader) (err error) {
		matches, err = s.checked(ctx, r)
		return err
	})
	if errors.Is(err, store.ErrLocked) {
		return fmt.Errorf("%w: end the service before its matches are replaced", err)
	}
	if err != nil {
		return err
	}
	s.out.say("%s has %s from %s.", path, counted(matches, "match", "matches"), c.File)
	if kept != "" {
		s.out.say("What was there before is kept as %s.", kept)
	}
	return nil
}
