package lab

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// ProofSolver solves positions by trying every turn of both seats in the next turns. It ignores
// the past: a shortest win repeats nothing, and turns that save by repetition are not considered.
// As a solution may take minutes it stops when its context ends; its results are meaningless
// then.
type ProofSolver[P any, PP game.Position[P]] struct {
	canWin     func(*P) bool // reports whether the seat to move can win at once
	contextErr func() error  // the error of the context
	ended      bool          // the context has ended
	results    map[solverKey]bool
	moves      []game.Move // those of the positions that are being visited, in a row
	// decisive are the turns that decided a position last, by the number of turns that were left:
	// they are tried first, because they often decide the next one as well.
	decisive map[int][]game.Move
}

type solverKey struct {
	position uint64
	turns    int // odd: does the seat to move win within that many; even: does it lose
}

// NewProofSolver returns a solver that stops soon after ctx ends.
func NewProofSolver[P any, PP game.Position[P]](ctx context.Context, canWin func(*P) bool) *ProofSolver[P, PP] {
	return &ProofSolver[P, PP]{canWin: canWin, contextErr: ctx.Err, results: map[solverKey]bool{}, decisive: map[int][]game.Move{}}
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

// visitTurns calls visit with each turn and the position after it until it returns false; the turn
// is valid during the call only. It begins with the turn first, if that is legal.
func (f *ProofSolver[P, PP]) visitTurns(p *P, first []game.Move, visit func(turn []game.Move, after *P) bool) {
	f.visitMoves(p, nil, first, visit)
}

func (f *ProofSolver[P, PP]) visitMoves(p *P, begun, first []game.Move, visit func(turn []game.Move, after *P) bool) bool {
	start := len(f.moves)
	f.moves = PP(p).AppendMoves(f.moves)
	list := f.moves[start:]
	defer func() { f.moves = f.moves[:start] }()
	if n := len(begun); n < len(first) {
		if i := slices.Index(list, first[n]); i > 0 {
			copy(list[1:i+1], list[:i])
			list[0] = first[n]
		}
	}
	var after P
	turn := slices.Clone(begun)
	for _, m := range list {
		if f.ended {
			return false
		}
		after = *p
		PP(&after).Do(m)
		turn = append(turn[:len(begun)], m)
		if PP(&after).MidTurn() {
			if !f.visitMoves(&after, turn, first, visit) {
				return false
			}
		} else if !visit(turn, &after) {
			return false
		}
	}
	return true
}

// decide visits turns until one decides, and reports whether there is one.
func (f *ProofSolver[P, PP]) decide(p *P, turns int, decides func(after *P) bool) (found bool) {
	f.visitTurns(p, f.decisive[turns], func(turn []game.Move, after *P) bool {
		if found = decides(after); found {
			f.decisive[turns] = append(f.decisive[turns][:0:0], turn...)
		}
		return !found
	})
	return found
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
		return f.decide(p, turns, func(after *P) bool { return f.loses(after, turns-1) })
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
	seat := PP(p).ToMove()
	return f.memoize(p, turns, func() bool {
		return !f.decide(p, turns, func(after *P) bool { return !f.hasLost(after, seat, turns) })
	})
}

// hasLost reports whether a seat whose turn has led to a position loses within that many turns, this
// one included.
func (f *ProofSolver[P, PP]) hasLost(after *P, seat game.Seat, turns int) bool {
	if o := PP(after).Outcome(nil); o.Over() {
		return o.Winner == seat.Opponent()
	}
	return f.wins(after, turns-1)
}

func (f *ProofSolver[P, PP]) memoize(p *P, turns int, solve func() bool) bool {
	key := solverKey{PP(p).Hash(), turns}
	known, ok := f.results[key]
	if !ok && !f.ended {
		if f.ended = f.contextErr() != nil; f.ended {
			return false
		}
		known = solve()
		f.results[key] = known
	}
	return known
}

// winningTurns returns the turns that win within that many turns, no more than limit.
func (f *ProofSolver[P, PP]) winningTurns(p *P, turns, limit int) (list [][]game.Move) {
	f.visitTurns(p, nil, func(turn []game.Move, after *P) bool {
		if f.loses(after, turns-1) {
			list = append(list, slices.Clone(turn))
		}
		return len(list) < limit
	})
	return list
}

// savingTurns returns the turns that do not lose within that many turns, no more than limit.
func (f *ProofSolver[P, PP]) savingTurns(p *P, turns, limit int) (list [][]game.Move) {
	seat := PP(p).ToMove()
	f.visitTurns(p, nil, func(turn []game.Move, after *P) bool {
		if !f.hasLost(after, seat, turns) {
			list = append(list, slices.Clone(turn))
		}
		return len(list) < limit
	})
	return list
}

// SavingMoves returns the moves that do not lose within that many turns, where each turn is a move.
func (f *ProofSolver[P, PP]) SavingMoves(p *P, turns int) (moves []game.Move) {
	for _, turn := range f.savingTurns(p, turns, allTurns) {
		moves = append(moves, turn[0])
	}
	return moves
}

// allTurns is no limit.
const allTurns = 1 << 30

// WinProblem returns the problem of a win in that many turns of the seat to move in g; p is the
// position of g.
func (f *ProofSolver[P, PP]) WinProblem(g game.Game, p *P, turns int) SuiteProblem {
	problem := NewProblem(g)
	problem.Wins = turns
	line, at := game.Clone(g), *p
	for n := turns; n > 0 && !f.stopped(); n-- {
		var turn []game.Move
		if n%2 == 1 {
			list := f.winningTurns(&at, n, 2)
			if len(list) == 0 {
				break // the context has ended
			}
			turn = list[0]
			if n == turns {
				problem.Only = len(list) == 1
			}
		} else {
			turn = f.longestDefence(&at, n)
		}
		problem.Turns = append(problem.Turns, playMoves(line, turn))
		for _, m := range turn {
			PP(&at).Do(m)
		}
	}
	return problem
}

// longestDefence returns a turn after which the loss within that many turns comes no sooner.
func (f *ProofSolver[P, PP]) longestDefence(p *P, turns int) (defence []game.Move) {
	seat := PP(p).ToMove()
	f.visitTurns(p, nil, func(turn []game.Move, after *P) bool {
		holds := !f.hasLost(after, seat, turns-2)
		if holds || defence == nil {
			defence = slices.Clone(turn)
		}
		return !holds
	})
	return defence
}

// stopped reports whether the context has ended.
func (f *ProofSolver[P, PP]) stopped() bool {
	f.ended = f.ended || f.contextErr() != nil
	return f.ended
}

// playMoves plays the moves of a turn and returns its text.
func playMoves(g game.Game, turn []game.Move) string {
	var text []byte
	for _, m := range turn {
		text = g.AppendMoveText(text, m)
		g.Do(m)
	}
	return string(text)
}

// Classify returns a problem if the seat to move wins within that many turns, or if exactly one
// turn saves it from losing to the next.
func (f *ProofSolver[P, PP]) Classify(g game.Game, p *P, longest int) (SuiteProblem, bool) {
	if turns := f.ShortestWin(p, longest); turns > 0 {
		return f.WinProblem(g, p, turns), true
	}
	return f.saveProblem(g, p, 2)
}

// saveProblem returns a problem if exactly one turn of several does not lose within that many turns.
func (f *ProofSolver[P, PP]) saveProblem(g game.Game, p *P, turns int) (SuiteProblem, bool) {
	list := f.savingTurns(p, turns, 2)
	if len(list) != 1 || PP(p).CountLegalTurns() < 2 {
		return SuiteProblem{}, false
	}
	problem := NewProblem(g)
	problem.Saves = turns
	problem.Turns = []string{playMoves(game.Clone(g), list[0])}
	return problem, true
}

// Prospects is what is known about the seat to move in a position.
type Prospects struct {
	Wins bool // at once
	Lost bool // whatever it does, the other seat wins with the next turn
}

// OnlyTurn returns a problem whose first turn is the only one that wins, or that saves from
// losing to the next turn. It looks for kinds of problems that are needed, see [SuiteProblem.Kind],
// and for wins in no more than the given number of turns. It reports false if there is none or the
// context has ended.
func (f *ProofSolver[P, PP]) OnlyTurn(g game.Game, p *P, longest int, needs func(kind int) bool) (SuiteProblem, Prospects, bool) {
	v := Prospects{Wins: f.canWin(p)}
	if !v.Wins {
		saving := f.savingTurns(p, 2, 2)
		v.Lost = len(saving) == 0 && !f.stopped()
		if len(saving) == 1 && needs(2) {
			problem, ok := f.saveProblem(g, p, 2)
			return problem, v, ok && !f.stopped()
		}
	}
	for n := 1; n <= longest && !v.Lost; n += 2 {
		if !f.wins(p, n) {
			continue
		}
		if !needs(n) || len(f.winningTurns(p, n, 2)) != 1 {
			break
		}
		problem := f.WinProblem(g, p, n)
		return problem, v, !f.stopped()
	}
	return SuiteProblem{}, v, false
}
