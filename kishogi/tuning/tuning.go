package tuning

import (
	"context"
	"fmt"
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
	"github.com/teahouse-games/teahouse/lab"
)

// Tune plays games and returns the weights fitted to them as Go source. play is how the engine
// plays itself. The errors are those of ctx and of the engine.
func Tune(ctx context.Context, play lab.SelfPlay, t lab.TuneSettings) (string, error) {
	play.Options, play.Nodes, play.Seed = t.Options, t.Nodes, t.Seed
	play.MaxOpening, play.RandomShare, play.MaxTurns = 10, 0.05, 150
	r, err := fitWeights(ctx, play, t.Games)
	if err != nil {
		return "", err
	}
	return r.source(), nil
}

// sample is a position as feature counts, with its result.
type sample struct {
	features []uint8 // indices of the features that occur
	counts   []int8  // how often each occurs
	target   float64 // the mean of the search score and the result of the game
}

// result holds fitted weights of kishogi/eval.
type result struct {
	Ki            bool
	Weights       []int16
	Games         int
	Positions     int
	Before, After float64 // root mean square error of the predictions, from 0 to 1
}

// source returns the Go source of the weights for kishogi/eval/weights.go.
func (t *result) source() string {
	return eval.GoSource(t.Ki, t.Weights, fmt.Sprintf("tuned with %d positions of %d games, error %.4f before and %.4f after.", t.Positions, t.Games, t.Before, t.After))
}

// fitWeights plays that many games and fits the weights that predict best the search scores
// and results: logistic regression, as is usual for chess engines (Texel tuning).
func fitWeights(ctx context.Context, s lab.SelfPlay, count int) (*result, error) {
	var samples []sample
	for i := range count {
		counts, err := selfPlaySamples(ctx, s, i)
		if err != nil {
			return nil, err
		}
		samples = append(samples, counts...)
	}
	t := &result{Ki: s.Options["ki"] == "on", Games: count, Positions: len(samples)}
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

// selfPlaySamples plays a game and returns its quiet positions: no check, no capture, no proven
// result.
func selfPlaySamples(ctx context.Context, s lab.SelfPlay, number int) (samples []sample, err error) {
	var seats []game.Seat
	outcome, err := s.Play(ctx, number, func(t lab.SearchedPosition) error {
		p := &t.State.(*kishogi.Game).Pos
		score := t.Info.PVs[0].Score
		if p.Placing() || p.InCheck() || strings.Contains(t.Turn, "x") || score.Proof != engine.Unproven {
			return nil
		}
		x := sample{target: score.Win / 2}
		for i, n := range eval.Counts(p) {
			if n != 0 {
				x.features, x.counts = append(x.features, uint8(i)), append(x.counts, int8(n))
			}
		}
		samples, seats = append(samples, x), append(seats, p.ToMove())
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

// predict returns the winning probability of a sample.
func predict(x *sample, w []float64) float64 {
	points := 0.0
	for i, at := range x.features {
		points += w[at] * float64(x.counts[i])
	}
	return 1 / (1 + math.Exp(-points/eval.PointsOdds))
}

func rootMeanSquareError(samples []sample, w []float64) (sum float64) {
	for i := range samples {
		diff := predict(&samples[i], w) - samples[i].target
		sum += diff * diff
	}
	return math.Sqrt(sum / float64(len(samples)))
}

// fit improves the weights by gradient descent (Adam, Kingma and Ba 2015). The weights of rare
// features stay near their initial values.
func fit(ctx context.Context, samples []sample, w []float64) error {
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
