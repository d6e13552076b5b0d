package lab

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// TuneSettings says how the weights of an evaluation are tuned.
type TuneSettings struct {
	Options map[string]string // of the game
	Games   int               // played
	Nodes   uint64            // searched for each turn
	Seed    uint64
}

// How the games for TuneLinear are played.
const (
	tuneOpening    = 10  // turns at the beginning of a game that are random
	tuneSecondBest = 0.1 // share of the later turns that are the second or third best
	tuneMaxTurns   = 300 // turns after which a game is a draw
	// tuneRegularization is how strongly the weights are drawn to the present ones.
	tuneRegularization = 0.0005
)

// TuneLinear plays games and returns fitted weights of an evaluation that is a weighted sum, as Go
// source. Each position is labelled with the result of its game. The weights are those of the
// logistic regression of the results on the features (Texel's method, Österlund 2014), regularized
// towards the present weights. The same settings return the same weights. newEvaluator must return
// an [engine.LinearEvaluator]. The errors are those of ctx and of the engine.
func TuneLinear(ctx context.Context, play SelfPlay, newEvaluator func(game.State) engine.Evaluator, p TuneSettings) (source string, err error) {
	e := play.NewEngine(engine.Options{Seed: p.Seed})
	h := new(dataset)
	for i := range p.Games {
		state, err := play.Rules.New(p.Options)
		if err != nil {
			return "", err
		}
		evaluator := newEvaluator(state).(engine.LinearEvaluator)
		h.weights = append([]float64(nil), evaluator.Weights()...)
		e.Reset()
		if err := p.playGame(ctx, e, state, evaluator, rand.New(rand.NewPCG(p.Seed, uint64(i))), h); err != nil {
			return "", err
		}
	}
	fitted := fit(h.samples, h.weights, tuneRegularization)
	var b strings.Builder
	fmt.Fprintf(&b, "// %d positions of %d games; error %.4f before and %.4f after.\n",
		len(h.samples), p.Games, loss(h.samples, h.weights), loss(h.samples, fitted))
	for i, w := range fitted {
		fmt.Fprintf(&b, "\t%.3f, // %d, was %.3f\n", w, i, h.weights[i])
	}
	return b.String(), nil
}

// dataset holds the samples of the games, and the weights that they were played with.
type dataset struct {
	samples []sample
	weights []float64
}

// playGame plays a game and adds its positions after the random opening.
func (p *TuneSettings) playGame(ctx context.Context, e engine.Engine, g game.Game, evaluator engine.LinearEvaluator, r *rand.Rand, h *dataset) error {
	for g.TurnCount() < tuneOpening || g.MidTurn() || g.ToMove() == game.Chance {
		m, ok := game.SampleMove(g, r)
		if !ok {
			return nil
		}
		g.Do(m)
	}
	var found []sample
	var seats []game.Seat
	for !g.Outcome().Over() && g.TurnCount() < tuneMaxTurns {
		features, seat := evaluator.Features(nil)
		found, seats = append(found, sample{features: features}), append(seats, seat)
		found, err := e.Search(ctx, g, engine.Limits{Nodes: p.Nodes, MultiPV: 3}, nil)
		if err != nil {
			return err
		}
		line := found.PVs[0]
		if line.Score.Proof == engine.Unproven && r.Float64() < tuneSecondBest {
			line = found.PVs[r.IntN(len(found.PVs))]
		}
		if err := ctx.Err(); err != nil {
			return err // the search may have been cut short
		}
		if err := game.PlayTurn(g, line.Turns[0]); err != nil {
			return err
		}
	}
	for i, seat := range seats {
		found[i].result = 0.5
		if winner := g.Outcome().Winner; g.Outcome().Over() && winner.IsPlayer() {
			found[i].result = 0
			if winner == seat {
				found[i].result = 1
			}
		}
	}
	h.samples = append(h.samples, found...)
	return nil
}
