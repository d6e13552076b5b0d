package lab

import (
	"context"
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

