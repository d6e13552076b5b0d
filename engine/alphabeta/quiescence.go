package alphabeta

import "github.com/teahouse-games/teahouse/engine"

// maxEvasionPlies is for how many plies the quiescence search answers checks.
const maxEvasionPlies = 6

// quiescence follows noisy moves, and answers to checks, until the position is quiet.
func (w *worker) quiescence(alpha, beta, depth, ply int) int {
	b := w.board
	w.pvTable[ply] = w.pvTable[ply][:0]
	w.deepest = max(w.deepest, ply)
	if ply >= maxPly {
		return b.Value()
	}
	check := b.InCheck() && depth < maxEvasionPlies
	best := -infinity
	if !check {
		if b.NoLegalMoves() {
			return -winValue + ply
		}
		best = b.Value()
		if best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	base := len(w.moveStack)
	if check {
		w.moveStack = b.AppendMoves(w.moveStack)
	} else {
		w.moveStack = b.AppendNoisy(w.moveStack)
	}
	list := w.moveStack[base:]
	if check && len(list) == 0 {
		return -winValue + ply
	}
	best = w.quiescenceMoves(list, check, best, alpha, beta, depth, ply)
	w.moveStack = w.moveStack[:base]
	return best
}

// quiescenceMoves searches the moves in move order; best is the value without a move.
func (w *worker) quiescenceMoves(list []engine.ScoredMove, check bool, best, alpha, beta, depth, ply int) int {
	b := w.board
	w.ordering.scoreMoves(list, 0, ply)
	for i := range list {
		c := pickBest(list, i)
		if !check && c.OrderScore < 0 {
			break
		}
		if !w.makeMove(c.Move) {
			return 0
		}
		value := -w.quiescence(-beta, -alpha, depth+1, ply+1)
		b.Undo()
		if w.stopped {
			return 0
		}
		if value > best {
			best = value
			if value > alpha {
				alpha = value
				w.pvTable[ply] = append(append(w.pvTable[ply][:0], c.Move), w.pvTable[ply+1]...)
			}
			if alpha >= beta {
				break
			}
		}
	}
	return best
}
