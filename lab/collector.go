package lab

import (
	"context"
	"errors"
	"maps"

	"github.com/teahouse-games/teahouse/game"
)

// Collector collects the missing problems from self-play games.
type Collector struct {
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

// NewCollector returns a collector of the problems that the suite wants.
func NewCollector(s Suite) *Collector {
	left := maps.Clone(s.Wanted)
	return &Collector{suite: s, progress: Progress{Missing: left}, missing: left, seen: map[string]bool{}}
}

// Missing returns how many problems are missing, by number of turns as in Suite.Wanted; do not
// modify it.
func (c *Collector) Missing() map[int]int { return c.missing }

// RunGames calls play with the numbers and the options of games until all missing problems are
// found, or the suite has stalled.
func (c *Collector) RunGames(play func(number int, options map[string]string) error) error {
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

// SearchGames plays games and calls visit for their positions.
func (c *Collector) SearchGames(ctx context.Context, visit func(SearchedPosition) error) error {
	return c.RunGames(func(number int, options map[string]string) error {
		s := c.suite.Play
		s.Options = options
		_, err := s.Play(ctx, number, func(t SearchedPosition) error {
			err := visit(t)
			c.CountPosition()
			return err
		})
		return err
	})
}

// CountPosition counts a visited position.
func (c *Collector) CountPosition() {
	c.progress.Positions++
	if c.suite.OnProgress != nil {
		c.suite.OnProgress(c.progress)
	}
}

// Turns that are searched for wins.
const (
	UsualWin = 3 // turns of both seats that every position is searched for, while such wins are missing
	LongWin  = 5 // turns that are searched two turns before a usual win
)

// CollectEndgames plays games, with the sets of options in turn, until it has found the wanted
// number of problems of each kind, at most one of a kind from a game.
func CollectEndgames(ctx context.Context, s Suite, classify func(context.Context, game.Game, int) (SuiteProblem, bool)) error {
	c := NewCollector(s)
	c.classify = classify
	return c.SearchGames(ctx, func(t SearchedPosition) error {
		err := c.examine(ctx, t.State, c.previous[0])
		c.previous = [2]game.Game{c.previous[1], game.Clone(t.State)}
		return err
	})
}

// errComplete ends the last game.
var errComplete = errors.New("all requested problems have been found")

// examine looks for a problem in a position, and perhaps in an earlier one.
func (c *Collector) examine(ctx context.Context, g, previous game.Game) error {
	longest := 1
	if c.missing[UsualWin]+c.missing[LongWin] > 0 {
		longest = UsualWin
	}
	p, ok := c.classify(ctx, g, longest)
	if err := ctx.Err(); err != nil || !ok {
		return err
	}
	if err := c.Add(p); err != nil {
		return err
	}
	if p.Wins == UsualWin && c.missing[LongWin] > 0 && previous != nil && previous.ToMove() == g.ToMove() {
		p, ok := c.classify(ctx, previous, LongWin)
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok && p.Wins == LongWin {
			return c.Add(p)
		}
	}
	return nil
}

// Needs reports whether a problem of this kind is missing and this position may be used.
func (c *Collector) Needs(turns int, position string) bool {
	return c.missing[turns] > 0 && !c.takenFromGame[turns] && !c.seen[position]
}

// Add reports a problem, unless none of its kind is missing.
func (c *Collector) Add(p SuiteProblem) error {
	kind := p.Kind()
	if !c.Needs(kind, p.Position) {
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
