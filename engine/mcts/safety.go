package mcts

import (
	"cmp"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// The safety check looks at the best turns for a win of the opponent in one turn, which few
// simulations may have missed.
const (
	// firstSafetyCheck is the number of simulations after which the best turns are checked; they
	// are checked again whenever the number has doubled, and at the end.
	firstSafetyCheck = 256
	// knownReplies is how many winning replies are kept, to be tried first after other turns.
	knownReplies = 16
	// safetyBudget is the most positions that the check makes when every turn of the tree loses: it
	// then looks at all legal turns.
	safetyBudget = 4_000_000
)

// safety is what the safety check of a search has found.
type safety struct {
	replies [][]game.Move // turns that have won for the opponent, the latest first
	made    int           // positions made, to be compared with the budget
	turn    *engine.PV    // a turn that is not known to lose, where all turns visited do; nil for none
	lost    bool          // every legal turn is known to lose
}

// checkDue reports whether the number of simulations is one after which the best turns are
// checked.
func (s *search) checkDue() bool {
	n := s.simulations
	return n >= firstSafetyCheck && n&(n-1) == 0 && !s.limits.NoSafetyCheck
}

// checkBestTurns checks the best turns, as many as are reported, and marks those that let the
// opponent win at once as lost, until all that are left are safe. The caller must hold the lock.
func (w *worker) checkBestTurns() {
	limit := max(1, w.limits.MultiPV)
	for w.markUnsafe(w.bestTurns(limit), limit) {
		w.markUnsafe(w.bestTurns(math.MaxInt), limit)
	}
}

// markUnsafe checks turns in order until it has met enough that are safe. It reports whether it
// has marked one as lost.
func (w *worker) markUnsafe(turns [][]nodeRef, enough int) (marked bool) {
	for _, path := range turns {
		if enough == 0 {
			break
		}
		n := w.tree.node(path[len(path)-1])
		if !w.needsCheck(n) {
			if !w.losesAtOnce(n) {
				enough--
			}
			continue
		}
		w.moveTo(w.movesOf(path))
		if w.opponentWins() {
			w.setLost(path)
			marked = true
			continue
		}
		n.safe = true
		enough--
	}
	return marked
}

// needsCheck reports whether the end of a turn of the root's seat may let the opponent win at
// once, as far as is known.
func (w *worker) needsCheck(n *node) bool {
	opponent := w.tree.node(w.tree.root).seat.Opponent()
	return !n.safe && n.seat == opponent && (n.result == unknown || n.result == wonBy(opponent) && n.turnsToEnd > 1)
}

// losesAtOnce reports whether the opponent is known to win with the turn after n, or has won.
func (w *worker) losesAtOnce(n *node) bool {
	opponent := w.tree.node(w.tree.root).seat.Opponent()
	return n.result == wonBy(opponent) && (n.turnsToEnd == 0 || n.turnsToEnd == 1 && n.seat == opponent)
}

// losesSoFar reports whether the opponent is known to win after n, the end of a turn of the root's
// seat, although the root is not known to lose: the search may not have tried all turns. A search
// without the check plays and reports what it has seen, as weak levels are used to.
func (w *worker) losesSoFar(n *node) bool {
	root := w.tree.node(w.tree.root)
	return !w.limits.NoSafetyCheck && root.result == unknown && n.result == wonBy(root.seat.Opponent())
}

// movesOf returns the moves of a path below the root.
func (w *worker) movesOf(path []nodeRef) []game.Move {
	moves := make([]game.Move, len(path))
	for i, r := range path {
		moves[i] = w.tree.node(r).move
	}
	return moves
}

// setLost records that the opponent wins with the turn after a path.
func (w *worker) setLost(path []nodeRef) {
	t := w.tree
	n := t.node(path[len(path)-1])
	n.result, n.turnsToEnd = wonBy(n.seat), 1
	if n.inFlight == 0 && n.children != 0 { // no simulation is below
		t.free(n) // its subtree holds turns that do not win at once
		n.expanded = false
	}
	for i := len(path) - 2; i >= -1; i-- {
		parent := t.node(t.root)
		if i >= 0 {
			parent = t.node(path[i])
		}
		if parent.result == wonBy(parent.seat) || !parent.expanded || parent.childCount != parent.legalMoves {
			return
		}
		t.proveFromChildren(parent)
	}
}

// opponentWins reports whether the seat to move can win with one turn from the worker's
// position. It tries replies first that have won before.
func (w *worker) opponentWins() bool {
	for i, reply := range w.safety.replies {
		if w.replyWins(reply) {
			copy(w.safety.replies[1:], w.safety.replies[:i])
			w.safety.replies[0] = reply
			return true
		}
	}
	reply, ok := w.findWin()
	if ok {
		if len(w.safety.replies) == knownReplies {
			w.safety.replies = w.safety.replies[:knownReplies-1]
		}
		w.safety.replies = slices.Insert(w.safety.replies, 0, slices.Clone(reply))
	}
	return ok
}

// replyWins reports whether these moves are a legal turn here that wins.
func (w *worker) replyWins(reply []game.Move) bool {
	seat, made := w.g.ToMove(), 0
	for i, m := range reply {
		w.moves = w.g.AppendMoves(w.moves[:0])
		if i > 0 && !w.g.MidTurn() || !slices.Contains(w.moves, m) {
			break
		}
		w.do(m)
		made++
	}
	wins := made == len(reply) && w.hasWon(seat)
	for range made {
		w.g.Undo()
	}
	return wins
}

// findWinByRules tries every turn and returns one with which the seat to move wins at once, for
// evaluators that find none.
func (w *worker) findWinByRules() ([]game.Move, bool) {
	seat := w.g.ToMove()
	var turn []game.Move
	found := w.eachTurn(nil, byListing, func(moves []game.Move) bool {
		if w.hasWon(seat) {
			turn = slices.Clone(moves)
		}
		return turn == nil
	})
	return turn, !found
}

// hasWon reports whether the game is over and won by seat.
func (w *worker) hasWon(seat game.Seat) bool {
	o := w.g.Outcome()
	return o.Over() && o.Winner == seat
}

// lacksWin reports whether the seat to move at n is known to win with one turn, but not with
// the best turn of the tree, which is nil for none.
func (w *worker) lacksWin(n *node, best []nodeRef) bool {
	if n.result != wonBy(n.seat) || n.turnsToEnd != 1 {
		return false
	}
	return best == nil || w.tree.node(best[len(best)-1]).result != n.result
}

// do makes a move and counts it.
func (w *worker) do(m game.Move) {
	w.safety.made++
	w.g.Do(m)
}

// byListing leaves moves in the order in which the rules list them.
func byListing([]game.Move) {}

// byPolicy orders all moves of the worker's position by the policy, the most promising first.
func (w *worker) byPolicy(moves []game.Move) {
	weights := make([]float32, len(moves))
	w.eval.Policy(moves, weights)
	type weighted struct {
		move   game.Move
		weight float32
	}
	list := make([]weighted, len(moves))
	for i, m := range moves {
		list[i] = weighted{m, weights[i]}
	}
	slices.SortStableFunc(list, func(a, b weighted) int { return cmp.Compare(b.weight, a.weight) })
	for i := range list {
		moves[i] = list[i].move
	}
}

// eachTurn makes each legal turn of the worker's position, with its moves in the given order,
// and calls visit after it until that returns false. It reports whether visit never did.
func (w *worker) eachTurn(begun []game.Move, order func([]game.Move), visit func([]game.Move) bool) bool {
	moves := w.g.AppendMoves(nil)
	order(moves)
	for _, m := range moves {
		turn := append(slices.Clip(begun), m)
		w.do(m)
		var more bool
		if w.g.MidTurn() {
			more = w.eachTurn(turn, order, visit)
		} else {
			more = visit(turn)
		}
		w.g.Undo()
		if !more {
			return false
		}
	}
	return true
}

// findOtherTurn looks among all legal turns for one that is not known to lose and after which the
// opponent cannot win at once, where every turn that the tree would play loses. It does not heed the
// limits, because it must find that turn at any clock, but makes at most safetyBudget positions.
func (w *worker) findOtherTurn() {
	w.moveTo(nil)
	seat := w.tree.node(w.tree.root).seat
	w.safety.made = 0
	w.safety.lost = w.eachTurn(nil, w.byPolicy, func(turn []game.Move) bool {
		_ = w.ctx.Err() // a context may use the call to let other goroutines run
		if w.safety.made > safetyBudget {
			return false
		}
		if !w.allowed.Allows(turn) || w.isKnownLoss(turn) {
			return true
		}
		score := engine.Score{Win: 0.5}
		switch o := w.g.Outcome(); {
		case o.Over() && o.Winner == seat.Opponent(), !o.Over() && w.g.ToMove() == seat.Opponent() && w.opponentWins():
			return true
		case o.Over():
			score = (&node{result: resultOf(o)}).score(seat, 1)
		default:
			score.Win = forSeat(w.eval.Value(), seat)
		}
		for range turn {
			w.g.Undo()
		}
		text := w.turnText(turn) // leaves the game as it is before the turn
		for _, m := range turn {
			w.g.Do(m)
		}
		w.safety.turn = &engine.PV{Score: score, Turns: []string{text}}
		return false
	})
}

// isKnownLoss reports whether the tree has proven that the root's seat loses with a turn.
func (w *worker) isKnownLoss(turn []game.Move) bool {
	t := w.tree
	n := t.node(t.root)
	lost := wonBy(n.seat.Opponent())
	for _, m := range turn {
		var next *node
		t.eachChild(n, func(_ nodeRef, k *node) {
			if k.move == m {
				next = k
			}
		})
		if next == nil || next.result == lost {
			return next != nil
		}
		n = next
	}
	return false
}

// turnText returns the text of a turn of the worker's position.
func (w *worker) turnText(turn []game.Move) string {
	var text []byte
	for _, m := range turn {
		text = w.g.AppendMoveText(text, m)
		w.g.Do(m)
	}
	for range turn {
		w.g.Undo()
	}
	return string(text)
}

// secureResult makes the first turn of the result one that is safe and not known to lose, if there
// is such a turn. No other worker may run.
func (w *worker) secureResult() {
	w.checkBestTurns()
	w.moveTo(nil)
	best := w.bestTurns(1)
	if best == nil {
		w.findOtherTurn()
		return
	}
	last := w.tree.node(best[0][len(best[0])-1])
	switch {
	case w.losesAtOnce(last):
		w.findOtherTurn()
	case w.losesSoFar(last):
		if w.safety.lost = w.evaluatorProvesLoss(); !w.safety.lost {
			w.findOtherTurn()
		}
	}
}

// evaluatorProvesLoss reports whether the evaluator knows that the worker's position is lost.
func (w *worker) evaluatorProvesLoss() bool {
	if w.prover == nil {
		return false
	}
	s, ok := w.prover.Prove()
	return ok && s.Proof == engine.ProvenLoss
}
