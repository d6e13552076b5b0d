package lab

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// exhaustiveSolver looks at everything that can happen in the next turns of a game each turn of
// which is one move. It knows no history: a line that wins in the fewest turns repeats
// nothing, and a turn that saves by repetition is not looked for. As that may take minutes
// it comes to a hasty end with its context, and what it says is worth nothing then.
type exhaustiveSolver[P any, PP game.Position[P]] struct {
	canWin     func(*P) bool // whether the seat to move can win at once
	contextErr func() error  // says why to stop
	results    map[solverKey]bool
}

type solverKey struct {
	position uint64
	turns    int // odd: whether the seat to move wins within so many; even: whether it loses
}

func newExhaustiveSolver[P any, PP game.Position[P]](ctx context.Context, canWin func(*P) bool) *exhaustiveSolver[P, PP] {
	return &exhaustiveSolver[P, PP]{canWin: canWin, contextErr: ctx.Err, results: map[solverKey]bool{}}
}

// shortestWin is in how many turns the seat to move wins, 0 if not within so many.
func (f *exhaustiveSolver[P, PP]) shortestWin(p *P, within int) int {
	for n := 1; n <= within; n += 2 {
		if f.wins(p, n) {
			return n
		}
	}
	return 0
}

// wins reports whether the seat to move wins within so many turns, an odd number.
func (f *exhaustiveSolver[P, PP]) wins(p *P, turns int) bool {
	if turns < 3 {
		return turns == 1 && f.canWin(p)
	}
	if f.canWin(p) {
		return true
	}
	return f.memoize(p, turns, func() bool {
		return slices.ContainsFunc(PP(p).AppendMoves(nil), func(m game.Move) bool {
			q := *p
			PP(&q).Do(m)
			return f.loses(&q, turns-1)
		})
	})
}

// loses reports whether the seat to move loses within so many turns, an even number, or
// has lost.
func (f *exhaustiveSolver[P, PP]) loses(p *P, turns int) bool {
	if o := PP(p).Outcome(nil); o.Over() {
		return o.Winner == PP(p).ToMove().Opponent()
	}
	if turns < 2 || f.canWin(p) {
		return false
	}
	return f.memoize(p, turns, func() bool {
		return !slices.ContainsFunc(PP(p).AppendMoves(nil), func(m game.Move) bool { return !f.losesAfter(p, m, turns) })
	})
}

// losesAfter reports whether the seat to move loses within so many turns of which this is
// the first.
func (f *exhaustiveSolver[P, PP]) losesAfter(p *P, m game.Move, turns int) bool {
	q := *p
	PP(&q).Do(m)
	if o := PP(&q).Outcome(nil); o.Over() {
		return o.Winner == PP(p).ToMove().Opponent()
	}
	return f.wins(&q, turns-1)
}

func (f *exhaustiveSolver[P, PP]) memoize(p *P, turns int, solve func() bool) bool {
	key := solverKey{PP(p).Hash(), turns}
	known, ok := f.results[key]
	if !ok && f.contextErr() == nil {
		known = solve()
		f.results[key] = known
	}
	return known
}

// winningMoves returns the turns that win within so many.
func (f *exhaustiveSolver[P, PP]) winningMoves(p *P, turns int) []game.Move {
	return slices.DeleteFunc(PP(p).AppendMoves(nil), func(m game.Move) bool {
		q := *p
		PP(&q).Do(m)
		return !f.loses(&q, turns-1)
	})
}

// savingMoves returns the turns that do not lose within so many.
func (f *exhaustiveSolver[P, PP]) savingMoves(p *P, turns int) []game.Move {
	return slices.DeleteFunc(PP(p).AppendMoves(nil), func(m game.Move) bool { return f.losesAfter(p, m, turns) })
}

// winProblem writes down that the seat to move in g wins in so many turns; p is the position of g.
func (f *exhaustiveSolver[P, PP]) winProblem(g game.Table, p *P, turns int) Problem {
	problem := newProblem(g)
	problem.Wins = turns
	line, at := g.Clone(), *p
	for n := turns; n > 0 && f.contextErr() == nil; n-- {
		var m game.Move
		if n%2 == 1 {
			list := f.winningMoves(&at, n)
			if len(list) == 0 {
				break // it has ended meanwhile
			}
			m = list[0]
			if n == turns {
				problem.Only = len(list) == 1
			}
		} else {
			list := PP(&at).AppendMoves(nil)
			m = list[max(0, slices.IndexFunc(list, func(m game.Move) bool { return !f.losesAfter(&at, m, n-2) }))]
		}
		problem.Turns = append(problem.Turns, string(line.AppendMoveText(nil, m)))
		line.Do(m)
		PP(&at).Do(m)
	}
	return problem
}

// newProblem is the position of g as a problem without a solution.
func newProblem(g game.Table) Problem {
	p := Problem{Game: g.Rules().Name, Position: g.PositionText()}
	for _, o := range g.Rules().Options {
		if value := g.Options()[o.Name]; value != o.Default {
			if p.Options == nil {
				p.Options = map[string]string{}
			}
			p.Options[o.Name] = value
		}
	}
	return p
}

// classify says whether the seat to move wins within so many turns, or is saved by one turn
// alone from losing to the next.
func (f *exhaustiveSolver[P, PP]) classify(g game.Table, p *P, longest int) (Problem, bool) {
	if turns := f.shortestWin(p, longest); turns > 0 {
		return f.winProblem(g, p, turns), true
	}
	moves := f.savingMoves(p, 2)
	if len(moves) != 1 {
		return Problem{}, false
	}
	problem := newProblem(g)
	problem.Saves = 2
	problem.Turns = []string{string(g.AppendMoveText(nil, moves[0]))}
	return problem, len(PP(p).AppendMoves(nil)) > 1
}

// kind says which kind of problem this is: an odd number is for a win, an even one for a
// loss to be saved from.
func (p *Problem) kind() int { return p.Wins + p.Saves }

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
