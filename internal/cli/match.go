package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/game"
)

type matchCommand struct {
	Game     string        `arg:"" optional:"" help:"The game, e.g. ki-shogi."`
	One      string        `arg:"" optional:"" help:"A contender, e.g. level:5, level:8/10 (a tenth of its nodes), nodes:2000, greedy, script, random."`
	Other    string        `arg:"" optional:"" help:"The other one."`
	Option   []string      `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated."`
	Games    int           `default:"200" placeholder:"N" help:"How many games, two from each opening (${default})."`
	Parallel int           `default:"1" placeholder:"N" help:"How many at once (${default})."`
	Seed     uint64        `default:"1" placeholder:"N" help:"Where openings, luck and contenders take their chances from (${default})."`
	Drawn    *int          `name:"opening-turns" placeholder:"N" help:"Begin with so many turns drawn from the legal ones (4); with --openings, take so many of each."`
	Openings string        `placeholder:"FILE" help:"Begin with these: a line each of turns, of position and a position text, or of a record in JSON."`
	Cut      int           `default:"400" placeholder:"N" help:"Cut a game after so many turns; it counts as a draw (${default})."`
	Patience time.Duration `default:"5m" placeholder:"TIME" help:"How long a turn may take, beyond what a contender is told to think, before it loses (${default}); 0 for any time."`
	SPRT     string        `name:"sprt" placeholder:"ELO0,ELO1" help:"Stop when it is clear whether the first contender is better by ELO0 or by ELO1."`
	Out      string        `placeholder:"FILE" help:"Keep the games in this file."`
	Resume   string        `placeholder:"FILE" help:"Go on with the match in this file."`
	JSON     bool          `name:"json" help:"Print JSON for a program to read."`
}

// Help teaches by example.
func (*matchCommand) Help() string {
	return `Two contenders play each other in pairs of games: from the same opening, with seats changed. docs/engines.md says how to read what comes out.

Examples:

    teahouse match ki-shogi level:8/10 greedy --out match.ndjson
    teahouse match --resume match.ndjson
    teahouse match skud-pai-sho nodes:2000 nodes:1000 --games 1000 --sprt 0,20 --parallel 2`
}

// Run plays the match.
func (c *matchCommand) Run(s *session) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	settings, err := c.settings(s)
	if err != nil {
		return err
	}
	tally := arena.NewTally()
	keep := func(*arena.Played) error { return nil }
	switch {
	case c.Resume != "":
		journal, kept, played, err := arena.OpenJournal(c.Resume)
		if err != nil {
			return err
		}
		defer journal.Close() //nolint:errcheck // each game was synced
		for _, p := range played {
			tally.Add(p)
		}
		if c.Game == "" {
			settings = kept
		} else if differ := kept.Differ(settings); differ != "" {
			return callErrorf("the match in %s is another one: %s", c.Resume, differ)
		}
		keep = journal.Keep
	case c.Out != "":
		if _, err := arena.New(settings); err != nil {
			return callError{err}
		}
		journal, err := arena.CreateJournal(c.Out, settings)
		if err != nil {
			return err
		}
		defer journal.Close() //nolint:errcheck // each game was synced
		keep = journal.Keep
	}
	match, err := arena.New(settings)
	if err != nil {
		return callError{err}
	}
	progress := newMatchProgress(s.errs, match, tally.Games)
	err = match.Run(ctx, tally, c.Parallel, func(p *arena.Played) error {
		progress.fault(p)
		return keep(p)
	}, progress.tell)
	progress.clear()
	if err != nil && !errors.Is(err, arena.ErrStopped) {
		return err
	}
	summary := match.Summarize(tally)
	if c.JSON {
		if err := s.printJSON(summary); err != nil {
			return err
		}
	} else if err := summary.Write(s.out); err != nil {
		return err
	}
	if err != nil {
		return errInterrupted
	}
	return nil
}

// settings are those of the call.
func (c *matchCommand) settings(s *session) (arena.Settings, error) {
	if c.Game == "" {
		if c.Resume == "" {
			return arena.Settings{}, callErrorf("no game and no contenders: want e.g. teahouse match ki-shogi level:5 greedy")
		}
		return arena.Settings{}, nil
	}
	rules, err := s.find(c.Game)
	if err != nil {
		return arena.Settings{}, err
	}
	if c.Other == "" {
		return arena.Settings{}, callErrorf("want two contenders behind the game, e.g. level:5 greedy")
	}
	given, err := optionFlags(c.Option)
	if err != nil {
		return arena.Settings{}, err
	}
	options, err := rules.Resolve(given)
	if err != nil {
		return arena.Settings{}, callError{err}
	}
	settings := arena.Settings{
		Game: rules.Name, Options: options, Contenders: [2]string{c.One, c.Other},
		Games: c.Games, Seed: c.Seed, Turns: c.Cut, Patience: c.Patience.Seconds(),
	}
	if err := c.openings(rules, &settings); err != nil {
		return arena.Settings{}, err
	}
	if c.SPRT != "" {
		if settings.SPRT, err = readSPRT(c.SPRT); err != nil {
			return arena.Settings{}, err
		}
	}
	return settings, nil
}

// openings reads those of a file, or says how many turns are drawn.
func (c *matchCommand) openings(rules *game.Rules, settings *arena.Settings) error {
	if c.Drawn != nil && *c.Drawn < 0 {
		return callErrorf("--opening-turns %d: want 0 or more", *c.Drawn)
	}
	if c.Openings == "" {
		settings.Drawn = usualOpening
		if c.Drawn != nil {
			settings.Drawn = *c.Drawn
		}
		return nil
	}
	turns := -1
	if c.Drawn != nil {
		turns = *c.Drawn
	}
	text, err := os.ReadFile(c.Openings)
	if err != nil {
		return err
	}
	if settings.Openings, err = arena.ReadOpenings(text, rules, settings.Options, turns); err != nil {
		return fmt.Errorf("%s: %w", c.Openings, err)
	}
	return nil
}

// usualOpening is how many turns are drawn.
const usualOpening = 4

func readSPRT(text string) (*arena.SPRT, error) {
	low, high, ok := strings.Cut(text, ",")
	elo0, err0 := strconv.ParseFloat(low, 64)
	elo1, err1 := strconv.ParseFloat(high, 64)
	if !ok || err0 != nil || err1 != nil || elo0 >= elo1 {
		return nil, callErrorf("--sprt %s: want two differences of rating, the smaller one first, e.g. 0,20", game.Quote(text))
	}
	return &arena.SPRT{Elo0: elo0, Elo1: elo1}, nil
}
