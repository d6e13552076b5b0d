package mcts

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// candidate is a move with its prior.
type candidate struct {
	move  game.Move
	prior float32 // share of the move in the policy
	index int32   // in the list of legal moves, as the tie-break
}

// listCandidates returns the most promising moves of the worker's position, which the moves of
// path lead to from the root, at most limit, best first, and the number of all candidates. Moves
// with policy 0, which certainly lose, are no candidates unless there are no others.
func (w *worker) listCandidates(path []game.Move, limit int) (candidates []candidate, all int) {
	w.moves = w.g.AppendMoves(w.moves[:0])
	w.weights = slices.Grow(w.weights[:0], len(w.moves))[:len(w.moves)]
	w.eval.Policy(w.moves, w.weights)
	w.candidates = w.candidates[:0]
	sum := 0.0
	if w.allowed != nil {
		w.excludeOtherTurns(path)
	}
	allLose := !slices.ContainsFunc(w.weights, func(weight float32) bool { return weight > 0 })
	for i, m := range w.moves {
		weight := float64(w.weights[i])
		if weight < 0 {
			continue // not allowed
		}
		if allLose {
			weight = 1
		}
		if weight <= 0 {
			continue
		}
		if flatten := w.tree.tuning.PolicyExponent; flatten != 1 {
			weight = math.Pow(weight, flatten)
		}
		sum += weight
		all++
		c := candidate{move: m, prior: float32(weight), index: int32(i)}
		switch {
		case limit > maxSortedInsertion || len(w.candidates) < limit:
			w.candidates = append(w.candidates, c)
		case c.prior <= w.candidates[limit-1].prior:
			continue
		default:
			w.candidates[limit-1] = c
		}
		if limit <= maxSortedInsertion {
			moveUp(w.candidates)
		}
	}
	list := w.candidates
	if limit > maxSortedInsertion {
		if limit < len(list) {
			selectTop(list, limit)
			list = list[:limit]
		}
		slices.SortFunc(list, byPrior)
	}
	for i := range list {
		list[i].prior /= float32(sum)
	}
	return list, all
}

// maxSortedInsertion is the largest number of candidates that are kept in order one by one. There
// are few of them mostly, of hundreds of moves.
const maxSortedInsertion = 48

// moveUp moves the last candidate of a list to its place; the others are sorted, and its index is
// the highest.
func moveUp(list []candidate) {
	i := len(list) - 1
	c := list[i]
	for i > 0 && list[i-1].prior < c.prior {
		list[i] = list[i-1]
		i--
	}
	list[i] = c
}

// excludeOtherTurns makes the weights of moves negative that begin no allowed turn of the root.
func (w *worker) excludeOtherTurns(path []game.Move) {
	longer := append(slices.Clone(path), 0)
	for i, m := range w.moves {
		if longer[len(path)] = m; !w.allowed.Allows(longer) {
			w.weights[i] = -1
		}
	}
}

func byPrior(a, b candidate) int {
	switch {
	case a.prior > b.prior:
		return -1
	case a.prior < b.prior:
		return 1
	}
	return int(a.index - b.index)
}

// selectTop moves the best n of the list to its front, in any order (quickselect).
func selectTop(list []candidate, n int) {
	for len(list) > 1 && n > 0 && n < len(list) {
		pivot := median(list[0], list[len(list)/2], list[len(list)-1])
		i, j := 0, len(list)-1
		for i <= j {
			for byPrior(list[i], pivot) < 0 {
				i++
			}
			for byPrior(list[j], pivot) > 0 {
				j--
			}
			if i <= j {
				list[i], list[j] = list[j], list[i]
				i++
				j--
			}
		}
		switch {
		case n <= j:
			list = list[:j+1]
		case n >= i:
			list, n = list[i:], n-i
		default:
			return
		}
	}
}

func median(a, b, c candidate) candidate {
	if byPrior(a, b) > 0 {
		a, b = b, a
	}
	if byPrior(b, c) > 0 {
		b = c
	}
	if byPrior(a, b) > 0 {
		b = a
	}
	return b
}
