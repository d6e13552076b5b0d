package mcts

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// candidate is a move and its share in the weight of all moves of the position.
type candidate struct {
	move  game.Move
	share float32
	place int32 // in the list of legal moves, which decides between equals
}

// list lists the legal moves of the position that w stands in and returns the most
// promising ones, at most so many, the best first, and the number of all. Moves without
// weight, which lose for certain, are none of them, unless there are no others.
func (w *worker) list(most int) (candidates []candidate, all int) {
	w.moves = w.g.AppendMoves(w.moves[:0])
	w.weights = slices.Grow(w.weights[:0], len(w.moves))[:len(w.moves)]
	w.eval.Weigh(w.moves, w.weights)
	w.candidates = w.candidates[:0]
	sum := 0.0
	lost := !slices.ContainsFunc(w.weights, func(weight float32) bool { return weight > 0 })
	for i, m := range w.moves {
		weight := float64(w.weights[i])
		if lost {
			weight = 1
		}
		if weight <= 0 {
			continue
		}
		if flatten := w.t.tuning.Flatten; flatten != 1 {
			weight = math.Pow(weight, flatten)
		}
		sum += weight
		w.candidates = append(w.candidates, candidate{move: m, share: float32(weight), place: int32(i)})
	}
	list, all := w.candidates, len(w.candidates)
	if most < len(list) {
		partition(list, most)
		list = list[:most]
	}
	slices.SortFunc(list, byShare)
	for i := range list {
		list[i].share /= float32(sum)
	}
	return list, all
}

func byShare(a, b candidate) int {
	switch {
	case a.share > b.share:
		return -1
	case a.share < b.share:
		return 1
	}
	return int(a.place - b.place)
}

// partition brings the best n of the list to its front, in any order (quickselect).
func partition(list []candidate, n int) {
	for len(list) > 1 && n > 0 && n < len(list) {
		pivot := middleOf(list[0], list[len(list)/2], list[len(list)-1])
		i, j := 0, len(list)-1
		for i <= j {
			for byShare(list[i], pivot) < 0 {
				i++
			}
			for byShare(list[j], pivot) > 0 {
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

func middleOf(a, b, c candidate) candidate {
	if byShare(a, b) > 0 {
		a, b = b, a
	}
	if byShare(b, c) > 0 {
		b = c
	}
	if byShare(a, b) > 0 {
		b = a
	}
	return b
}
