package alphabeta

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// worker is one search thread.
type worker struct {
	board       engine.Board
	table       *transpositionTable
	solver      *Solver // finds forced wins; only the first worker has one
	ordering    moveOrdering
	contempt    int // by how much a draw is worth less than 0 to the side that searches, in points
	nodes       uint64
	solverNodes uint64                    // the solver's share of nodes
	ranked      []variation               // all root moves, as ranked before the search; losses are as found later
	lost        []variation               // root moves that this iteration has found to lose by force
	forcedWin   []variation               // found by the solver; one or none
	stop        func(nodes uint64) bool   // called regularly, and before each node: reports whether to stop
	claim       func(nodes uint64) uint64 // returns how many of these nodes the solver may use; nil for helpers
	stopped     bool

	moveStack    []engine.ScoredMove // the moves of a position are above those of its parent
	pvTable      [maxPly + 2][]game.Move
	depth        int               // of this iteration
	allowed      engine.FirstTurns // the root moves that are searched; nil for all
	bestAllowed  game.Move         // the best of them so far, which is tried first: the table does not know it
	excluded     []game.Move       // root moves that are not searched (MultiPV)
	deepest      int               // ply of the deepest position of this search
	partialValue int               // value of pvTable[0]
	// repetitionPly is the lowest ply that the value just returned depends on through a
	// repetition: at a higher ply the value may differ when other moves lead there.
	repetitionPly int
}

// makeMove makes a move and counts a node, if the limits allow it.
func (w *worker) makeMove(m game.Move) bool {
	if w.stopped || w.stop(w.nodes) {
		w.stopped = true
		return false
	}
	w.nodes++
	w.board.Do(m)
	return true
}

// lateMoveReductions are the plies by which late moves are reduced, by depth and move number.
var lateMoveReductions = func() (t [64][64]int8) {
	for depth := 1; depth < len(t); depth++ {
		for n := 1; n < len(t[depth]); n++ {
			t[depth][n] = int8(0.4 + math.Log(float64(depth))*math.Log(float64(n))/2)
		}
	}
	return t
}()

// repetitionValue returns the value of a kind of repetition for the seat to move at a ply. A draw
// is worth less to the side that searches if it has contempt.
func (w *worker) repetitionValue(r engine.Repetition, ply int) int {
	switch {
	case r == engine.RepetitionWin:
		return repetitionLoss
	case r == engine.RepetitionLoss:
		return -repetitionLoss
	case ply%2 == 0:
		return -w.contempt
	}
	return w.contempt
}

// search returns the value of the present position: the exact value between alpha and beta,
// otherwise a bound. The result is meaningless once the worker is stopped.
func (w *worker) search(alpha, beta, depth, ply int) int {
	b := w.board
	w.pvTable[ply] = w.pvTable[ply][:0]
	w.deepest = max(w.deepest, ply)
	w.repetitionPly = maxPly
	if ply > 0 {
		if r, back := b.Repetition(); r != engine.NoRepetition {
			if back > 0 {
				w.repetitionPly = ply - back
			}
			return w.repetitionValue(r, ply)
		}
		// Mate distance pruning: no end is nearer than the next turn.
		alpha, beta = max(alpha, -winValue+ply), min(beta, winValue-ply-1)
		if alpha >= beta {
			return alpha
		}
	}
	if ply >= maxPly {
		return b.Value()
	}
	check := b.InCheck()
	if check && ply < 2*w.depth {
		depth++
	}
	if depth <= 0 {
		return w.quiescence(alpha, beta, 0, ply)
	}
	hit, found := w.table.probe(b.Key())
	if found && beta-alpha == 1 && ply > 0 && hit.depth >= depth {
		value := valueFromTable(hit.value, ply)
		switch {
		case hit.bound == boundExact,
			hit.bound == boundLower && value >= beta,
			hit.bound == boundUpper && value <= alpha:
			return value
		}
	}
	if value, ok := w.reverseFutility(beta, depth, beta-alpha > 1); ok {
		return value
	}
	base := len(w.moveStack)
	w.moveStack = b.AppendMoves(w.moveStack)
	if len(w.moveStack) == base {
		return -winValue + ply
	}
	value := w.searchMoves(w.moveStack[base:], hit, alpha, beta, depth, ply)
	w.moveStack = w.moveStack[:base]
	return value
}

// searchMoves searches the moves of the present position in move order.
func (w *worker) searchMoves(list []engine.ScoredMove, hit entry, alpha, beta, depth, ply int) int {
	b := w.board
	key, check, pv := b.Key(), b.InCheck(), beta-alpha > 1
	firstMove := hit.move
	if ply == 0 {
		list = w.withoutExcluded(list)
		if w.allowed != nil {
			firstMove = w.bestAllowed
		}
	}
	w.ordering.scoreMoves(list, firstMove, ply)
	best, bestMove, originalAlpha, repetitionPly := -infinity, game.Move(0), alpha, maxPly
	futileBound, futile := w.futilityBound(alpha, depth, pv)
	for i := range list {
		c := pickBest(list, i)
		if !pv && !check && isLate(c, i, len(list), depth) && best > -provenWin && alpha > -provenWin {
			best = max(best, alpha)
			break // what is left is no more promising
		}
		if futile && c.HistoryIndex >= 0 && !b.MayCheck(c.Move) {
			best = max(best, futileBound)
			continue
		}
		if !w.makeMove(c.Move) {
			return 0
		}
		if futile && c.HistoryIndex >= 0 && !b.InCheck() && !b.NoLegalMoves() {
			b.Undo()
			best = max(best, futileBound)
			continue
		}
		var value int
		if i == 0 {
			value = -w.search(-beta, -alpha, depth-1, ply+1)
		} else {
			reduction := 0
			if depth >= 3 && i >= 3 && c.HistoryIndex >= 0 && !check && !b.InCheck() {
				reduction = int(lateMoveReductions[min(depth, 63)][min(i, 63)])
				if pv {
					reduction--
				}
				reduction = min(max(0, reduction), depth-2)
			}
			value = -w.search(-alpha-1, -alpha, depth-1-reduction, ply+1)
			if value > alpha && reduction > 0 {
				value = -w.search(-alpha-1, -alpha, depth-1, ply+1)
			}
			if value > alpha && value < beta {
				value = -w.search(-beta, -alpha, depth-1, ply+1)
			}
		}
		b.Undo()
		if w.stopped {
			return 0
		}
		repetitionPly = min(repetitionPly, w.repetitionPly)
		if ply == 0 && value <= -provenWin {
			w.recordLoss(variation{value: value, moves: append([]game.Move{c.Move}, w.pvTable[1]...)})
		}
		if value > best {
			best = value
			if value > alpha {
				alpha, bestMove = value, c.Move
				w.pvTable[ply] = append(append(w.pvTable[ply][:0], c.Move), w.pvTable[ply+1]...)
				if ply == 0 {
					w.partialValue, w.bestAllowed = value, c.Move
				}
			}
			if alpha >= beta {
				w.ordering.recordCutoff(list[:i+1], depth, ply)
				repetitionPly = w.repetitionPly // a cutoff does not depend on the other moves
				break
			}
		}
	}
	if best >= provenWin || repetitionPly >= ply {
		repetitionPly = maxPly
	}
	w.repetitionPly = repetitionPly
	if repetitionPly == maxPly && (ply > 0 || len(w.excluded) == 0 && w.allowed == nil) {
		r := entry{move: bestMove, value: valueToTable(best, ply), depth: depth, bound: boundExact}
		switch {
		case best >= beta:
			r.bound = boundLower
		case best <= originalAlpha:
			r.bound = boundUpper
		}
		w.table.store(key, r)
	}
	return best
}

// withoutExcluded removes the excluded root moves, and those that are not allowed.
func (w *worker) withoutExcluded(list []engine.ScoredMove) []engine.ScoredMove {
	kept := list[:0]
next:
	for _, c := range list {
		if !w.allowed.Allows([]game.Move{c.Move}) {
			continue
		}
		for _, m := range w.excluded {
			if c.Move == m {
				continue next
			}
		}
		kept = append(kept, c)
	}
	return kept
}

// Late move pruning: near the leaves a quiet move that so many others go before is not searched.
const (
	lateDepth      = 4
	lateMoves      = 4 // at any depth
	lateMovesDepth = 2 // more for the square of the depth
	lateShare      = 4 // the first quarter of the moves is never late
)

// isLate reports whether a move at an index of the move order of so many moves is pruned at a depth.
// The table move, noisy moves that gain, and killer moves are not.
func isLate(c engine.ScoredMove, index, moves, depth int) bool {
	return depth <= lateDepth && c.HistoryIndex >= 0 && c.OrderScore < orderKiller &&
		index >= max(lateMoves+lateMovesDepth*depth*depth, moves/lateShare)
}

// Margins of futility pruning: near the leaves a quiet turn is not expected to change a value
// by more.
const (
	futilityMargin = 120 // points for each ply of depth
	futilityBase   = 60  // points for the turn itself
	futilityDepth  = 3
)

// reverseFutility returns a value of at least beta if the static evaluation is so good that the
// remaining plies will not change it (reverse futility pruning). It is not used for proofs.
func (w *worker) reverseFutility(beta, depth int, pv bool) (int, bool) {
	b := w.board
	if pv || depth > futilityDepth || beta >= provenWin || beta <= -provenWin || b.InCheck() {
		return 0, false
	}
	value := b.Value()
	return value, value-futilityMargin*depth >= beta && !b.NoLegalMoves()
}

// futilityBound returns an upper bound of what quiet moves can reach, and reports whether it is
// not above alpha: then quiet moves that do not give check need no search (futility pruning).
func (w *worker) futilityBound(alpha, depth int, pv bool) (int, bool) {
	if pv || depth >= futilityDepth || alpha <= -provenWin || w.board.InCheck() {
		return 0, false
	}
	bound := w.board.Value() + futilityBase + futilityMargin*depth
	return bound, bound <= alpha
}
