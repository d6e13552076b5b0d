package cli

import (
	"context"
	"errors"
	"fmt"
	"os/signal"
	"syscall"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/lab"
)

type suiteCommand struct {
	Game  string  `arg:"" help:"The game, e.g. ki-shogi."`
	Seed  uint64  `default:"7" placeholder:"N" help:"Where the games that are played for it take their chances from (${default})."`
	Share float64 `default:"1" placeholder:"X" help:"Make a part of it only, e.g. 0.1."`
	Nodes *uint64 `placeholder:"N" help:"Search so many nodes for problems in each position, instead of what the game's suite needs."`

	Puzzles string   `type:"file" placeholder:"FILE" help:"Mine puzzles for players into FILE instead, where exactly one turn wins or saves; go on if FILE is there."`
	Records []string `placeholder:"FILE" sep:"none" help:"With --puzzles: look in this record of a finished game first; may be repeated."`
	Threads int      `default:"1" placeholder:"N" help:"With --puzzles: how many games to play at the same time (${default})."`
}

// Help returns examples.
func (*suiteCommand) Help() string {
	return `Lets an engine play itself and prints positions that are won by force, with proof: JSON, one a line, as in the folders problems of the games. The same seed makes the same suite. It takes minutes and reports on standard error how far it is; Ctrl-C stops, and what has been printed by then holds. It gives up when many games in a row had nothing new.

With --puzzles it collects puzzles for players in a file, until it is stopped or has as many as the game shall have. It can be stopped at any time, also by kill: called again with the same file it goes on with the next game.

Examples:

    teahouse suite ki-shogi > ki-shogi-ends.jsonl
    teahouse suite ki-shogi --seed 8 --share 0.1
    teahouse suite ki-shogi --puzzles ki-shogi-puzzles.jsonl`
}

// maxShare is the largest factor for the size of a suite.
const maxShare = 100

// Run makes a suite.
func (c *suiteCommand) Run(s *invocation) error {
	if c.Puzzles != "" {
		return c.runPuzzles(s)
	}
	d, err := s.definitionWith(c.Game, func(d *definition.Definition) bool { return d.Suite != nil }, "there is no suite of %s; there is one of %s")
	if err != nil {
		return err
	}
	if len(c.Records) > 0 || c.Threads != 1 {
		return callErrorf("--records and --threads are for --puzzles FILE")
	}
	suite := d.Suite()
	if err := c.check(suite); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	for length, n := range suite.Wanted {
		suite.Wanted[length] = max(1, int(c.Share*float64(n)))
	}
	suite.Play.Seed = c.Seed
	usual := suite.Nodes
	if c.Nodes != nil {
		suite.Nodes = *c.Nodes
	}
	progress := newSuiteProgress(s.errs, suite)
	suite.OnProgress = progress.update
	out := s.out.strict() // a full disk ends it at the first line
	suite.OnProblem = func(p lab.SuiteProblem) error {
		progress.clear()
		return lab.WriteProblem(out, p)
	}
	err = suite.Make(ctx)
	progress.clear()
	nothing := (*lab.StalledError)(nil)
	switch {
	case ctx.Err() != nil:
		return errInterrupted // the problems so far were printed
	case errors.As(err, &nothing):
		return c.givenUp(nothing, usual)
	}
	return err
}

// check returns an error for wrong numbers in a call.
func (c *suiteCommand) check(suite lab.Suite) error {
	switch {
	case !(c.Share > 0 && c.Share <= maxShare):
		return callErrorf("--share %v: want more than 0 and at most %d, e.g. 0.1", c.Share, maxShare)
	case c.Nodes != nil && suite.Nodes == 0:
		return callErrorf("--nodes %d: for the suite of %s everything is looked at, and nodes are not counted; leave it out", *c.Nodes, c.Game)
	case c.Nodes != nil && *c.Nodes == 0:
		return callErrorf("--nodes 0: want 1 or more, or leave it out for the usual %d", suite.Nodes)
	}
	return nil
}

// givenUp returns a hint what to change to find more problems; usual is the default number of
// nodes.
func (c *suiteCommand) givenUp(err error, usual uint64) error {
	if c.Nodes == nil {
		return fmt.Errorf("%w. What has been printed holds; try another --seed than %d", err, c.Seed)
	}
	return fmt.Errorf("%w. What has been printed holds; more --nodes than %d find more (the usual are %d), or another --seed than %d", err, *c.Nodes, usual, c.Seed)
}
