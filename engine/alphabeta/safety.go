package alphabeta

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// secureVariations checks variations, best first, and returns as many: those whose first move
// lets the opponent win with the next move, which a search of few nodes may miss, become proven
// losses, and safe ones of the ranked root moves, best first, come before them. It tries all
// replies to a move on t by its rules.
func secureVariations(t game.Playable, variations, ranked []variation) []variation {
	wanted := len(variations)
	var safe, unsafe []variation
	check := func(f variation) {
		if reply, lost := winningReply(t, f.moves[0]); lost {
			unsafe = append(unsafe, variation{value: -winValue + 2, moves: []game.Move{f.moves[0], reply}})
		} else {
			safe = append(safe, f)
		}
	}
	for _, f := range variations {
		if f.value >= provenWin {
			safe = append(safe, f)
			continue
		}
		check(f)
	}
	// No other move is better than the safe ones. A loss proves nothing of the others: the search may
	// have stopped before it tried them.
	lowest := infinity
	for _, f := range safe {
		if f.value > -provenWin {
			lowest = min(lowest, f.value)
		}
	}
	for _, f := range ranked {
		if len(safe) >= wanted {
			break
		}
		if !slices.ContainsFunc(variations, func(v variation) bool { return v.moves[0] == f.moves[0] }) {
			f.value = min(f.value, lowest)
			check(f)
		}
	}
	slices.SortStableFunc(safe, byValue)
	return append(safe, unsafe...)[:wanted]
}

// winningReply returns a move with which the opponent wins after a move, if there is one. The
// game stands as before afterwards.
func winningReply(t game.Playable, m game.Move) (reply game.Move, ok bool) {
	t.Do(m)
	defer t.Undo()
	if t.Outcome().Over() {
		return 0, false
	}
	opponent := t.ToMove()
	for _, reply := range t.AppendMoves(nil) {
		t.Do(reply)
		o := t.Outcome()
		t.Undo()
		if o.Over() && o.Winner == opponent {
			return reply, true
		}
	}
	return 0, false
}
