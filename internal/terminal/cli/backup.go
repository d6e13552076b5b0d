package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

type backupCommand struct {
	File string `type:"file" arg:"" help:"The file to write. It is there whole or not at all."`
	dataFlag
	Force bool `help:"Replace the file if it is there already."`
}

// Help returns examples.
func (*backupCommand) Help() string {
	return `Copies the matches of the service to one file, while it runs or not: the copy is as all was at one moment. It is on the disk when the command ends, and every match of it was played through by the rules; those that are wrong are named on the standard error, and the exit code is then 1.

Examples:

    teahouse backup monday.db
    teahouse backup --force last.db
    teahouse backup --data /var/lib/teahouse /mnt/backup/monday.db
    teahouse restore monday.db`
}

// Run writes a backup.
func (c *backupCommand) Run(s *invocation) error {
	return runUntilSignal(func(ctx context.Context) error { return c.backup(ctx, s) })
}

func (c *backupCommand) backup(ctx context.Context, s *invocation) error {
	path, err := c.path()
	if err != nil {
		return err
	}
	var found store.Checked
	err = sqlite.Backup(ctx, path, c.File, c.Force, func(ctx context.Context, r *sqlite.Reader) (err error) {
		if found, _, err = s.check(ctx, r); err == nil && found.Wrong > 0 {
			err = wrongMatches(found)
		}
		return err
	})
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is there already: name another file, or add --force to replace it", c.File)
	}
	if err != nil {
		return err
	}
	s.out.printWrapped("%s has %s.", c.File, countText(found.Matches, "match", "matches"))
	s.withoutRules(found)
	return nil
}
