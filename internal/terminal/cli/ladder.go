package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/teahouse-games/teahouse/arena"
)

type ladderCommand struct {
	Game  string   `arg:"" help:"The game, e.g. ki-shogi."`
	Rungs []string `arg:"" name:"contender" help:"The contenders, the weakest first; see teahouse match --help."`
	matchFlags
	Out string `name:"output" aliases:"out" type:"file" placeholder:"FOLDER" help:"Keep the games in this folder, a file for each step; what is there is gone on with."`
}

// Help returns examples.
func (*ladderCommand) Help() string {
	return `Each contender plays a match against the one before it. At the end stands what a step is worth in Elo, on the average. With nodes doubled from rung to rung that says whether more thought helps; with levels, whether they are in order.

Examples:

    teahouse ladder skud-pai-sho nodes:100 nodes:200 nodes:400 nodes:800 nodes:1600 nodes:3200
    teahouse ladder ki-shogi level:{1..8}/20 --games 100 --output levels`
}

// ladderJSON is the result for programs.
type ladderJSON struct {
	Steps []arena.MatchReport `json:"steps"` // matches of the stronger contender against the weaker one
	Step  *stepElo            `json:"step,omitempty"`
}

// stepElo is the Elo difference of a step with its 95% interval.
type stepElo struct {
	Elo  float64 `json:"elo"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Run plays the matches, one after the other.
func (c *ladderCommand) Run(s *invocation) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if _, err := s.gameByName(c.Game); err != nil {
		return err
	}
	if len(c.Rungs) < 2 {
		return callErrorf("want two contenders or more, the weakest first, each a word of its own, e.g. nodes:20 nodes:40")
	}
	if err := c.checkContenders(ctx, s); err != nil {
		return err
	}
	if c.Out != "" {
		if err := os.MkdirAll(c.Out, 0o755); err != nil {
			return err
		}
	}
	var ladder ladderJSON
	var pairs []arena.Pentanomial
	for i := range c.Rungs[1:] {
		summary, err := c.step(ctx, s, i)
		if err != nil {
			return err
		}
		ladder.Steps, pairs = append(ladder.Steps, summary), append(pairs, summary.Pentanomial)
		if !c.JSON {
			a, b := summary.Contenders[0], summary.Contenders[1]
			s.out.printf("%-16s over %-16s %-16s %s  Elo %s\n", a.Name, b.Name, a.GameCounts, summary.Score, summary.Rating())
		}
	}
	if elo, low, high, ok := arena.MeanEloStep(pairs); ok {
		ladder.Step = &stepElo{elo, low, high}
	}
	if c.JSON {
		return s.printJSON(ladder)
	}
	s.out.printf("Elo a step       %+.0f [%+.0f, %+.0f]\n", ladder.Step.Elo, ladder.Step.Low, ladder.Step.High)
	return nil
}

// checkContenders checks all rungs before the first match, as the last one may start hours later.
func (c *ladderCommand) checkContenders(ctx context.Context, s *invocation) error {
	for i := range c.Rungs[1:] {
		call := c.rungMatch(i)
		settings, err := call.settings(s, usualMatch)
		if err != nil {
			return err
		}
		m, err := call.match(settings)
		if err == nil {
			err = contenderError(m.CheckPrograms(ctx))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// rungMatch returns the match of a rung against the one below.
func (c *ladderCommand) rungMatch(i int) matchCommand {
	return matchCommand{Game: c.Game, One: c.Rungs[i+1], Other: c.Rungs[i], matchFlags: c.matchFlags}
}

// step plays the match of a rung against the one below.
func (c *ladderCommand) step(ctx context.Context, s *invocation, i int) (arena.MatchReport, error) {
	call := c.rungMatch(i)
	seed := usualMatch.Seed
	override(&seed, c.Seed)
	seed += uint64(i) // other openings, so that the steps are independent
	call.Seed = &seed
	if c.Out != "" {
		file := filepath.Join(c.Out, fmt.Sprintf("step%02d.ndjson", i+1))
		if info, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0 {
			call.Out = file
		} else {
			call.Resume = file
		}
	}
	m, err := call.open(ctx, s)
	if err != nil {
		return arena.MatchReport{}, err
	}
	if err := m.finish(ctx, c.Parallel); err != nil {
		if errors.Is(err, arena.ErrStopped) {
			err = errInterrupted
		}
		return arena.MatchReport{}, err
	}
	return m.Summarize(m.tally, c.Within...), nil
}
