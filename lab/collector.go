package lab

import (
	"context"
	"errors"
	"maps"

	"github.com/teahouse-games/teahouse/game"
)

// collector collects the missing problems from self-play games.
type collector struct {
	suite         Suite
	progress      Progress    // its Missing is the map missing
	missing       map[int]int // by the number of turns, see Problem.kind
	seen          map[string]bool
	takenFromGame map[int]bool // kinds taken from the present game
	// previous holds the two positions of the present game before this one, if the caller sets
	// them.
	previous [2]game.Game
	// classify returns a problem of a position, if it has one, looking that many turns ahead.
	classify func(ctx context.Context, g game.Game, longest int) (SuiteProblem, bool)
}

func newCollector(s Suite) *collector {
	left := maps.Clone(s.Wanted)
	return &collector{suite: s, progress: Progress{Missing: left}, missing: left, seen: map[string]bool{}}
}

// runGames calls play with the numbers and the options of games until all missing problems are
// found, or the suite has stalled.
func (c *collector) runGames(play func(number int, options map[string]string) error) error {
	for number := 0; len(c.missing) > 0; number++ {
		if c.suite.StallLimit > 0 && c.progress.GamesSinceLast >= c.suite.StallLimit {
			return &StalledError{c.progress}
		}
		c.takenFromGame, c.previous = map[int]bool{}, [2]game.Game{}
		c.progress.Games++
		c.progress.GamesSinceLast++
		if err := play(number, c.suite.Options[number%len(c.suite.Options)]); err != nil && !errors.Is(err, errComplete) {
			return err
		}
	}
	return nil
}

// searchGames plays games and calls visit for their positions.
func (c *collector) searchGames(ctx context.Context, visit func(SearchedPosition) error) error {
	return c.runGames(func(number int, options map[string]string) error {
		s := c.suite.Play
		s.Options = options
		_, err := s.Play(ctx, number, func(t SearchedPosition) error {
			err := visit(t)
			c.countPosition()
			return err
		})
		return err
	})
}

// countPosition counts a visited position.
func (c *collector) countPosition() {
	c.progress.Positions++
	if c.suite.OnProgress != nil {
		c.suite.OnProgress(c.progress)
	}
}

const (
	usualWin = 3 // turns of both seats that every position is searched for, while such wins are missing
	longWin  = 5 // turns that are searched two turns before a usual win
)

// collectEndgames plays games, with the sets of options in turn, until it has found the wanted
// number of problems of each kind, at most one of a kind from a game.
func collectEndgames(ctx context.Context, s Suite, classify func(context.Context, game.Game, int) (SuiteProblem, bool)) error {
	c := newCollector(s)
	c.classify = classify
	return c.searchGames(ctx, func(t SearchedPosition) error {
		err := c.examine(ctx, t.State, c.previous[0])
		c.previous = [2]game.Game{c.previous[1], game.Clone(t.State)}
		return err
	})
}

// errComplete ends the last game.
var errComplete = errors.New("all requested problems have been found")

// examine looks for a problem in a position, and perhaps in an earlier one.
func (c *collector) examine(ctx context.Context, g, previous game.Game) error {
	longest := 1
	if c.missing[usualWin]+c.missing[longWin] > 0 {
		longest = usualWin
	}
	p, ok := c.classify(ctx, g, longest)
	if err := ctx.Err(); err != nil || !ok {
		return err
	}
	if err := c.add(p); err != nil {
		return err
	}
	if p.Wins == usualWin && c.missing[longWin] > 0 && previous != nil && previous.ToMove() == g.ToMove() {
		p, ok := c.classify(ctx, previous, longWin)
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok && p.Wins == longWin {
			return c.add(p)
		}
	}
	return nil
}

// needs reports whether a problem of this kind is missing and this position may be used.
func (c *collector) needs(turns int, position string) bool {
	return c.missing[turns] > 0 && !c.takenFromGame[turns] && !c.seen[position]
}

func (c *collector) add(p SuiteProblem) error {
	kind := p.kind()
	if !c.needs(kind, p.Position) {
		return nil
	}
	c.seen[p.Position], c.takenFromGame[kind] = true, true
	if c.missing[kind]--; c.missing[kind] == 0 {
		delete(c.missing, kind)
	}
	c.progress.Found, c.progress.GamesSinceLast = c.progress.Found+1, 0
	if err := c.suite.OnProblem(p); err != nil {
		return err
	}
	if len(c.missing) == 0 {
		return errComplete
	}
	return nil
}
