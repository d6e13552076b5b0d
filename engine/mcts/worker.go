package mcts

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// worker goes down the tree. Each has its own copy of the game.
type worker struct {
	*search
	g        game.Table
	eval     engine.Evaluator
	prover   engine.Prover   // nil if eval is none
	finisher engine.Finisher // nil if eval is none
	locked   bool            // it has the lock of the search

	made []game.Move // below the root, in g
	path []nodeRef   // from the root to the node that is looked at

	moves      []game.Move
	weights    []float32
	candidates []candidate
}

func newWorker(s *search, g game.Game, evaluate func(game.Table) engine.Evaluator) *worker {
	w := &worker{search: s, g: g.Clone()}
	w.eval = evaluate(w.g)
	w.prover, _ = w.eval.(engine.Prover)
	w.finisher, _ = w.eval.(engine.Finisher)
	return w
}

// run makes simulations until the search is over.
func (w *worker) run() {
	for n := 0; ; n++ {
		w.lock()
		if w.stopped || w.spent >= w.limits.Nodes && w.limits.Nodes > 0 || w.t.node(w.t.root).result != unknown {
			w.unlock()
			return
		}
		w.spent++
		w.simulate()
		if n%pace == 0 {
			w.look()
		}
		w.unlock()
	}
}

// guarded is run that keeps a panic for the goroutine that called the search.
func (w *worker) guarded() {
	defer func() {
		if failure := recover(); failure != nil {
			if !w.locked {
				w.lock()
			}
			w.stopped, w.failure = true, failure
			w.unlock()
		}
	}()
	w.run()
}

func (w *worker) lock() {
	w.mu.Lock()
	w.locked = true
}

func (w *worker) unlock() {
	w.locked = false
	w.mu.Unlock()
}

// simulate goes from the root to a new position and takes its value back. It is called,
// and returns, with the lock held, and lets go of it where it works on the game.
func (w *worker) simulate() {
	w.path = append(w.path[:0], w.t.root)
	n := w.t.node(w.t.root)
	n.pending++
	for n.visits > 0 && n.result == unknown {
		if n.listed {
			if next, ok := w.t.choose(n); ok {
				if next == 0 { // another thread is about to tell
					w.t.settleAll(n)
					break
				}
				w.path = append(w.path, next)
				n = w.t.node(next)
				n.pending++
				if w.mature(n) && w.wins() {
					n.result, n.turns = wonBy(n.seat), 1
					if n.pending == 1 { // nobody is below
						w.t.giveBack(n) // other turns would be told for the win
						n.listed = false
					}
				}
				continue
			}
		}
		if !w.widen(n) {
			break
		}
	}
	f := finding{result: n.result}
	switch {
	case n.result != unknown:
		f.value = n.result.value()
	default:
		moves := w.pathMoves()
		w.unlock()
		w.stand(moves)
		f = w.judge()
		w.lock()
		n.seat, n.ends = f.seat, f.ends
		if f.result != unknown {
			n.result, n.turns = f.result, f.turns
		}
	}
	w.back(f.value)
}

// mature reports whether it is time to look for a win in one turn in n.
func (w *worker) mature(n *node) bool {
	return w.finisher != nil && n.ends && n.result == unknown && n.visits == w.t.tuning.Finish && n.visits > 0
}

// wins looks for a win in one turn where the path ends.
func (w *worker) wins() bool {
	moves := w.pathMoves()
	w.unlock()
	w.stand(moves)
	_, ok := w.finisher.Finish()
	w.lock()
	return ok
}

// finding is what a look at a position says.
type finding struct {
	value  float64
	result result
	turns  uint16
	seat   game.Seat
	ends   bool
}

// judge looks at the position that w stands in.
func (w *worker) judge() finding {
	f := finding{ends: !w.g.MidTurn()}
	if o := w.g.Outcome(); o.Over() {
		f.result = resultOf(o)
		f.value = f.result.value()
		return f
	}
	f.seat = w.g.ToMove()
	if w.prover != nil && f.ends {
		if s, ok := w.prover.Prove(); ok && s.Proof != engine.Unproven {
			f.result = provenFor(f.seat, s.Proof)
			f.value = f.result.value()
			f.turns = uint16(min(s.In, math.MaxUint16/2))
			return f
		}
	}
	f.value = w.eval.Value()
	return f
}

func provenFor(s game.Seat, p engine.Proof) result {
	switch p {
	case engine.ProvenWin:
		return wonBy(s)
	case engine.ProvenLoss:
		return wonBy(s.Opponent())
	}
	return drawn
}

// widen gives n its first or more children, and reports false if there is no room.
func (w *worker) widen(n *node) bool {
	moves := w.pathMoves()
	opened, width := int(n.opened), int(w.t.tuning.Width+w.t.tuning.Widen*w.t.power(float64(n.visits)+1))
	most := max(perChunk, 2*opened, width)
	w.unlock()
	w.stand(moves)
	candidates, all := w.list(most)
	w.lock()
	if n.listed && int(n.opened) > opened {
		return true
	}
	n.moves, n.listed = uint16(min(all, math.MaxUint16)), true
	if w.t.room()*perChunk < len(candidates)+perChunk {
		w.t.prune()
	}
	w.t.open(n, candidates)
	return int(n.opened) > opened
}

// back takes the value of the last node of the path up to the root, and what is certain.
func (w *worker) back(value float64) {
	for i := len(w.path) - 1; i >= 0; i-- {
		n := w.t.node(w.path[i])
		if i+1 < len(w.path) {
			if k := w.t.node(w.path[i+1]); k.result != unknown {
				w.t.settle(n, k)
			}
			if n.result != unknown {
				value = n.result.value()
			}
		}
		n.visits++
		n.pending--
		n.sum += value
	}
}

// pathMoves are the moves from the root to the end of the path. They are valid until the
// next call.
func (w *worker) pathMoves() []game.Move {
	w.moves = w.moves[:0]
	for _, r := range w.path[1:] {
		w.moves = append(w.moves, w.t.node(r).move)
	}
	return w.moves
}

// stand takes the game to where moves lead from the root.
func (w *worker) stand(moves []game.Move) {
	same := 0
	for same < min(len(moves), len(w.made)) && moves[same] == w.made[same] {
		same++
	}
	for range len(w.made) - same {
		w.g.Undo()
	}
	for _, m := range moves[same:] {
		w.g.Do(m)
	}
	w.made = append(w.made[:same], moves[same:]...)
}
