package cli

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// maxParallel limits parallel games, so that a typing error does not use all memory.
const maxParallel = 1000

// usualMatch are the default settings.
var usualMatch = arena.Settings{Games: 200, Seed: 1, Drawn: 4, Turns: 400, Patience: 300}

// settings returns the settings of the call, with others as defaults.
func (c *matchCommand) settings(s *invocation, settings arena.Settings) (arena.Settings, error) {
	if c.Game != "" {
		if c.Other == "" {
			return settings, callErrorf("want two contenders behind the game, e.g. level:5 greedy")
		}
		settings.Game, settings.Contenders = c.Game, [2]string{c.One, c.Other}
	}
	rules, err := s.gameByName(settings.Game)
	if err != nil {
		return settings, err
	}
	given, err := optionFlags(c.Option)
	if err != nil {
		return settings, err
	}
	if len(given) > 0 || settings.Options == nil {
		if settings.Options, err = rules.CompleteOptions(given); err != nil {
			return settings, callError{err}
		}
	}
	override(&settings.Games, c.Games)
	override(&settings.Seed, c.Seed)
	override(&settings.Turns, c.Cut)
	if c.Cut != nil && *c.Cut < 0 {
		return settings, callErrorf("--cut %d: want a number of turns, or 0 for never", *c.Cut)
	}
	if c.Parallel < 1 || c.Parallel > maxParallel {
		return settings, callErrorf("--parallel %d: want a number of games from 1 to %d", c.Parallel, maxParallel)
	}
	for _, n := range c.Within {
		if n < 1 {
			return settings, callErrorf("--within %d: want a number of turns, 1 or more", n)
		}
	}
	if c.Patience != nil {
		if *c.Patience < 0 {
			return settings, callErrorf("--patience %v: want a time, or 0 for any time", *c.Patience)
		}
		settings.Patience = c.Patience.Seconds()
	}
	if c.SPRT != "" {
		if settings.SPRT, err = readSPRT(c.SPRT); err != nil {
			return settings, err
		}
	}
	return settings, c.openings(rules, &settings)
}

// override sets the settings of the call.
func override[T any](setting *T, given *T) {
	if given != nil {
		*setting = *given
	}
}

// openings reads the openings of a file, or returns the number of random turns.
func (c *matchCommand) openings(rules *game.Rules, settings *arena.Settings) error {
	if c.Drawn != nil && *c.Drawn < 0 {
		return callErrorf("--opening-turns %d: want 0 or more", *c.Drawn)
	}
	if c.Openings == "" {
		override(&settings.Drawn, c.Drawn)
		return nil
	}
	settings.Drawn = -1
	override(&settings.Drawn, c.Drawn)
	text, err := os.ReadFile(c.Openings)
	if err != nil {
		return fmt.Errorf("the openings: %w", err)
	}
	if settings.Openings, err = arena.ReadOpenings(text, rules, settings.Options, settings.Drawn); err != nil {
		return fmt.Errorf("%s: %w", c.Openings, err)
	}
	settings.Drawn = 0
	return nil
}

func readSPRT(text string) (*arena.SPRT, error) {
	low, high, ok := strings.Cut(text, ",")
	elo0, err0 := strconv.ParseFloat(low, 64)
	elo1, err1 := strconv.ParseFloat(high, 64)
	if !ok || err0 != nil || err1 != nil || !(elo0 < elo1) || elo1-elo0 > 4000 {
		return nil, callErrorf("--sprt %s: want two differences of rating, the smaller one first, e.g. 0,20", wording.QuoteShort(text))
	}
	return &arena.SPRT{Elo0: elo0, Elo1: elo1}, nil
}
