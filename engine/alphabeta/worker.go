package alphabeta

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// worker is one thread of a search.
type worker struct {
	board  engine.Board
	table  *table
	solver *Solver // looks for forced ends; only the first worker has one
	memory memory
	nodes  uint64
	solved uint64                    // of them the solver's
	end    []found                   // that the solver has found, one or none
	stop   func(nodes uint64) bool   // asked now and then, and before each node whether it may be made
	claim  func(nodes uint64) uint64 // how many of these nodes the solver may have; of a worker that has one
	ended  bool

	choices []engine.Choice // a stack: each position's are above those of the one before
	lines   [maxPly + 2][]game.Move
	depth   int         // of this iteration
	without []game.Move // of the root
	partial int         // value of lines[0]
	// anchor is the lowest ply to which what was searched last has gone back: at a
	// higher one its value may be another when it is reached by other moves.
	anchor int
}

// do makes a move if the limits allow: it is a node.
func (w *worker) do(m game.Move) bool {
	if w.ended || w.stop(w.nodes) {
		w.ended = true
		return false
	}
	w.nodes++
	w.board.Do(m)
	return true
}

// reductions of late moves, by depth and number.
var reductions = func() (t [64][64]int8) {
	for depth := 1; depth < len(t); depth++ {
		for n := 1; n < len(t[depth]); n++ {
			t[depth][n] = int8(0.4 + math.Log(float64(depth))*math.Log(float64(n))/2)
		}
	}
	return t
}()

// repeats is what repetitions are worth.
var repeats = [...]int{engine.Draws: 0, engine.Wins: forfeit, engine.Forfeit: -forfeit}

// search returns the value of the present position, exactly if it is between alpha and
// beta and else as a bound. It is meaningless once w.ended.
func (w *worker) search(alpha, beta, depth, ply int) int {
	b := w.board
	w.lines[ply] = w.lines[ply][:0]
	w.anchor = maxPly
	if ply > 0 {
		if r, back := b.Repeated(); r != engine.New {
			if back > 0 {
				w.anchor = ply - back
			}
			return repeats[r]
		}
		// No end is nearer than the next turn.
		alpha, beta = max(alpha, -won+ply), min(beta, won-ply-1)
		if alpha >= beta {
			return alpha
		}
	}
	if ply >= maxPly {
		return b.Value()
	}
	check := b.Check()
	if check && ply < 2*w.depth {
		depth++
	}
	if depth <= 0 {
		return w.quiesce(alpha, beta, 0, ply)
	}
	known, found := w.table.find(b.Key())
	if found && beta-alpha == 1 && ply > 0 && known.depth >= depth {
		value := fromTable(known.value, ply)
		switch {
		case known.bound == boundExact,
			known.bound == boundLower && value >= beta,
			known.bound == boundUpper && value <= alpha:
			return value
		}
	}
	if value, ok := w.ahead(beta, depth, beta-alpha > 1); ok {
		return value
	}
	base := len(w.choices)
	w.choices = b.AppendMoves(w.choices)
	if len(w.choices) == base {
		return -won + ply
	}
	value := w.try(w.choices[base:], known, alpha, beta, depth, ply)
	w.choices = w.choices[:base]
	return value
}

// try searches the moves of the present position in the order of their promise.
func (w *worker) try(list []engine.Choice, known record, alpha, beta, depth, ply int) int {
	b := w.board
	key, check, pv := b.Key(), b.Check(), beta-alpha > 1
	if ply == 0 {
		list = w.allowed(list)
	}
	w.memory.rank(list, known.move, ply)
	best, bestMove, from, anchor := -infinite, game.Move(0), alpha, maxPly
	most, futile := w.behind(alpha, depth, pv)
	for i := range list {
		c := pick(list, i)
		if !w.do(c.Move) {
			return 0
		}
		if futile && c.Quiet >= 0 && !b.Check() && !b.Stuck() {
			b.Undo()
			best = max(best, most)
			continue
		}
		var value int
		if i == 0 {
			value = -w.search(-beta, -alpha, depth-1, ply+1)
		} else {
			less := 0
			if depth >= 3 && i >= 3 && c.Quiet >= 0 && !check && !b.Check() {
				less = int(reductions[min(depth, 63)][min(i, 63)])
				if pv {
					less--
				}
				less = min(max(0, less), depth-2)
			}
			value = -w.search(-alpha-1, -alpha, depth-1-less, ply+1)
			if value > alpha && less > 0 {
				value = -w.search(-alpha-1, -alpha, depth-1, ply+1)
			}
			if value > alpha && value < beta {
				value = -w.search(-beta, -alpha, depth-1, ply+1)
			}
		}
		b.Undo()
		if w.ended {
			return 0
		}
		anchor = min(anchor, w.anchor)
		if value > best {
			best = value
			if value > alpha {
				alpha, bestMove = value, c.Move
				w.lines[ply] = append(append(w.lines[ply][:0], c.Move), w.lines[ply+1]...)
				if ply == 0 {
					w.partial = value
				}
			}
			if alpha >= beta {
				w.memory.refuted(list[:i+1], depth, ply)
				anchor = w.anchor // the other moves do not matter
				break
			}
		}
	}
	if best >= proven || anchor >= ply {
		anchor = maxPly
	}
	w.anchor = anchor
	if anchor == maxPly && (ply > 0 || len(w.without) == 0) {
		r := record{move: bestMove, value: toTable(best, ply), depth: depth, bound: boundExact}
		switch {
		case best >= beta:
			r.bound = boundLower
		case best <= from:
			r.bound = boundUpper
		}
		w.table.keep(key, r)
	}
	return best
}

// allowed leaves out the moves of the root that are not to be searched.
func (w *worker) allowed(list []engine.Choice) []engine.Choice {
	kept := list[:0]
next:
	for _, c := range list {
		for _, m := range w.without {
			if c.Move == m {
				continue next
			}
		}
		kept = append(kept, c)
	}
	return kept
}
