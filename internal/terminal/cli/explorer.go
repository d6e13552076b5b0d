package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/openings"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// explorerCommand has the commands for the opening explorer.
type explorerCommand struct {
	Import importCommand `cmd:"" help:"Count the games of files in the opening explorer."`
	List   booksCommand  `cmd:"" help:"List how many games are counted in the opening explorer."`
}

type importCommand struct {
	databaseFlags
	Source string   `enum:"imported,self-play" default:"imported" help:"What the games are counted as: imported, or self-play for games of computers against each other."`
	From   string   `enum:"${forms}," default:"" placeholder:"FORM" help:"What is read: ${forms_text}. Not needed if the text shows it."`
	Game   string   `placeholder:"GAME" help:"The game, e.g. quaterno, if a text does not say it."`
	Option []string `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"An option of the game that a text does not have; may be repeated."`
	Files  []string `arg:"" name:"file" help:"The files to read, or - for standard input."`
}

// Help returns examples.
func (*importCommand) Help() string {
	return `Counts the games of files in the opening explorer of the service, apart from the matches that are played there. A file is a game in any of the forms that convert knows, or JSON with any number of games: records one after the other, the file of teahouse match, or what teahouse export prints. Each game is counted once, however often it is read. Games without a result, and those that do not begin at the usual beginning, are left out.

Every game is played through by the rules first. One that is wrong is left out and named on the standard error, and the exit code is 1 in the end.

A service with a folder must not be running. With PostgreSQL the nodes can go on.

Examples:

    teahouse explorer import games/*.txt
    teahouse explorer import --source self-play match.ndjson
    teahouse explorer import --data /var/lib/teahouse --from site --game skud-pai-sho game.txt`
}

// Run counts the games of files.
func (c *importCommand) Run(s *invocation) error {
	d, err := c.database()
	if err != nil {
		return err
	}
	options, err := optionFlags(c.Option)
	if err != nil {
		return err
	}
	return runUntilSignal(func(ctx context.Context) (err error) {
		opened, err := d.openProjected(ctx)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, opened.Close()) }()
		r := gameFiles{invocation: s, form: c.From, game: c.Game, options: options}
		r.into = openings.Importer{Store: opened, Source: store.ExplorerSource(c.Source)}
		err = r.readAll(ctx, c.Files)
		if flushed := r.into.Flush(context.WithoutCancel(ctx)); err == nil {
			err = flushed
		}
		s.out.printWrapped("%s counted in %s now, %s.", countText(r.into.Counted, "game is", "games are"), d.name, r.leftOut())
		if err == nil && r.wrong > 0 {
			err = fmt.Errorf("%s wrong and left out", countText(r.wrong, "game is", "games are"))
		}
		return err
	})
}

type booksCommand struct {
	databaseFlags
}

// Help returns examples.
func (*booksCommand) Help() string {
	return `Lists how many games are counted in the opening explorer, by where they come from, the game and its options. A service with a folder must not be running.

Examples:

    teahouse explorer list
    teahouse explorer list --postgres postgres://teahouse@db1,db2/teahouse`
}

// Run lists the books.
func (c *booksCommand) Run(s *invocation) error {
	d, err := c.database()
	if err != nil {
		return err
	}
	return runUntilSignal(func(ctx context.Context) (err error) {
		opened, err := d.openProjected(ctx)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, opened.Close()) }()
		books, err := opened.ExplorerBooks(ctx)
		if err != nil {
			return err
		}
		for _, b := range books {
			fmt.Fprintf(s.out, "%s\t%s\t%s\t%d\n", b.Source, b.Game, b.Options, b.Games)
		}
		return nil
	})
}
