package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

type restoreCommand struct {
	File string `type:"file" arg:"" help:"What teahouse backup has written."`
	databaseFlags
	SkipBad string `type:"file" name:"skip-bad" placeholder:"FILE" help:"Leave out the matches that are wrong, and write them to this file: one JSON object a line, with what is wrong, the events and the chat."`

	SingleDatabase bool `help:"Write to PostgreSQL although it has no synchronous standby."`
}

// Help returns examples.
func (*restoreCommand) Help() string {
	return `Puts a backup in place of the matches of the service, which must not be running. First every match of the backup is played through by the rules; if one is wrong it is named and nothing is changed, unless --skip-bad says where to put it. Of a match that was begun under rules that have changed since, all but the legality of the turns is checked. The database that was there before is kept beside the new one.

With --postgres the database must be empty, and the nodes must not run: make a new one, and let the nodes use that. If such a call is ended, the same call goes on where it was.

Examples:

    teahouse restore monday.db
    teahouse restore --skip-bad wrong.ndjson monday.db
    teahouse restore --data /var/lib/teahouse /mnt/backup/monday.db
    teahouse restore --postgres postgres://teahouse@db1,db2/teahouse2 monday.db`
}

// Run restores a backup.
func (c *restoreCommand) Run(s *invocation) error {
	return runUntilSignal(func(ctx context.Context) error { return c.restore(ctx, s) })
}

func (c *restoreCommand) restore(ctx context.Context, s *invocation) error {
	d, err := c.database()
	if err != nil {
		return err
	}
	if d.dsn != "" {
		return c.restoreToPostgres(ctx, s, d)
	}
	path := d.name
	var found store.Checked
	written := false // the file of the matches that are left out
	kept, err := sqlite.Restore(ctx, c.File, path, func(ctx context.Context, r *sqlite.Reader) (leaveOut []string, err error) {
		var wrong []bad
		if found, wrong, err = s.check(ctx, r); err != nil || len(wrong) == 0 {
			return nil, err
		}
		if c.SkipBad == "" {
			return nil, fmt.Errorf("%w. Nothing was changed; with --skip-bad FILE the others are restored", wrongMatches(found))
		}
		for _, b := range wrong {
			leaveOut = append(leaveOut, b.match)
		}
		if err := writeAside(ctx, r, wrong, c.SkipBad); err != nil {
			return nil, err
		}
		written = true
		return leaveOut, nil
	})
	if err != nil && written {
		err = errors.Join(err, os.Remove(c.SkipBad)) // the same call can be made again: the backup has these matches still
	}
	if errors.Is(err, store.ErrLocked) {
		return fmt.Errorf("%w: end the service before its matches are replaced", err)
	}
	if err != nil {
		return err
	}
	s.out.printWrapped("%s has %s from %s.", path, countText(found.Matches-found.Wrong, "match", "matches"), c.File)
	if found.Wrong > 0 {
		s.out.printWrapped("%s left out: see %s.", countText(found.Wrong, "match was", "matches were"), c.SkipBad)
	}
	s.withoutRules(found)
	if kept != "" {
		s.out.printWrapped("What was there before is kept as %s.", kept)
	}
	return nil
}

// restoreToPostgres copies a backup to an empty database.
func (c *restoreCommand) restoreToPostgres(ctx context.Context, s *invocation, to database) error {
	from := database{name: c.File}
	return s.fill(ctx, filling{
		from: from, to: to, skipBad: c.SkipBad, singleDatabase: c.SingleDatabase, unchanged: from.openReader,
		open: func(ctx context.Context) (*source, error) {
			r, err := from.openReader(ctx)
			if err == nil && r.missing > 0 {
				err = errors.Join(fmt.Errorf("database %s: %w: %s missing", c.File, store.ErrDamaged, sqlite.LastCommits(r.missing)), r.close())
			}
			return r, err
		},
	})
}

// aside is a match that was left out.
type aside struct {
	Match string `json:"match"`
	Error string `json:"error"`
	sqlite.Raw
}

// writeAside writes damaged matches to a new file and syncs it.
func writeAside(ctx context.Context, r *sqlite.Reader, wrong []bad, name string) error {
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is there already: name another file for --skip-bad", name)
	}
	if err != nil {
		return err
	}
	for _, b := range wrong {
		raw, err := r.Raw(ctx, b.match)
		if err == nil {
			err = json.NewEncoder(f).Encode(aside{b.match, b.err.Error(), raw})
		}
		if err != nil {
			return errors.Join(err, f.Close(), os.Remove(name))
		}
	}
	return errors.Join(f.Sync(), f.Close())
}
