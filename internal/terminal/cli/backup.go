package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/store/transfer"
)

type backupCommand struct {
	File string `type:"file" arg:"" help:"The file to write. It is there whole or not at all."`
	databaseFlags
	Force bool `help:"Replace the file if it is there already."`
}

// Help returns examples.
func (*backupCommand) Help() string {
	return `Copies the matches of the service to one file, while it runs or not: the copy is as all was at one moment. The file is the same for a service in a folder and for one in PostgreSQL, and can be restored to both. It does not have the key of the cookies. It is on the disk when the command ends, and every match of it was played through by the rules; those that are wrong are named on the standard error, and the exit code is then 1.

Examples:

    teahouse backup monday.db
    teahouse backup --force last.db
    teahouse backup --data /var/lib/teahouse /mnt/backup/monday.db
    teahouse backup --postgres postgres://teahouse@db1,db2/teahouse monday.db
    teahouse restore monday.db`
}

// Run writes a backup.
func (c *backupCommand) Run(s *invocation) error {
	return runUntilSignal(func(ctx context.Context) error { return c.backup(ctx, s) })
}

func (c *backupCommand) backup(ctx context.Context, s *invocation) error {
	d, err := c.database()
	if err != nil {
		return err
	}
	var found store.Checked
	check := func(ctx context.Context, r *sqlite.Reader) (err error) {
		if found, _, err = s.check(ctx, r); err == nil && found.Wrong > 0 {
			err = wrongMatches(found)
		}
		return err
	}
	if d.dsn == "" {
		err = sqlite.Backup(ctx, d.name, c.File, c.Force, check)
	} else {
		err = sqlite.WriteBackup(ctx, c.File, c.Force, func(ctx context.Context, to *sqlite.Store) error { return s.fillBackup(ctx, d, to) }, check)
	}
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

// fillBackup copies a database to a new one, with the matches as they are: they are checked there.
func (s *invocation) fillBackup(ctx context.Context, d database, to *sqlite.Store) error {
	from, err := d.openReader(ctx)
	if err != nil {
		return err
	}
	progress := newCopyProgress(s.errs)
	_, err = transfer.Run(ctx, transfer.Config{From: from, To: to, Games: s.Games, Unverified: true, Progress: progress.update})
	progress.clear()
	return errors.Join(err, from.close())
}
