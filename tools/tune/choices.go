package main

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// choice is a position in which a search has chosen a move: what speaks for each move.
type choice struct {
	moves  [][]count
	chosen int
}

// count is how often one wish speaks for a move.
type count struct {
	wish  uint16
	times float32
}

// choices are the moves of a turn that was chosen in the position of g.
func choices(g game.Table, mind engine.LinearWeigher, turn []game.Move) (made []choice) {
	for _, m := range turn {
		legal := g.AppendMoves(nil)
		if wishes, ok := mind.Wishes(legal); ok && len(legal) > 1 {
			c := choice{}
			for i, wanted := range wishes {
				if legal[i] == m {
					c.chosen = i
				}
				c.moves = append(c.moves, counts(wanted))
			}
			made = append(made, c)
		}
		g.Do(m)
	}
	for range turn {
		g.Undo()
	}
	return made
}

func counts(wanted []float32) (list []count) {
	for i, times := range wanted {
		if times != 0 {
			list = append(list, count{uint16(i), times})
		}
	}
	return list
}

// surprise is the mean cross entropy of the choices and the shares that the moves have
// with these weights, and its gradient.
func surprise(all []choice, weights []float64) (mean float64, gradient []float64) {
	gradient = make([]float64, len(weights))
	var shares []float64
	for i := range all {
		c := &all[i]
		shares = shares[:0]
		sum := 0.0
		for _, move := range c.moves {
			wish := 0.0
			for _, n := range move {
				wish += weights[n.wish] * float64(n.times)
			}
			shares = append(shares, math.Exp(wish))
			sum += shares[len(shares)-1]
		}
		mean -= math.Log(shares[c.chosen] / sum)
		for m, move := range c.moves {
			slope := shares[m] / sum
			if m == c.chosen {
				slope--
			}
			for _, n := range move {
				gradient[n.wish] += slope * float64(n.times)
			}
		}
	}
	for i := range gradient {
		gradient[i] /= float64(len(all))
	}
	return mean / float64(len(all)), gradient
}

// fitWishes finds the weights with the least surprise plus hold times the squared distance
// from those before, by steps along the gradient, each weight with a pace of its own (Adam,
// Kingma and Ba 2014).
func fitWishes(all []choice, before []float64, hold float64) []float64 {
	const pace, keepSlope, keepBend, steps = 0.05, 0.9, 0.99, 200
	w := append([]float64(nil), before...)
	slope, bend := make([]float64, len(w)), make([]float64, len(w))
	for step := 1; step <= steps; step++ {
		_, gradient := surprise(all, w)
		for i := range w {
			g := gradient[i] + 2*hold*(w[i]-before[i])
			slope[i] = keepSlope*slope[i] + (1-keepSlope)*g
			bend[i] = keepBend*bend[i] + (1-keepBend)*g*g
			a := slope[i] / (1 - math.Pow(keepSlope, float64(step)))
			b := bend[i] / (1 - math.Pow(keepBend, float64(step)))
			w[i] -= pace * a / (math.Sqrt(b) + 1e-8)
		}
	}
	return w
}
