package lab

import (
	"context"
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

// sample is a position as the weights see it and what came of it.
type sample struct {
	counts []float32
	win    float64 // half what was found by searching, half how the game ended
}

// TuneKiShogi plays so many games and returns the weights of kishogi/eval that foretell
// best what was found and how the games ended (logistic regression, as is usual since
// Österlund 2014 in chess), the number of positions and the mean error before and after.
func TuneKiShogi(ctx context.Context, s SelfPlay, count int) (tuned []int16, positions int, before, after float64, err error) {
	var samples []sample
	for i := range count {
		type seen struct {
			sample
			seat game.Seat
		}
		var met []seen
		outcome, err := s.Play(ctx, i, func(t Thought) error {
			p := &t.Table.(*kishogi.Game).Pos
			score := t.Found.Lines[0].Score
			if p.Placing() || p.InCheck() || strings.Contains(t.Turn, "x") || score.Proof != engine.Unproven {
				return nil
			}
			counts := eval.Counts(p)
			x := sample{counts: make([]float32, len(counts)), win: score.Win / 2}
			for i, n := range counts {
				x.counts[i] = float32(n)
			}
			met = append(met, seen{x, p.ToMove()})
			return nil
		})
		if err != nil {
			return nil, 0, 0, 0, err
		}
		for _, x := range met {
			switch {
			case outcome.Winner == x.seat:
				x.win += 0.5
			case outcome.IsDraw() || !outcome.Over():
				x.win += 0.25
			}
			samples = append(samples, x.sample)
		}
	}
	begin := eval.Weights(s.Options["ki"] == "on")
	w := make([]float64, len(begin))
	for i := range w {
		w[i] = float64(begin[i])
	}
	before = meanError(samples, w)
	fit(samples, w)
	for _, x := range w {
		tuned = append(tuned, int16(math.Round(x)))
	}
	return tuned, len(samples), before, meanError(samples, w), nil
}

const odds = 400 // points, as in eval

func foretold(x *sample, w []float64) float64 {
	points := 0.0
	for i, n := range x.counts {
		points += w[i] * float64(n)
	}
	return 1 / (1 + math.Exp(-points/odds))
}

func meanError(samples []sample, w []float64) (sum float64) {
	for i := range samples {
		off := foretold(&samples[i], w) - samples[i].win
		sum += off * off
	}
	return math.Sqrt(sum / float64(len(samples)))
}

// fit improves the weights by gradient descent (Adam), drawing them gently to where they began.
func fit(samples []sample, w []float64) {
	begin := append([]float64(nil), w...)
	m, v := make([]float64, len(w)), make([]float64, len(w))
	g := make([]float64, len(w))
	for step := 1; step <= 600; step++ {
		clear(g)
		for i := range samples {
			x := &samples[i]
			off := foretold(x, w) - x.win
			for j, n := range x.counts {
				if n != 0 {
					g[j] += off * float64(n)
				}
			}
		}
		rate := 4.0 / math.Sqrt(float64(1+step/50))
		for j := range w {
			d := g[j]/float64(len(samples)) + 1e-6*(w[j]-begin[j])
			m[j] = 0.9*m[j] + 0.1*d
			v[j] = 0.99*v[j] + 0.01*d*d
			w[j] -= rate * (m[j] / (1 - math.Pow(0.9, float64(step)))) / (math.Sqrt(v[j]/(1-math.Pow(0.99, float64(step)))) + 1e-8)
		}
	}
}
