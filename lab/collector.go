package lab

import (
	"context"
	"errors"
	"maps"

	"github.com/teahouse-games/teahouse/game"
)

// collector takes the problems that are wanted from games of an engine against itself.
type collector struct {
	suite         Suite
	progress      Progress    // its Missing is left
	missing       map[int]int // by the number of turns, see Problem.turns
	seen          map[string]bool
	takenFromGame map[int]bool // from the present game
	// previous are the two positions of the present game that came before this one, once
	// somebody has put them there.
	previous [2]game.Table
	// classify says what a position is good for, looking so many turns ahead.
	classify func(ctx context.Context, g game.Table, longest int) (Problem, bool)
}

func newCollector(s Suite) *collector {
	left := maps.Clone(s.Wanted)
	return &collector{suite: s, progress: Progress{Missing: left}, missing: left, seen: map[string]bool{}}
}

// runGames calls play with the numbers of games and the options of each until all problems that
// are wanted have been taken, or nothing new was found for too long.
func (c *collector) runGames(play func(number int, options map[string]string) error) error {
	for number := 0; len(c.missing) > 0; number++ {
		if c.suite.StallLimit > 0 && c.progress.GamesSinceLast >= c.suite.StallLimit {
			return &StalledError{c.progress}
		}
		c.takenFromGame, c.previous = map[int]bool{}, [2]game.Table{}
		c.progress.Games++
		c.progress.GamesSinceLast++
		if err := play(number, c.suite.Options[number%len(c.suite.Options)]); err != nil && !errors.Is(err, errComplete) {
			return err
		}
	}
	return nil
}

// searchGames plays games and looks at their positions.
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

// countPosition counts a position that was looked at.
func (c *collector) countPosition() {
	c.progress.Positions++
	if c.suite.OnProgress != nil {
		c.suite.OnProgress(c.progress)
	}
}

const (
	usualWin = 3 // turns of both seats that every position is examined for while such wins are wanted
	longWin  = 5 // turns that are looked for two turns before a win in the usual number
)

// collectEndgames plays games, in turn by the sets of options, until it has found so many
// problems of each kind as are wanted, one of a kind from a game.
func collectEndgames(ctx context.Context, s Suite, classify func(context.Context, game.Table, int) (Problem, bool)) error {
	c := newCollector(s)
	c.classify = classify
	return c.searchGames(ctx, func(t SearchedPosition) error {
		err := c.examine(ctx, t.State, c.previous[0])
		c.previous = [2]game.Table{c.previous[1], t.State.Clone()}
		return err
	})
}

// errComplete ends the last game.
var errComplete = errors.New("all problems that were wanted have been found")

// examine looks at a position, and perhaps at an earlier one.
func (c *collector) examine(ctx context.Context, g, previous game.Table) error {
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

// wants reports whether a problem of so many turns is missing, and this position would do.
func (c *collector) wants(turns int, position string) bool {
	return c.missing[turns] > 0 && !c.takenFromGame[turns] && !c.seen[position]
}

func (c *collector) add(p Problem) error {
	kind := p.kind()
	if !c.wants(kind, p.Position) {
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
