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

// tuningSample is a position as the weights see it and what came of it.
type tuningSample struct {
	features []uint8 // the places of what is counted,
	counts   []int8  // and how often
	target   float64 // half what was found by searching, half how the game ended
}

// TuningResult is what has been found for the weights of kishogi/eval.
type TuningResult struct {
	Ki            bool
	Weights       []int16
	Games         int
	Positions     int
	Before, After float64 // the root of the mean square error of what they foretell, from 0 to 1
}

// Source is what belongs into kishogi/eval/weights.go.
func (t *TuningResult) Source() string {
	return eval.Source(t.Ki, t.Weights, fmt.Sprintf("tuned with %d positions of %d games, error %.4f before and %.4f after.", t.Positions, t.Games, t.Before, t.After))
}

// TuneKiShogi plays so many games and finds the weights that foretell best what was found
// in them and how they ended: logistic regression, as is usual for chess engines.
func TuneKiShogi(ctx context.Context, s SelfPlay, count int) (*TuningResult, error) {
	var samples []tuningSample
	for i := range count {
		counts, err := selfPlaySamples(ctx, s, i)
		if err != nil {
			return nil, err
		}
		samples = append(samples, counts...)
	}
	t := &TuningResult{Ki: s.Options["ki"] == "on", Games: count, Positions: len(samples)}
	begin := eval.Weights(t.Ki)
	w := make([]float64, len(begin))
	for i := range w {
		w[i] = float64(begin[i])
	}
	t.Before = rootMeanSquareError(samples, w)
	if err := fit(ctx, samples, w); err != nil {
		return nil, err
	}
	for _, x := range w {
		t.Weights = append(t.Weights, int16(math.Round(x)))
	}
	t.After = rootMeanSquareError(samples, w)
	return t, nil
}

// selfPlaySamples plays a game and returns the calm positions in it: no check, no capture to be
// made, no end in sight.
func selfPlaySamples(ctx context.Context, s SelfPlay, number int) (samples []tuningSample, err error) {
	var seats []game.Seat
	outcome, err := s.Play(ctx, number, func(t SearchedPosition) error {
		p := &t.State.(*kishogi.Game).Pos
		score := t.Info.PVs[0].Score
		if p.Placing() || p.InCheck() || strings.Contains(t.Turn, "x") || score.Proof != engine.Unproven {
			return nil
		}
		sample := tuningSample{target: score.Win / 2}
		for i, n := range eval.Counts(p) {
			if n != 0 {
				sample.features, sample.counts = append(sample.features, uint8(i)), append(sample.counts, int8(n))
			}
		}
		samples, seats = append(samples, sample), append(seats, p.ToMove())
		return nil
	})
	for i := range samples {
		switch {
		case outcome.Winner == seats[i] && outcome.Over():
			samples[i].target += 0.5
		case outcome.IsDraw() || !outcome.Over():
			samples[i].target += 0.25
		}
	}
	return samples, err
}

// predict is the chance to win that weights give a sample.
func predict(x *tuningSample, w []float64) float64 {
	points := 0.0
	for i, at := range x.features {
		points += w[at] * float64(x.counts[i])
	}
	return 1 / (1 + math.Exp(-points/eval.PointsOdds))
}

func rootMeanSquareError(samples []tuningSample, w []float64) (sum float64) {
	for i := range samples {
		diff := predict(&samples[i], w) - samples[i].target
		sum += diff * diff
	}
	return math.Sqrt(sum / float64(len(samples)))
}

// fit improves the weights by gradient descent (Adam, Kingma and Ba 2015). What is seldom
// met stays near where it began.
func fit(ctx context.Context, samples []tuningSample, w []float64) error {
	initial := append([]float64(nil), w...)
	gradient, mean, square := make([]float64, len(w)), make([]float64, len(w)), make([]float64, len(w))
	for step := 1.0; step <= 600; step++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		clear(gradient)
		for i := range samples {
			x := &samples[i]
			diff := predict(x, w) - x.target
			for j, at := range x.features {
				gradient[at] += diff * float64(x.counts[j])
			}
		}
		rate := 4 / math.Sqrt(1+step/50)
		for j := range w {
			d := gradient[j]/float64(len(samples)) + 1e-6*(w[j]-initial[j])
			mean[j] = 0.9*mean[j] + 0.1*d
			square[j] = 0.99*square[j] + 0.01*d*d
			correctedMean := mean[j] / (1 - math.Pow(0.9, step))
			rootSquare := math.Sqrt(square[j]/(1-math.Pow(0.99, step))) + 1e-8
			w[j] -= rate * correctedMean / rootSquare
		}
	}
	return nil
}
