package lab

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// forced looks at everything that can happen in the next turns of a game each turn of
// which is one move. It knows no history: a line that wins in the fewest turns repeats
// nothing, and a turn that saves by repetition is not looked for. As that may take minutes
// it comes to a hasty end with its context, and what it says is worth nothing then.
type forced[P any, PP game.Position[P]] struct {
	canWin func(*P) bool // whether the seat to move can win at once
	ended  func() error  // says why to stop
	known  map[forcedKey]bool
}

type forcedKey struct {
	position uint64
	turns    int // odd: whether the seat to move wins within so many; even: whether it loses
}

func newForced[P any, PP game.Position[P]](ctx context.Context, canWin func(*P) bool) *forced[P, PP] {
	return &forced[P, PP]{canWin: canWin, ended: ctx.Err, known: map[forcedKey]bool{}}
}

// shortest is in how many turns the seat to move wins, 0 if not within so many.
func (f *forced[P, PP]) shortest(p *P, within int) int {
	for n := 1; n <= within; n += 2 {
		if f.wins(p, n) {
			return n
		}
	}
	return 0
}

// wins reports whether the seat to move wins within so many turns, an odd number.
func (f *forced[P, PP]) wins(p *P, turns int) bool {
	if turns < 3 {
		return turns == 1 && f.canWin(p)
	}
	if f.canWin(p) {
		return true
	}
	return f.remember(p, turns, func() bool {
		return slices.ContainsFunc(PP(p).AppendMoves(nil), func(m game.Move) bool {
			q := *p
			PP(&q).Do(m)
			return f.loses(&q, turns-1)
		})
	})
}

// loses reports whether the seat to move loses within so many turns, an even number, or
// has lost.
func (f *forced[P, PP]) loses(p *P, turns int) bool {
	if o := PP(p).Outcome(nil); o.Over() {
		return o.Winner == PP(p).ToMove().Opponent()
	}
	if turns < 2 || f.canWin(p) {
		return false
	}
	return f.remember(p, turns, func() bool {
		return !slices.ContainsFunc(PP(p).AppendMoves(nil), func(m game.Move) bool { return !f.losesBy(p, m, turns) })
	})
}

// losesBy reports whether the seat to move loses within so many turns of which this is
// the first.
func (f *forced[P, PP]) losesBy(p *P, m game.Move, turns int) bool {
	q := *p
	PP(&q).Do(m)
	if o := PP(&q).Outcome(nil); o.Over() {
		return o.Winner == PP(p).ToMove().Opponent()
	}
	return f.wins(&q, turns-1)
}

func (f *forced[P, PP]) remember(p *P, turns int, look func() bool) bool {
	key := forcedKey{PP(p).Hash(), turns}
	known, ok := f.known[key]
	if !ok && f.ended() == nil {
		known = look()
		f.known[key] = known
	}
	return known
}

// winning returns the turns that win within so many.
func (f *forced[P, PP]) winning(p *P, turns int) []game.Move {
	return slices.DeleteFunc(PP(p).AppendMoves(nil), func(m game.Move) bool {
		q := *p
		PP(&q).Do(m)
		return !f.loses(&q, turns-1)
	})
}

// saving returns the turns that do not lose within so many.
func (f *forced[P, PP]) saving(p *P, turns int) []game.Move {
	return slices.DeleteFunc(PP(p).AppendMoves(nil), func(m game.Move) bool { return f.losesBy(p, m, turns) })
}

// winIn writes down that the seat to move in g wins in so many turns; p is the position of g.
func (f *forced[P, PP]) winIn(g game.Table, p *P, turns int) Problem {
	problem := problemOf(g)
	problem.Wins = turns
	line, at := g.Clone(), *p
	for n := turns; n > 0 && f.ended() == nil; n-- {
		var m game.Move
		if n%2 == 1 {
			list := f.winning(&at, n)
			if len(list) == 0 {
				break // it has ended meanwhile
			}
			m = list[0]
			if n == turns {
				problem.Only = len(list) == 1
			}
		} else {
			list := PP(&at).AppendMoves(nil)
			m = list[max(0, slices.IndexFunc(list, func(m game.Move) bool { return !f.losesBy(&at, m, n-2) }))]
		}
		problem.Turns = append(problem.Turns, string(line.AppendMoveText(nil, m)))
		line.Do(m)
		PP(&at).Do(m)
	}
	return problem
}

// problemOf is the position of g as a problem without a solution.
func problemOf(g game.Table) Problem {
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

// sort says whether the seat to move wins within so many turns, or is saved by one turn
// alone from losing to the next.
func (f *forced[P, PP]) sort(g game.Table, p *P, longest int) (Problem, bool) {
	if in := f.shortest(p, longest); in > 0 {
		return f.winIn(g, p, in), true
	}
	saving := f.saving(p, 2)
	if len(saving) != 1 {
		return Problem{}, false
	}
	problem := problemOf(g)
	problem.Saves = 2
	problem.Turns = []string{string(g.AppendMoveText(nil, saving[0]))}
	return problem, len(PP(p).AppendMoves(nil)) > 1
}

// turns says which kind of problem this is: an odd number is for a win, an even one for a
// loss to be saved from.
func (p *Problem) turns() int { return p.Wins + p.Saves }

// collector takes the problems that are wanted from games of an engine against itself.
type collector struct {
	suite Suite
	count Progress    // its Missing is left
	left  map[int]int // by the number of turns, see Problem.turns
	met   map[string]bool
	taken map[int]bool // from the present game
	// before are the two positions of the present game that came before this one, once
	// somebody has put them there.
	before [2]game.Table
	// sort says what a position is good for, looking so many turns ahead.
	sort func(ctx context.Context, g game.Table, longest int) (Problem, bool)
}

func newCollector(s Suite) *collector {
	left := maps.Clone(s.Wanted)
	return &collector{suite: s, count: Progress{Missing: left}, left: left, met: map[string]bool{}}
}

// each calls play with the numbers of games and the options of each until all problems that
// are wanted have been taken, or nothing new was found for too long.
func (c *collector) each(play func(number int, options map[string]string) error) error {
	for number := 0; len(c.left) > 0; number++ {
		if c.suite.Vain > 0 && c.count.Vain >= c.suite.Vain {
			return &NothingNewError{c.count}
		}
		c.taken, c.before = map[int]bool{}, [2]game.Table{}
		c.count.Games++
		c.count.Vain++
		if err := play(number, c.suite.Options[number%len(c.suite.Options)]); err != nil && !errors.Is(err, errEnough) {
			return err
		}
	}
	return nil
}

// games plays games and looks at their positions.
func (c *collector) games(ctx context.Context, look func(Thought) error) error {
	return c.each(func(number int, options map[string]string) error {
		s := c.suite.Play
		s.Options = options
		_, err := s.Play(ctx, number, func(t Thought) error {
			err := look(t)
			c.looked()
			return err
		})
		return err
	})
}

// looked counts a position that was looked at.
func (c *collector) looked() {
	c.count.Positions++
	if c.suite.Looked != nil {
		c.suite.Looked(c.count)
	}
}

const (
	usual = 3 // turns of both seats that every position is examined for while such wins are wanted
	long  = 5 // turns that are looked for two turns before a win in the usual number
)

// collect plays games, in turn by the sets of options, until it has found so many
// problems of each kind as are wanted, one of a kind from a game.
func collect(ctx context.Context, s Suite, sort func(context.Context, game.Table, int) (Problem, bool)) error {
	c := newCollector(s)
	c.sort = sort
	return c.games(ctx, func(t Thought) error {
		err := c.examine(ctx, t.Table, c.before[0])
		c.before = [2]game.Table{c.before[1], t.Table.Clone()}
		return err
	})
}

// errEnough ends the last game.
var errEnough = errors.New("all problems that were wanted have been found")

// examine looks at a position, and perhaps at an earlier one.
func (c *collector) examine(ctx context.Context, g, before game.Table) error {
	longest := 1
	if c.left[usual]+c.left[long] > 0 {
		longest = usual
	}
	p, ok := c.sort(ctx, g, longest)
	if err := ctx.Err(); err != nil || !ok {
		return err
	}
	if err := c.take(p); err != nil {
		return err
	}
	if p.Wins == usual && c.left[long] > 0 && before != nil && before.ToMove() == g.ToMove() {
		p, ok := c.sort(ctx, before, long)
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok && p.Wins == long {
			return c.take(p)
		}
	}
	return nil
}

// wants reports whether a problem of so many turns is missing, and this position would do.
func (c *collector) wants(turns int, position string) bool {
	return c.left[turns] > 0 && !c.taken[turns] && !c.met[position]
}

func (c *collector) take(p Problem) error {
	kind := p.turns()
	if !c.wants(kind, p.Position) {
		return nil
	}
	c.met[p.Position], c.taken[kind] = true, true
	if c.left[kind]--; c.left[kind] == 0 {
		delete(c.left, kind)
	}
	c.count.Found, c.count.Vain = c.count.Found+1, 0
	if err := c.suite.Found(p); err != nil {
		return err
	}
	if len(c.left) == 0 {
		return errEnough
	}
	return nil
}
