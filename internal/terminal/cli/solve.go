package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/lab"
)

type solveCommand struct {
	Game    string   `arg:"" help:"The game, e.g. ki-shogi."`
	Out     string   `name:"output" aliases:"out" type:"file" required:"" placeholder:"FOLDER" help:"Put the table into this folder; an unfinished table there is continued."`
	Option  []string `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated."`
	Cubes   []string `placeholder:"KIND,…" help:"Solve a smaller game, with these kinds of cube alone, e.g. Hi."`
	Threads int      `default:"1" placeholder:"N" help:"How many threads compute (${default})."`
	JSON    bool     `name:"json" help:"Print the result as JSON."`
}

// Help returns examples.
func (*solveCommand) Help() string {
	return `Computes the value of every position of a game: who wins with best play, and in how many turns. The table in the folder says it of each. Ki Shogi as it is usually played takes hours, 5 GB of memory and 6 GB of disk. It reports on standard error how far it is. Ctrl-C stops, and the same call goes on with the pass in which it was. After a crash it goes on from the last checkpoint, which it writes between passes, every ten minutes.

Examples:

    teahouse solve ki-shogi --output ki-shogi-table --threads 2
    teahouse solve ki-shogi --output small-table --cubes Hi -o field=5x5
    teahouse verify ki-shogi-table`
}

// solveSaveInterval is the time between two checkpoints.
const solveSaveInterval = 10 * time.Minute

// maxSolveThreads bounds the threads of a call.
const maxSolveThreads = 256

// Run solves a game.
func (c *solveCommand) Run(s *invocation) error {
	d, err := s.definitionWith(c.Game, func(d *definition.Definition) bool { return d.Solve != nil }, "%s is too large to be solved; what can be solved is %s")
	if err != nil {
		return err
	}
	if c.Threads < 1 || c.Threads > maxSolveThreads {
		return callErrorf("--threads %d: want 1 to %d", c.Threads, maxSolveThreads)
	}
	options, err := optionFlags(c.Option)
	if err != nil {
		return err
	}
	progress := newSolveProgress(s.errs)
	solution, err := untilSignal(func(ctx context.Context) (*lab.Solution, error) {
		defer progress.clear()
		return d.Solve(ctx, lab.SolveSettings{
			Options: options, Pieces: c.Cubes, Folder: c.Out, Threads: c.Threads, SaveEvery: solveSaveInterval,
			OnProgress: progress.update, OnPass: progress.finishPass,
		})
	})
	if err != nil {
		return err
	}
	if c.JSON {
		return s.printJSON(solution)
	}
	s.printSolution(solution)
	return nil
}

// printSolution prints what a table says.
func (s *invocation) printSolution(t *lab.Solution) {
	s.out.printf("value            %s for First\n", t.Start)
	for _, reply := range t.Replies {
		s.out.printf("                 %s: %s\n", reply.Turns, reply.Value)
	}
	s.out.printf("positions        %d with the player to move\n", t.Positions)
	percent := func(n uint64) float64 { return 100 * float64(n) / float64(max(1, t.Positions)) }
	s.out.printf("won              %d (%.2f%%), %d of them by perpetual check\n", t.Wins, percent(t.Wins), t.PerpetualWins)
	s.out.printf("lost             %d (%.2f%%), %d of them by perpetual check\n", t.Losses, percent(t.Losses), t.PerpetualLosses)
	s.out.printf("drawn            %d (%.2f%%)\n", t.Draws, percent(t.Draws))
	s.out.printf("longest win      %d turns\n", len(t.ByTurns)-1)
	for turns, n := range t.ByTurns {
		s.out.printf("%16d %d\n", turns, n)
	}
	s.out.printf("computed         %d passes, %d rounds of perpetual check, %s\n", len(t.Passes), t.Rounds,
		time.Duration(t.Seconds*float64(time.Second)).Round(time.Second))
	s.out.printf("table            %d bytes\n", t.Bytes)
}

type verifyCommand struct {
	Folder    string `arg:"" type:"file" help:"The folder with the table."`
	Positions uint64 `default:"10000000" placeholder:"N" help:"Look at so many positions, drawn at random, or at all of a table that has not more; 0 stands for all (${default})."`
	Lines     int    `default:"10000" placeholder:"N" help:"Play best turns of both sides to the end from so many positions, half of them those that take longest (${default})."`
	Seed      uint64 `default:"1" placeholder:"N" help:"Where the random positions come from (${default})."`
	JSON      bool   `name:"json" help:"Print the result as JSON."`
}

// Help returns examples.
func (*verifyCommand) Help() string {
	return `Verifies a table that teahouse solve has made, with the rules of the game, which share no code with the solver: a won position has a lost one a turn nearer to the end after one of the turns, a lost one has won ones after all turns, and best play ends as the table says. When it looks at all positions it also solves perpetual check again, in another way. Of a table that is not finished it verifies what is known. The exit code is 1 if something disagrees.

Examples:

    teahouse verify ki-shogi-table
    teahouse verify small-table --positions 0`
}

// Run verifies a table.
func (c *verifyCommand) Run(s *invocation) error {
	if c.Lines < 0 {
		return callErrorf("--lines %d: want a number of positions, 0 or more", c.Lines)
	}
	name, err := lab.SolvedGame(c.Folder)
	if err != nil {
		return err
	}
	d, ok := games.Definition(name)
	if !ok || d.VerifySolution == nil {
		return fmt.Errorf("%s has a table of %s, which this program cannot verify", c.Folder, wording.QuoteShort(name))
	}
	progress := newSolveProgress(s.errs)
	report, err := untilSignal(func(ctx context.Context) (*lab.Verification, error) {
		defer progress.clear()
		return d.VerifySolution(ctx, lab.VerifySettings{
			Folder: c.Folder, Positions: c.Positions, Lines: c.Lines, Seed: c.Seed, OnProgress: progress.updateVerifying,
		})
	})
	if err != nil {
		return err
	}
	if c.JSON {
		if err := s.printJSON(report); err != nil {
			return err
		}
	} else {
		s.printVerification(report)
	}
	if report.Disagreements > 0 {
		return errors.New("the table is wrong")
	}
	return nil
}

func (s *invocation) printVerification(report *lab.Verification) {
	of := "random positions"
	if report.Complete {
		of = "positions, which are all, with perpetual check solved again"
	}
	s.out.printf("%d %s; %d turns; %d lines of best play\n%d disagreements\n", report.Positions, of, report.Turns, report.Lines, report.Disagreements)
	if !report.Finished {
		s.out.printf("the table is not finished; what ends within %d turns was verified\n", report.KnownTurns)
	}
	if len(report.Examples) > 0 {
		s.out.printf("%s\n", strings.Join(report.Examples, "\n"))
	}
}
