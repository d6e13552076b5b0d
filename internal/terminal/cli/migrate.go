package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/transfer"
)

type migrateCommand struct {
	From           string `required:"" placeholder:"DATABASE" help:"Where the matches are: sqlite:FOLDER or postgres:DSN."`
	To             string `required:"" placeholder:"DATABASE" help:"Where they are to be: sqlite:FOLDER or postgres:DSN. It must be empty."`
	SkipBad        string `type:"file" name:"skip-bad" placeholder:"FILE" help:"Leave out the matches that are wrong, and write them to this file: one JSON object a line, with what is wrong, the events and the chat."`
	SingleDatabase bool   `help:"Write to PostgreSQL although it has no synchronous standby."`
}

// Help returns examples.
func (*migrateCommand) Help() string {
	return `Copies a whole service from one database to another: matches with their chat, people, invitations, accounts, results of rated matches, the answers to commands, and the key of the cookies. The service must not be running; the source stays as it is. Every match is played through by the rules first; if one is wrong it is named and the command ends, unless --skip-bad says where to put it. In the end all that is in the target is compared with the source, and only then a service can use it.

If the command is ended, at any moment and in any way, the same call goes on where it was.

sqlite: alone is the usual folder for data, or that in TEAHOUSE_DATA; postgres: alone is the database in TEAHOUSE_POSTGRES, which keeps a password out of the list of processes. docs/operating.md has all steps.

Examples:

    teahouse migrate --from sqlite:/var/lib/teahouse --to postgres:postgres://teahouse@db1,db2/teahouse
    teahouse migrate --from sqlite: --to postgres:
    teahouse migrate --from postgres: --to sqlite:/var/lib/teahouse
    teahouse migrate --from sqlite: --to postgres: --skip-bad wrong.ndjson`
}

// Run copies a service.
func (c *migrateCommand) Run(s *invocation) error {
	from, err := parseDatabase("from", c.From)
	if err != nil {
		return err
	}
	to, err := parseDatabase("to", c.To)
	if err != nil {
		return err
	}
	if from == to {
		return callErrorf("--from and --to are the same database")
	}
	err = runUntilSignal(func(ctx context.Context) error {
		f := filling{from: from, to: to, open: from.openSource, skipBad: c.SkipBad, singleDatabase: c.SingleDatabase, withKey: true}
		if from.dsn != "" { // a folder is locked
			f.unchanged = from.openSource
		}
		return s.fill(ctx, f)
	})
	if errors.Is(err, errInterrupted) {
		err = fmt.Errorf("%w: %s is not complete, and the same call goes on with it", err, to.name)
	}
	return err
}

// filling is how a database is filled from another one.
type filling struct {
	from, to database
	open     func(context.Context) (*source, error)
	// unchanged opens the source again, to see whether it was used meanwhile; nil: it cannot have been.
	unchanged      func(context.Context) (*source, error)
	skipBad        string
	singleDatabase bool
	withKey        bool // with the key that signs cookies
}

// fill copies all of a database to an empty one, or goes on with that.
func (s *invocation) fill(ctx context.Context, f filling) (err error) {
	from, err := f.open(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.close()) }()
	to, err := f.to.openTarget(ctx, f.singleDatabase)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, to.close()) }()
	aside := newAsideFile(f.skipBad)
	defer func() { err = errors.Join(err, aside.close()) }()
	progress := newCopyProgress(s.errs)
	config := transfer.Config{
		From: from, To: to, Games: s.Games, Progress: progress.update,
		BeforeFinish: func(ctx context.Context) error {
			if f.withKey {
				if err := copyKey(ctx, from, to); err != nil {
					return err
				}
			}
			if err := f.checkUnchanged(ctx, from); err != nil {
				return err
			}
			return aside.publish()
		},
	}
	if f.skipBad != "" {
		config.LeftOut = aside.write
	}
	result, err := transfer.Run(ctx, config)
	progress.clear()
	if err != nil {
		return f.explain(ctx, err)
	}
	f.report(s, result)
	return nil
}

// copyKey copies the key that signs cookies, if there is one.
func copyKey(ctx context.Context, from *source, to *target) error {
	key, err := from.key(ctx)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return to.setKey(ctx, key)
}

// checkUnchanged returns an error if a service has used the source meanwhile.
func (f *filling) checkUnchanged(ctx context.Context, from *source) (err error) {
	if f.unchanged == nil {
		return nil
	}
	again, err := f.unchanged(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, again.close()) }()
	before, err := from.Contents(ctx)
	if err != nil {
		return err
	}
	now, err := again.Contents(ctx)
	if err == nil && now != before {
		err = fmt.Errorf("a service has used %s while it was copied: stop it, empty %s and begin again", f.from.name, f.to.name)
	}
	return err
}

// explain adds to an error what to do.
func (f *filling) explain(ctx context.Context, err error) error {
	switch {
	case ctx.Err() != nil:
		return err
	case errors.As(err, new(*transfer.DamagedError)):
		return fmt.Errorf("%w\n%s is not complete. With --skip-bad FILE the copy goes on without the matches that are wrong", err, f.to.name)
	case errors.Is(err, store.ErrNotEmpty):
		return fmt.Errorf("%s: %w: name an empty database", f.to.name, err)
	case errors.Is(err, store.ErrConflict):
		return fmt.Errorf("%s: %w: does another teahouse fill it too?", f.to.name, err)
	}
	return err
}

// report prints what was copied.
func (f *filling) report(s *invocation, r transfer.CopyResult) {
	s.out.printWrapped("%s has %s, %s, %s and %s from %s.", f.to.name, countText(int(r.Contents.Matches-r.LeftOut), "match", "matches"),
		countText(int(r.Contents.People), "person", "people"), countText(int(r.Contents.Invitations), "invitation", "invitations"),
		countText(int(r.Contents.Accounts), "account", "accounts"), f.from.name)
	if r.Resumed {
		s.out.printWrapped("A part was copied by an earlier call.")
	}
	if r.LeftOut > 0 {
		s.out.printWrapped("%s left out, with the invitations to it: see %s.", countText(int(r.LeftOut), "match was", "matches were"), f.skipBad)
	}
	s.withoutRules(store.Checked{WithoutRules: int(r.WithoutRules)})
}
