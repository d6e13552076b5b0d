package alphabeta

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// variation is a sequence of moves with its value.
type variation struct {
	value   int
	earlier int // value of the variation in its place, best first, one ply before
	moves   []game.Move
}

// setPosition prepares a worker to search the present position of t.
func (w *worker) setPosition(t game.State) {
	w.board.Set(t)
	w.nodes, w.solverNodes, w.stopped, w.forcedWin = 0, 0, false, nil
	w.moveStack, w.excluded, w.deepest = w.moveStack[:0], w.excluded[:0], 0
	clear(w.ordering.killers[:])
}

// iterativeDeepening scores each root move by itself, then searches to firstDepth, one ply
// deeper, and so on, until a limit is reached or all variations are proven. It returns the last
// completed depth with its variations, improved by what the unfinished depth found, see
// [mergePartialDepth]. It calls report, which may be nil, after each depth.
func (w *worker) iterativeDeepening(ctx context.Context, limits engine.Limits, firstDepth int, report func(int, []variation)) (int, []variation) {
	w.ranked = w.rankRootMoves()
	completed, wanted := 1, min(max(1, limits.MultiPV), len(w.ranked))
	variations := slices.Clone(w.ranked[:wanted])
	if w.stopped {
		return 0, variations
	}
	if report == nil {
		report = func(int, []variation) {}
	}
	report(completed, variations)
	for depth := firstDepth; depth < maxPly/2 && (limits.Depth <= 0 || depth <= limits.Depth) && !allProven(variations, completed) && !foundMate(variations, limits.Mate); depth++ {
		next, partial := w.searchDepth(depth, wanted, variations)
		w.ranked = withLosses(w.ranked, w.lost)
		if w.stopped {
			merged := mergePartialDepth(next, partial, w.lost, variations)
			// If all of these lose by force, the best other root move that is not known to lose is
			// better. It was no better than the variations of the completed depth.
			other := w.ranked[0]
			other.value = min(other.value, variations[wanted-1].value)
			merged = avoidLoss(merged, other)
			return completed, mergeVariations(w.forcedWin, merged, wanted)
		}
		w.probeForcedWin(ctx, next[0].value)
		variations, completed = mergeVariations(w.forcedWin, next, wanted), depth
		report(completed, variations)
	}
	return completed, variations
}

// probeForcedWin looks for a win by checks alone that is deeper than the search so far. The
// solver gets one node for every eight nodes of the search.
func (w *worker) probeForcedWin(ctx context.Context, value int) {
	if value >= provenWin {
		w.forcedWin = nil // the search has found a win that is as good or better
	}
	if w.solver == nil || w.allowed != nil || w.forcedWin != nil || value >= provenWin || w.nodes/8 <= w.solverNodes {
		return
	}
	nodes := w.claim(w.nodes/8 - w.solverNodes)
	if nodes == 0 {
		return
	}
	result, turns, pv := w.solver.Solve(ctx, nodes, false)
	w.solverNodes += w.solver.Nodes()
	w.nodes += w.solver.Nodes()
	if result == Proven {
		w.forcedWin = []variation{{value: winValue - turns, earlier: winValue - turns, moves: pv}}
	}
}

// rankRootMoves returns the root moves, best first, scored by a quiescence search each. Moves
// that the limits leave unsearched come after those that were searched, but before those that lose:
// nothing is known of them.
func (w *worker) rankRootMoves() (variations []variation) {
	b := w.board
	moves := w.withoutExcluded(b.AppendMoves(nil))
	w.ordering.scoreMoves(moves, 0, 0)
	worst := b.Value()
	searched := 0
	for i := range moves {
		c := pickBest(moves, i)
		f := variation{moves: []game.Move{c.Move}}
		if w.makeMove(c.Move) {
			if r, _ := b.Repetition(); r != engine.NoRepetition {
				f.value = -w.repetitionValue(r, 1)
			} else {
				f.value = -w.quiescence(-infinity, infinity, 0, 1)
				f.moves = append(f.moves, w.pvTable[1]...)
			}
			b.Undo()
		}
		if w.stopped {
			f = variation{moves: f.moves[:1]}
		} else {
			searched++
			if f.value > -repetitionLoss {
				worst = min(worst, f.value)
			}
		}
		variations = append(variations, f)
	}
	for i := searched; i < len(variations); i++ {
		variations[i].value = worst
	}
	slices.SortStableFunc(variations, byValue)
	for i := range variations {
		variations[i].earlier = variations[i].value
	}
	return variations
}

// searchDepth finds the wanted number of variations at one depth, best first. If the worker is
// stopped there are fewer, and partial holds the best move so far of the variation that was
// being searched: none or one.
func (w *worker) searchDepth(depth, wanted int, previous []variation) (completed, partial []variation) {
	w.depth, w.excluded, w.lost = depth, w.excluded[:0], nil
	for i := range wanted {
		w.bestAllowed = previous[i].moves[0]
		value := w.aspirationSearch(depth, previous[i].value)
		if w.stopped {
			if len(w.pvTable[0]) > 0 {
				partial = []variation{{w.partialValue, previous[i].value, slices.Clone(w.pvTable[0])}}
			}
			break
		}
		completed = append(completed, variation{value, previous[i].value, slices.Clone(w.pvTable[0])})
		w.excluded = append(w.excluded, w.pvTable[0][0])
	}
	w.excluded = w.excluded[:0]
	slices.SortStableFunc(completed, byValue)
	return completed, partial
}

// byValue sorts the best variations first.
func byValue(a, b variation) int { return b.value - a.value }

// aspirationSearch searches the root with an aspiration window around the expected value, and
// with a wider window if it fails.
func (w *worker) aspirationSearch(depth, expected int) int {
	window := 60
	alpha, beta := -infinity, infinity
	if depth >= 4 && expected > -repetitionLoss && expected < repetitionLoss {
		alpha, beta = expected-window, expected+window
	}
	for {
		value := w.search(alpha, beta, depth, 0)
		switch {
		case w.stopped:
			return 0
		case value <= alpha && alpha > -infinity:
			alpha = -infinity
		case value >= beta && beta < infinity:
			beta = infinity
		default:
			return value
		}
	}
}

// recordLoss records that a root move loses by force. A second search of the move counts.
func (w *worker) recordLoss(f variation) {
	w.lost = slices.DeleteFunc(w.lost, func(known variation) bool { return known.moves[0] == f.moves[0] })
	w.lost = append(w.lost, f)
}

// withLosses returns the best of variations and lost, best first and as many as variations has. A
// lost move counts as lost.
func withLosses(variations, lost []variation) []variation {
	merged := mergeVariations(lost, variations, len(lost)+len(variations))
	slices.SortStableFunc(merged, byValue)
	return merged[:len(variations)]
}

// avoidLoss puts another variation before variations that all lose by force, unless it loses too.
func avoidLoss(variations []variation, other variation) []variation {
	if variations[0].value > -provenWin || other.value <= -provenWin {
		return variations
	}
	return mergeVariations([]variation{other}, variations, len(variations))
}

// mergeVariations appends variations of previous with other first moves to next, up to the
// wanted number.
func mergeVariations(next, previous []variation, wanted int) []variation {
	next = slices.Clone(next)
	for _, f := range previous {
		if len(next) == wanted {
			break
		}
		if !slices.ContainsFunc(next, func(n variation) bool { return n.moves[0] == f.moves[0] }) {
			next = append(next, f)
		}
	}
	return next
}

// mergePartialDepth combines the variations of an unfinished depth with those of the previous
// depth, best first, and returns as many as previous has. Every variation of next was better
// than all moves that were left, so a variation taken from the previous depth is worth no more
// than these, even if it had a higher value then. A partial variation counts if no remaining
// one may be better. The lost moves lose by force, whatever they were worth before.
func mergePartialDepth(next, partial, lost, previous []variation) []variation {
	previous = withLosses(previous, lost)
	variations := mergeVariations(next, previous, len(previous))
	if len(next) > 0 {
		least := next[len(next)-1].value
		for i := len(next); i < len(variations); i++ {
			variations[i].value = min(variations[i].value, least)
		}
	}
	// With a single variation, partial is the best move of the previous depth or better than
	// it. A partial variation that loses by force is one of the lost moves.
	if len(partial) > 0 && partial[0].value > -provenWin && (len(previous) == 1 || partial[0].value >= variations[len(next)].value) {
		variations = mergeVariations(slices.Concat(next, partial), variations, len(previous))
		slices.SortStableFunc(variations, byValue)
	}
	return variations
}

// provenDepthMargin is how much deeper than a proven end the search goes, because reductions of
// late moves may hide a shorter one.
const provenDepthMargin = 2

// foundMate reports whether the best variation wins in at most that many turns; 0 for never.
func foundMate(variations []variation, turns int) bool {
	return turns > 0 && variations[0].value >= winValue-turns
}

// allProven reports whether all variations are proven, so that a deeper search is not expected
// to change anything.
func allProven(variations []variation, depth int) bool {
	for _, f := range variations {
		if f.value < provenWin && f.value > -provenWin || winValue-max(f.value, -f.value)+provenDepthMargin > depth {
			return false
		}
	}
	return true
}
