package alphabeta

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Ordering scores: the table move, noisy moves that gain, killer moves, quiet moves by history,
// noisy moves that lose.
const (
	orderTableMove   = 1 << 30
	orderNoisy       = 1 << 28
	orderKiller      = 1 << 27
	orderLosingNoisy = -(1 << 28)

	maxHistory = 1 << 14
)

// moveOrdering holds the killer moves and the history table.
type moveOrdering struct {
	killers [maxPly + 2][2]game.Move
	history []int32 // by engine.ScoredMove.HistoryIndex, between -maxHistory and maxHistory
}

func newMoveOrdering(historySize int) moveOrdering {
	return moveOrdering{history: make([]int32, historySize)}
}

func (m *moveOrdering) clear() {
	clear(m.killers[:])
	clear(m.history)
}

// scoreMoves sets the OrderScore of each move.
func (m *moveOrdering) scoreMoves(list []engine.ScoredMove, tableMove game.Move, ply int) {
	killers := &m.killers[ply]
	for i := range list {
		c := &list[i]
		switch {
		case c.Move == tableMove:
			c.OrderScore = orderTableMove
		case c.HistoryIndex < 0 && c.OrderScore >= 0:
			c.OrderScore += orderNoisy
		case c.HistoryIndex < 0:
			c.OrderScore += orderLosingNoisy
		case c.Move == killers[0]:
			c.OrderScore = orderKiller + 1
		case c.Move == killers[1]:
			c.OrderScore = orderKiller
		default:
			c.OrderScore += m.history[c.HistoryIndex]
		}
	}
}

// pickBest moves the best of list[i:] to index i and returns it.
func pickBest(list []engine.ScoredMove, i int) engine.ScoredMove {
	best := i
	for j := i + 1; j < len(list); j++ {
		if list[j].OrderScore > list[best].OrderScore {
			best = j
		}
	}
	list[i], list[best] = list[best], list[i]
	return list[i]
}

// recordCutoff records that the last of the tried moves caused a beta cutoff.
func (m *moveOrdering) recordCutoff(tried []engine.ScoredMove, depth, ply int) {
	last := tried[len(tried)-1]
	if last.HistoryIndex < 0 {
		return
	}
	if k := &m.killers[ply]; k[0] != last.Move {
		k[0], k[1] = last.Move, k[0]
	}
	bonus := int32(min(depth*depth*16, 1600))
	m.addHistory(last.HistoryIndex, bonus)
	for _, c := range tried[:len(tried)-1] {
		if c.HistoryIndex >= 0 {
			m.addHistory(c.HistoryIndex, -bonus)
		}
	}
}

// addHistory adds a bonus to a history score, less of it the nearer the score is to its limit.
func (m *moveOrdering) addHistory(index, bonus int32) {
	h := &m.history[index]
	*h += bonus - *h*max(bonus, -bonus)/maxHistory
}
