package lab

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// ProofSolver solves positions by trying everything in the next turns of a game in which
// each turn is one move. It ignores the past: a shortest win repeats nothing, and turns that
// save by repetition are not considered. As a solution may take minutes it stops when its
// context ends; its results are meaningless then.
type ProofSolver[P any, PP game.Position[P]] struct {
	canWin     func(*P) bool // reports whether the seat to move can win at once
	contextErr func() error  // the error of the context
	results    map[solverKey]bool
}

type solverKey struct {
	position uint64
	turns    int // odd: does the seat to move win within that many; even: does it lose
}

// NewProofSolver returns a solver that stops soon after ctx ends.
func NewProofSolver[P any, PP game.Position[P]](ctx context.Context, canWin func(*P) bool) *ProofSolver[P, PP] {
	return &ProofSolver[P, PP]{canWin: canWin, contextErr: ctx.Err, results: map[solverKey]bool{}}
}

// ShortestWin returns the number of turns in which the seat to move wins, 0 if it needs more than
// the given number.
func (f *ProofSolver[P, PP]) ShortestWin(p *P, within int) int {
	for n := 1; n <= within; n += 2 {
		if f.wins(p, n) {
			return n
		}
	}
	return 0
}

// wins reports whether the seat to move wins within an odd number of turns.
func (f *ProofSolver[P, PP]) wins(p *P, turns int) bool {
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

// loses reports whether the seat to move loses within an even number of turns, or has lost.
func (f *ProofSolver[P, PP]) loses(p *P, turns int) bool {
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

// losesAfter reports whether the seat to move loses within that many turns if m is the first.
func (f *ProofSolver[P, PP]) losesAfter(p *P, m game.Move, turns int) bool {
	q := *p
	PP(&q).Do(m)
	if o := PP(&q).Outcome(nil); o.Over() {
		return o.Winner == PP(p).ToMove().Opponent()
	}
	return f.wins(&q, turns-1)
}

func (f *ProofSolver[P, PP]) memoize(p *P, turns int, solve func() bool) bool {
	key := solverKey{PP(p).Hash(), turns}
	known, ok := f.results[key]
	if !ok && f.contextErr() == nil {
		known = solve()
		f.results[key] = known
	}
	return known
}

// winningMoves returns the moves that win within that many turns.
func (f *ProofSolver[P, PP]) winningMoves(p *P, turns int) []game.Move {
	return slices.DeleteFunc(PP(p).AppendMoves(nil), func(m game.Move) bool {
		q := *p
		PP(&q).Do(m)
		return !f.loses(&q, turns-1)
	})
}

// SavingMoves returns the moves that do not lose within that many turns.
func (f *ProofSolver[P, PP]) SavingMoves(p *P, turns int) []game.Move {
	return slices.DeleteFunc(PP(p).AppendMoves(nil), func(m game.Move) bool { return f.losesAfter(p, m, turns) })
}

// WinProblem returns the problem of a win in that many turns of the seat to move in g; p is the
// position of g.
func (f *ProofSolver[P, PP]) WinProblem(g game.Game, p *P, turns int) SuiteProblem {
	problem := NewProblem(g)
	problem.Wins = turns
	line, at := game.Clone(g), *p
	for n := turns; n > 0 && f.contextErr() == nil; n-- {
		var m game.Move
		if n%2 == 1 {
			list := f.winningMoves(&at, n)
			if len(list) == 0 {
				break // the context has ended
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

// Classify returns a problem if the seat to move wins within that many turns, or if exactly one
// turn saves it from losing to the next.
func (f *ProofSolver[P, PP]) Classify(g game.Game, p *P, longest int) (SuiteProblem, bool) {
	if turns := f.ShortestWin(p, longest); turns > 0 {
		return f.WinProblem(g, p, turns), true
	}
	moves := f.SavingMoves(p, 2)
	if len(moves) != 1 {
		return SuiteProblem{}, false
	}
	problem := NewProblem(g)
	problem.Saves = 2
	problem.Turns = []string{string(g.AppendMoveText(nil, moves[0]))}
	return problem, len(PP(p).AppendMoves(nil)) > 1
}
