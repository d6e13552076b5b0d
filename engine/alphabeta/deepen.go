package alphabeta

import (
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// found is a line that a worker has found.
type found struct {
	value int
	moves []game.Move
}

// begin sets a worker on the present position of t.
func (w *worker) begin(t game.Table) {
	w.board.Set(t)
	w.nodes, w.ended = 0, false
	w.choices, w.without = w.choices[:0], w.without[:0]
	clear(w.memory.killers[:])
}

// deepen searches to depth from, then one ply deeper and so on, until a limit is
// reached or nothing more can be found, and returns the last depth that was completed
// with its lines, to which better ones of the next depth have been added. tell, which may
// be nil, is called after each depth.
func (w *worker) deepen(limits engine.Limits, from int, tell func(int, []found)) (int, []found) {
	roots := w.board.AppendMoves(nil)
	wanted := min(max(1, limits.Lines), len(roots))
	lines := w.firstLines(roots, wanted)
	done := 0
	for depth := from; depth < maxPly/2 && (limits.Depth <= 0 || depth <= limits.Depth); depth++ {
		next := w.iterate(depth, wanted, lines)
		if w.ended {
			return done, merge(next, lines, wanted)
		}
		lines, done = next, depth
		if tell != nil {
			tell(depth, lines)
		}
		if settled(lines, depth) {
			break
		}
	}
	return done, lines
}

// firstLines are some legal moves, for want of time to search.
func (w *worker) firstLines(roots []engine.Choice, wanted int) (lines []found) {
	w.memory.rank(roots, 0, 0)
	for i := range wanted {
		c := pick(roots, i)
		lines = append(lines, found{value: w.board.Value(), moves: []game.Move{c.Move}})
	}
	return lines
}

// iterate finds the wanted lines at one depth, the best first; fewer once w.ended.
func (w *worker) iterate(depth, wanted int, before []found) (lines []found) {
	w.depth, w.without = depth, w.without[:0]
	for i := range wanted {
		value := w.aspire(depth, before[i].value)
		if w.ended {
			// What was searched before the end holds when it begins as the best of
			// the depth before or is better.
			if len(w.lines[0]) > 0 {
				lines = append(lines, found{w.partial, slices.Clone(w.lines[0])})
			}
			break
		}
		lines = append(lines, found{value, slices.Clone(w.lines[0])})
		w.without = append(w.without, w.lines[0][0])
	}
	w.without = w.without[:0]
	slices.SortStableFunc(lines, func(a, b found) int { return b.value - a.value })
	return lines
}

// aspire searches the root with a window around what is expected and wider ones if need be.
func (w *worker) aspire(depth, expected int) int {
	window := 60
	alpha, beta := -infinite, infinite
	if depth >= 4 && expected > -forfeit && expected < forfeit {
		alpha, beta = expected-window, expected+window
	}
	for {
		value := w.search(alpha, beta, depth, 0)
		switch {
		case w.ended:
			return 0
		case value <= alpha && alpha > -infinite:
			alpha = -infinite
		case value >= beta && beta < infinite:
			beta = infinite
		default:
			return value
		}
	}
}

// merge completes the lines of an unfinished depth with those of the depth before.
func merge(next, before []found, wanted int) []found {
	for _, f := range before {
		if len(next) == wanted {
			break
		}
		if !slices.ContainsFunc(next, func(n found) bool { return n.moves[0] == f.moves[0] }) {
			next = append(next, f)
		}
	}
	return next
}

// settled reports whether deeper searches cannot change anything: all lines are proven.
func settled(lines []found, depth int) bool {
	for _, f := range lines {
		if f.value < proven && f.value > -proven || won-max(f.value, -f.value) > depth {
			return false
		}
	}
	return true
}
