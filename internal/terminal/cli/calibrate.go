package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/record"
)

type calibrateCommand struct {
	Game    string   `arg:"" help:"The game, e.g. quaterno."`
	Option  []string `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated."`
	Games   int      `default:"100" placeholder:"N" help:"How many games to play (${default})."`
	Nodes   uint64   `default:"1000" placeholder:"N" help:"How many nodes to search for each turn (${default})."`
	Seed    uint64   `default:"1" placeholder:"N" help:"Where the games take their chances from (${default})."`
	Opening int      `default:"8" placeholder:"N" help:"At most so many turns at the beginning of a game are random (${default})."`
	Cut     int      `default:"200" placeholder:"N" help:"A game of so many turns counts as drawn (${default})."`
	Every   int      `default:"5" placeholder:"N" help:"Search one of so many positions afresh, with the position after its best turn; 0 for none (${default})."`
	JSON    bool     `help:"Print one JSON object."`
	From    []string `sep:"none" placeholder:"FILE" help:"Play no games: sum up the positions of this file, which --samples has printed; may be repeated."`
	Samples bool     `help:"Print each position as JSON, one a line, instead of the tables."`
	SVG     string   `type:"file" placeholder:"FILE" help:"Draw the chances and the results as a picture too. A file that exists is replaced if it is such a picture."`
}

// Help returns examples.
func (*calibrateCommand) Help() string {
	return `Lets an engine play itself and compares the chances that it reported with how the games ended, and with the chances that it reports after its best turn. The same seed makes the same games. Ctrl-C stops and prints what there is.

Examples:

    teahouse calibrate quaterno --games 200
    teahouse calibrate balance-pai-sho -o matching=opposites --svg balance.svg
    teahouse calibrate ki-shogi --samples > one.jsonl
    teahouse calibrate ki-shogi --from one.jsonl --from two.jsonl`
}

// The largest arguments.
const (
	maxCalibrationGames = 100_000
	maxCalibrationCut   = 10_000
)

// Run plays the games.
func (c *calibrateCommand) Run(s *invocation) error {
	d, err := s.definitionWith(c.Game, func(d *definition.Definition) bool { return d.Engine != nil }, "there is no engine of %s; there is one of %s")
	if err != nil {
		return err
	}
	if err := c.check(); err != nil {
		return err
	}
	if err := c.checkSVG(); err != nil {
		return err
	}
	if len(c.From) > 0 {
		samples, err := c.readSamples()
		if err != nil {
			return err
		}
		return c.print(s, lab.SummarizeChances(samples, d.Engine.Calibration))
	}
	options, err := optionFlags(c.Option)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	settings := lab.ChanceSettings{
		Play: lab.SelfPlay{
			Rules: d.Rules, NewEngine: d.Engine.New, Options: options, Nodes: c.Nodes, Seed: c.Seed,
			MaxOpening: c.Opening, MaxTurns: c.Cut,
		},
		Calibration: d.Engine.Calibration, Games: c.Games, Every: c.Every,
	}
	var all []lab.ChanceSample
	lines := json.NewEncoder(s.out.strict())
	err = lab.MeasureChances(ctx, settings, func(samples []lab.ChanceSample) error {
		if !c.Samples {
			all = append(all, samples...)
			return nil
		}
		for i := range samples {
			if err := lines.Encode(&samples[i]); err != nil {
				return err
			}
		}
		return nil
	})
	interrupted := ctx.Err() != nil
	if err != nil && !interrupted {
		return err
	}
	if !c.Samples {
		if err := c.print(s, lab.SummarizeChances(all, d.Engine.Calibration)); err != nil {
			return err
		}
	}
	if interrupted {
		return errInterrupted
	}
	return nil
}

// readSamples reads the samples of the files. Games of different files have different numbers.
func (c *calibrateCommand) readSamples() (samples []lab.ChanceSample, err error) {
	for n, name := range c.From {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		read, err := lab.ReadChanceSamples(f)
		if err := errors.Join(err, f.Close()); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for i := range read {
			read[i].Game += n * maxCalibrationGames
		}
		samples = append(samples, read...)
	}
	return samples, nil
}

// check returns an error for wrong numbers in a call.
func (c *calibrateCommand) check() error {
	switch {
	case c.Games < 1 || c.Games > maxCalibrationGames:
		return callErrorf("--games %d: want 1 to %d", c.Games, maxCalibrationGames)
	case c.Nodes < 1:
		return callErrorf("--nodes 0: want 1 or more")
	case c.Opening < 2 || c.Opening > maxCalibrationCut:
		return callErrorf("--opening %d: want 2 to %d", c.Opening, maxCalibrationCut)
	case c.Cut < 1 || c.Cut > maxCalibrationCut:
		return callErrorf("--cut %d: want 1 to %d", c.Cut, maxCalibrationCut)
	case c.Every < 0:
		return callErrorf("--every %d: want 0 or more", c.Every)
	case c.Samples && len(c.From) > 0:
		return callErrorf("--from plays no games: leave out --samples")
	case c.Samples && (c.JSON || c.SVG != ""):
		return callErrorf("--samples prints the positions alone: leave out --json and --svg")
	}
	return nil
}

// print prints a report, and then draws it if the call says so.
func (c *calibrateCommand) print(s *invocation, r lab.ChanceReport) error {
	if c.JSON {
		if err := s.printJSON(r); err != nil {
			return err
		}
	} else {
		s.out.printf("%s", r.Text())
	}
	if c.SVG == "" {
		return nil
	}
	return record.WriteText(c.SVG, r.SVG())
}

// checkSVG returns an error if the picture cannot be written to its file, so that no games are
// played in vain.
func (c *calibrateCommand) checkSVG() error {
	if c.SVG == "" {
		return nil
	}
	folder := filepath.Dir(c.SVG)
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("cannot save %s: there is no folder %s", c.SVG, folder)
	}
	if err := mayReplacePicture(c.SVG, picture.SVG); err != nil {
		return fmt.Errorf("cannot save %s: %w", c.SVG, err)
	}
	return nil
}
