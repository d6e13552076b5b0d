package alphabeta

import (
	"context"
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
	w.nodes, w.solved, w.ended, w.end = 0, 0, false, nil
	w.choices, w.without = w.choices[:0], w.without[:0]
	clear(w.memory.killers[:])
}

// deepen looks at each move alone, then searches to the given depth, then one ply deeper
// and so on, until a limit is reached or nothing more can be found, and returns the last
// depth that was completed with its lines, to which what the next depth has found is
// added, see [unfinished]. tell, which may be nil, is called after each depth.
func (w *worker) deepen(ctx context.Context, limits engine.Limits, from int, tell func(int, []found)) (int, []found) {
	lines, done := w.survey(), 1
	wanted := min(max(1, limits.Lines), len(lines))
	lines = lines[:wanted]
	if w.ended {
		return 0, lines
	}
	if tell == nil {
		tell = func(int, []found) {}
	}
	tell(done, lines)
	for depth := from; depth < maxPly/2 && (limits.Depth <= 0 || depth <= limits.Depth) && !settled(lines, done); depth++ {
		next, begun := w.iterate(depth, wanted, lines)
		if w.ended {
			return done, merge(w.end, unfinished(next, begun, lines), wanted)
		}
		w.force(ctx, next[0].value)
		lines, done = merge(w.end, next, wanted), depth
		tell(done, lines)
	}
	return done, lines
}

// force looks for an end that can be forced by checks alone and lies deeper than the
// search has come: for every eight nodes searched it gets one.
func (w *worker) force(ctx context.Context, value int) {
	if value >= proven {
		w.end = nil // that is as good or better
	}
	if w.solver == nil || w.end != nil || value >= proven || w.nodes/8 <= w.solved {
		return
	}
	nodes := w.claim(w.nodes/8 - w.solved)
	if nodes == 0 {
		return
	}
	result, turns, line := w.solver.Solve(ctx, nodes, false)
	w.solved += w.solver.Nodes()
	w.nodes += w.solver.Nodes()
	if result == Forced {
		w.end = []found{{value: won - turns, moves: line}}
	}
}

// survey lists the moves, the best first, by what they bring at once, as far as the limits
// allow; what was not looked at comes last.
func (w *worker) survey() (lines []found) {
	b := w.board
	roots := b.AppendMoves(nil)
	w.memory.rank(roots, 0, 0)
	worst := b.Value()
	looked := 0
	for i := range roots {
		c := pick(roots, i)
		f := found{moves: []game.Move{c.Move}}
		if w.do(c.Move) {
			if r, _ := b.Repeated(); r != engine.New {
				f.value = -repeats[r]
			} else {
				f.value = -w.quiesce(-infinite, infinite, 0, 1)
				f.moves = append(f.moves, w.lines[1]...)
			}
			b.Undo()
		}
		if w.ended {
			f = found{moves: f.moves[:1]}
		} else {
			looked++
			worst = min(worst, f.value)
		}
		lines = append(lines, f)
	}
	for i := looked; i < len(lines); i++ {
		lines[i].value = worst
	}
	slices.SortStableFunc(lines, better)
	return lines
}

// iterate finds the wanted lines at one depth, the best first. Once w.ended they are fewer,
// and begun is the best of those moves that were searched for the next one, none or one.
func (w *worker) iterate(depth, wanted int, before []found) (lines, begun []found) {
	w.depth, w.without = depth, w.without[:0]
	for i := range wanted {
		value := w.aspire(depth, before[i].value)
		if w.ended {
			if len(w.lines[0]) > 0 {
				begun = []found{{w.partial, slices.Clone(w.lines[0])}}
			}
			break
		}
		lines = append(lines, found{value, slices.Clone(w.lines[0])})
		w.without = append(w.without, w.lines[0][0])
	}
	w.without = w.without[:0]
	slices.SortStableFunc(lines, better)
	return lines, begun
}

// better sorts the best lines first.
func better(a, b found) int { return b.value - a.value }

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

// merge completes lines with others that begin otherwise, up to so many.
func merge(next, before []found, wanted int) []found {
	next = slices.Clone(next)
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

// unfinished puts what a depth that was not completed has found to all lines of the one
// before, the best first and as many as these. Every line of next was better than all moves
// that were left, so what is taken from the depth before is worth no more than these, even
// if it seemed so then. What was only begun holds when nothing of that may be better.
func unfinished(next, begun, before []found) []found {
	lines := merge(next, before, len(before))
	if len(next) > 0 {
		least := next[len(next)-1].value
		for i := len(next); i < len(lines); i++ {
			lines[i].value = min(lines[i].value, least)
		}
	}
	// A single line begins as the best of the depth before, or is better.
	if len(begun) > 0 && (len(before) == 1 || begun[0].value >= lines[len(next)].value) {
		lines = merge(slices.Concat(next, begun), lines, len(before))
		slices.SortStableFunc(lines, better)
	}
	return lines
}

// margin is how much deeper than a proven end the search goes, in case that late moves hide
// a shorter one, as they are searched less deep.
const margin = 2

// settled reports whether deeper searches are not expected to change anything: all lines
// are proven.
func settled(lines []found, depth int) bool {
	for _, f := range lines {
		if f.value < proven && f.value > -proven || won-max(f.value, -f.value)+margin > depth {
			return false
		}
	}
	return true
}
