package alphabeta

import "github.com/teahouse-games/teahouse/engine"

// maxEvasions is for how many plies quiescence answers checks.
const maxEvasions = 6

// quiesce goes on with what changes the balance at once until nothing does.
func (w *worker) quiesce(alpha, beta, deep, ply int) int {
	b := w.board
	w.lines[ply] = w.lines[ply][:0]
	if ply >= maxPly {
		return b.Value()
	}
	check := b.Check() && deep < maxEvasions
	best := -infinite
	if !check {
		if b.Stuck() {
			return -won + ply
		}
		best = b.Value()
		if best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	base := len(w.choices)
	if check {
		w.choices = b.AppendMoves(w.choices)
	} else {
		w.choices = b.AppendLoud(w.choices)
	}
	list := w.choices[base:]
	if check && len(list) == 0 {
		return -won + ply
	}
	best = w.quiesceBy(list, check, best, alpha, beta, deep, ply)
	w.choices = w.choices[:base]
	return best
}

// quiesceBy tries the moves in the order of their promise; best is what there is without.
func (w *worker) quiesceBy(list []engine.Choice, check bool, best, alpha, beta, deep, ply int) int {
	b := w.board
	w.memory.rank(list, 0, ply)
	for i := range list {
		c := pick(list, i)
		if !check && c.Gain < 0 {
			break
		}
		if !w.do(c.Move) {
			return 0
		}
		value := -w.quiesce(-beta, -alpha, deep+1, ply+1)
		b.Undo()
		if w.ended {
			return 0
		}
		if value > best {
			best = value
			if value > alpha {
				alpha = value
				w.lines[ply] = append(append(w.lines[ply][:0], c.Move), w.lines[ply+1]...)
			}
			if alpha >= beta {
				break
			}
		}
	}
	return best
}
