package mcts

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// worker runs simulations. Each worker has its own copy of the game.
type worker struct {
	*search
	g         game.Playable
	eval      engine.Evaluator
	prover    engine.Prover              // nil if eval is not one
	winFinder engine.WinFinder           // nil if eval is not one
	stylist   engine.Stylist             // nil if eval is not one
	findWin   func() ([]game.Move, bool) // returns a turn with which the seat to move wins at once
	holdsLock bool                       // of the search

	played []game.Move // moves below the root, made in g
	path   []nodeRef   // from the root to the node being visited

	moves      []game.Move
	weights    []float32
	candidates []candidate
}

func newWorker(s *search, g game.Playable, evaluate func(game.State) engine.Evaluator) *worker {
	w := &worker{search: s, g: game.Clone(g)}
	w.eval = evaluate(w.g)
	w.prover, _ = w.eval.(engine.Prover)
	w.winFinder, _ = w.eval.(engine.WinFinder)
	w.stylist, _ = w.eval.(engine.Stylist)
	w.findWin = w.findWinByRules
	if checker, ok := w.eval.(engine.WinChecker); ok {
		w.findWin = checker.WinningTurn
	}
	if w.winFinder != nil {
		w.findWin = w.winFinder.WinInOne
	}
	return w
}

// run makes simulations until the search is over.
func (w *worker) run() {
	for n := 0; ; n++ {
		w.lock()
		if w.stopped || w.simulations >= w.limits.Nodes && w.limits.Nodes > 0 || w.tree.node(w.tree.root).result != unknown {
			w.unlock()
			return
		}
		w.simulations++
		check := w.checkDue()
		w.simulate()
		if check {
			w.checkBestTurns()
		}
		if n%pollInterval == 0 {
			w.poll()
		}
		w.unlock()
	}
}

// runRecovering calls run and stores a panic for the goroutine of the caller.
func (w *worker) runRecovering() {
	defer func() {
		if panicValue := recover(); panicValue != nil {
			if !w.holdsLock {
				w.lock()
			}
			w.stopped, w.panicValue = true, panicValue
			w.unlock()
		}
	}()
	w.run()
}

func (w *worker) lock() {
	w.mu.Lock()
	w.holdsLock = true
}

func (w *worker) unlock() {
	w.holdsLock = false
	w.mu.Unlock()
}

// simulate descends from the root to a new position and backpropagates its value. The caller
// holds the lock; simulate releases it while it works on the game.
func (w *worker) simulate() {
	w.path = append(w.path[:0], w.tree.root)
	n := w.tree.node(w.tree.root)
	n.inFlight++
	for n.visits > 0 && n.result == unknown {
		if n.expanded {
			if next, ok := w.tree.selectChild(n); ok {
				if next == 0 { // another thread is about to propagate the proof
					w.tree.proveFromChildren(n)
					break
				}
				w.path = append(w.path, next)
				n = w.tree.node(next)
				n.inFlight++
				if w.isTimeForWinInOne(n) {
					w.searchWinInOne(n)
				}
				continue
			}
		}
		if !w.widen(n) {
			break
		}
	}
	f := evaluation{result: n.result}
	switch {
	case n.result != unknown:
		f.value, f.preference = n.result.value(), w.tree.resultPreference(n.result)
	default:
		moves := w.pathMoves()
		w.unlock()
		w.moveTo(moves)
		f = w.evaluate()
		w.lock()
		n.seat, n.endsTurn = f.seat, f.endsTurn
		if f.result != unknown {
			n.result, n.turnsToEnd = f.result, f.turnsToEnd
		}
	}
	w.backpropagate(f.value, f.preference)
}

// isTimeForWinInOne reports whether to look for a win in one turn at n now.
func (w *worker) isTimeForWinInOne(n *node) bool {
	return w.winFinder != nil && n.endsTurn && !n.safe && n.result == unknown && n.visits == w.tree.tuning.WinInOneVisits && n.visits > 0
}

// searchWinInOne looks for a win in one turn at n, the end of the path.
func (w *worker) searchWinInOne(n *node) {
	moves := w.pathMoves()
	w.unlock()
	w.moveTo(moves)
	_, ok := w.winFinder.WinInOne()
	w.lock()
	if n.safe = !ok; n.safe {
		return
	}
	n.result, n.turnsToEnd = wonBy(n.seat), 1
	if n.inFlight == 1 { // no other simulation is below
		w.tree.free(n) // its subtree holds turns that do not win at once
		n.expanded = false
	}
}

// evaluation is the evaluation of a leaf.
type evaluation struct {
	value      float64
	preference float64 // of the side that searches
	result     result
	turnsToEnd uint16
	seat       game.Seat
	endsTurn   bool
}

// evaluate evaluates the worker's position.
func (w *worker) evaluate() evaluation {
	f := evaluation{endsTurn: !w.g.MidTurn()}
	if o := w.g.Outcome(); o.Over() {
		f.result = resultOf(o)
		f.value, f.preference = f.result.value(), w.tree.resultPreference(f.result)
		return f
	}
	f.seat = w.g.ToMove()
	if w.prover != nil && f.endsTurn {
		if s, ok := w.prover.Prove(); ok && s.Proof != engine.Unproven {
			f.result = resultOfProof(f.seat, s.Proof)
			f.value, f.preference = f.result.value(), w.tree.resultPreference(f.result)
			f.turnsToEnd = uint16(min(s.Distance, math.MaxUint16/2))
			return f
		}
	}
	f.value = w.eval.Value()
	if w.stylist != nil {
		f.preference = w.stylist.Preference()
	}
	return f
}

func resultOfProof(s game.Seat, p engine.Proof) result {
	switch p {
	case engine.ProvenWin:
		return wonBy(s)
	case engine.ProvenLoss:
		return wonBy(s.Opponent())
	}
	return drawn
}

// widen adds children to n, and reports false if there is no room.
func (w *worker) widen(n *node) bool {
	moves := w.pathMoves()
	childCount, width := int(n.childCount), int(w.tree.tuning.InitialWidth+w.tree.tuning.WideningFactor*w.tree.visitsPower(float64(n.visits)+1))
	limit := max(2*chunkSize, 2*childCount, width+width/2) // some more, because a policy takes long
	w.unlock()
	w.moveTo(moves)
	candidates, total := w.listCandidates(w.played, limit)
	w.lock()
	if n.expanded && int(n.childCount) > childCount {
		return true
	}
	n.legalMoves, n.expanded = uint16(min(total, math.MaxUint16)), true
	if w.tree.available()*chunkSize < len(candidates)+chunkSize {
		w.tree.prune()
	}
	w.tree.expand(n, candidates)
	return int(n.childCount) > childCount
}

// backpropagate adds the value and the preference of the last node of the path to all nodes up to
// the root, and propagates proofs.
func (w *worker) backpropagate(value, preference float64) {
	turns := 0
	for i := len(w.path) - 1; i >= 0; i-- {
		n := w.tree.node(w.path[i])
		if i+1 < len(w.path) {
			if k := w.tree.node(w.path[i+1]); k.result != unknown {
				w.tree.propagateProof(n, k)
			}
			if n.result != unknown {
				value, preference = n.result.value(), w.tree.resultPreference(n.result)
			}
		}
		n.visits++
		n.inFlight--
		n.valueSum += value
		n.preference += (float32(preference) - n.preference) / float32(n.visits)
		if i > 0 && n.endsTurn {
			turns++
		}
	}
	w.deepest = max(w.deepest, turns)
}

// pathMoves returns the moves from the root to the end of the path. They are valid until the
// next call.
func (w *worker) pathMoves() []game.Move {
	w.moves = w.moves[:0]
	for _, r := range w.path[1:] {
		w.moves = append(w.moves, w.tree.node(r).move)
	}
	return w.moves
}

// moveTo sets the game to the position after moves from the root.
func (w *worker) moveTo(moves []game.Move) {
	same := 0
	for same < min(len(moves), len(w.played)) && moves[same] == w.played[same] {
		same++
	}
	for range len(w.played) - same {
		w.g.Undo()
	}
	for _, m := range moves[same:] {
		w.g.Do(m)
	}
	w.played = append(w.played[:same], moves[same:]...)
}
