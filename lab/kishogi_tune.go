package lab

import (
	"context"
	"fmt"
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

// sample is a position as the weights see it and what came of it.
type sample struct {
	at     []uint8 // the places of what is counted,
	counts []int8  // and how often
	win    float64 // half what was found by searching, half how the game ended
}

// Tuned is what has been found for the weights of kishogi/eval.
type Tuned struct {
	Ki            bool
	Weights       []int16
	Games         int
	Positions     int
	Before, After float64 // the root of the mean square error of what they foretell, from 0 to 1
}

// Source is what belongs into kishogi/eval/weights.go.
func (t *Tuned) Source() string {
	return eval.Source(t.Ki, t.Weights, fmt.Sprintf("tuned with %d positions of %d games, error %.4f before and %.4f after.", t.Positions, t.Games, t.Before, t.After))
}

// TuneKiShogi plays so many games and finds the weights that foretell best what was found
// in them and how they ended: logistic regression, as is usual for chess engines.
func TuneKiShogi(ctx context.Context, s SelfPlay, count int) (*Tuned, error) {
	var samples []sample
	for i := range count {
		met, err := samplesOf(ctx, s, i)
		if err != nil {
			return nil, err
		}
		samples = append(samples, met...)
	}
	t := &Tuned{Ki: s.Options["ki"] == "on", Games: count, Positions: len(samples)}
	begin := eval.Weights(t.Ki)
	w := make([]float64, len(begin))
	for i := range w {
		w[i] = float64(begin[i])
	}
	t.Before = meanError(samples, w)
	if err := fit(ctx, samples, w); err != nil {
		return nil, err
	}
	for _, x := range w {
		t.Weights = append(t.Weights, int16(math.Round(x)))
	}
	t.After = meanError(samples, w)
	return t, nil
}

// samplesOf plays a game and returns the calm positions in it: no check, no capture to be
// made, no end in sight.
func samplesOf(ctx context.Context, s SelfPlay, number int) (met []sample, err error) {
	var seats []game.Seat
	outcome, err := s.Play(ctx, number, func(t Thought) error {
		p := &t.Table.(*kishogi.Game).Pos
		score := t.Found.Lines[0].Score
		if p.Placing() || p.InCheck() || strings.Contains(t.Turn, "x") || score.Proof != engine.Unproven {
			return nil
		}
		x := sample{win: score.Win / 2}
		for i, n := range eval.Counts(p) {
			if n != 0 {
				x.at, x.counts = append(x.at, uint8(i)), append(x.counts, int8(n))
			}
		}
		met, seats = append(met, x), append(seats, p.ToMove())
		return nil
	})
	for i := range met {
		switch {
		case outcome.Winner == seats[i] && outcome.Over():
			met[i].win += 0.5
		case outcome.IsDraw() || !outcome.Over():
			met[i].win += 0.25
		}
	}
	return met, err
}

// foretold is the chance to win that weights give a sample.
func foretold(x *sample, w []float64) float64 {
	points := 0.0
	for i, at := range x.at {
		points += w[at] * float64(x.counts[i])
	}
	return 1 / (1 + math.Exp(-points/eval.PointsOdds))
}

func meanError(samples []sample, w []float64) (sum float64) {
	for i := range samples {
		off := foretold(&samples[i], w) - samples[i].win
		sum += off * off
	}
	return math.Sqrt(sum / float64(len(samples)))
}

// fit improves the weights by gradient descent (Adam, Kingma and Ba 2015). What is seldom
// met stays near where it began.
func fit(ctx context.Context, samples []sample, w []float64) error {
	begin := append([]float64(nil), w...)
	slope, mean, square := make([]float64, len(w)), make([]float64, len(w)), make([]float64, len(w))
	for step := 1.0; step <= 600; step++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		clear(slope)
		for i := range samples {
			x := &samples[i]
			off := foretold(x, w) - x.win
			for j, at := range x.at {
				slope[at] += off * float64(x.counts[j])
			}
		}
		rate := 4 / math.Sqrt(1+step/50)
		for j := range w {
			d := slope[j]/float64(len(samples)) + 1e-6*(w[j]-begin[j])
			mean[j] = 0.9*mean[j] + 0.1*d
			square[j] = 0.99*square[j] + 0.01*d*d
			up := mean[j] / (1 - math.Pow(0.9, step))
			down := math.Sqrt(square[j]/(1-math.Pow(0.99, step))) + 1e-8
			w[j] -= rate * up / down
		}
	}
	return nil
}
