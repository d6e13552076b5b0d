package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	skud "github.com/teahouse-games/teahouse/skud/eval"
)

// evaluators are the evaluators of the games.
var evaluators = map[string]func(game.State) engine.Evaluator{
	"skud-pai-sho": skud.New,
}

// selfPlay defines how the games are played.
type selfPlay struct {
	game         string
	options      map[string]string
	games        int
	nodes        uint64
	openingTurns int
	randomShare  float64
	maxTurns     int
	seed         uint64
}

func (p *selfPlay) parseOption(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return fmt.Errorf("%q is not name=value", text)
	}
	if p.options == nil {
		p.options = map[string]string{}
	}
	p.options[name] = value
	return nil
}

// dataset holds the samples of the games, and the weights that they were played with.
type dataset struct {
	samples []sample
	weights []float64
}

// collect plays the games.
func (p *selfPlay) collect(ctx context.Context, progress func(string)) (h *dataset, err error) {
	rules, ok := games.ByName(p.game)
	if !ok || evaluators[p.game] == nil {
		return nil, fmt.Errorf("there is no game %q with an evaluator", p.game)
	}
	e, err := engines.New(p.game, engine.Options{Seed: p.seed})
	if err != nil {
		return nil, err
	}
	h = new(dataset)
	for i := range p.games {
		state, err := rules.New(p.options)
		if err != nil {
			return nil, err
		}
		evaluator, ok := evaluators[p.game](state).(engine.LinearEvaluator)
		if !ok {
			return nil, fmt.Errorf("the evaluator of %s is not a weighted sum", p.game)
		}
		h.weights = append([]float64(nil), evaluator.Weights()...)
		e.Reset()
		if err := p.playGame(ctx, e, state, evaluator, rand.New(rand.NewPCG(p.seed, uint64(i))), h); err != nil {
			return nil, err
		}
		if (i+1)%20 == 0 {
			progress(fmt.Sprintf("%d games, %d positions, %s", i+1, len(h.samples), state.Outcome()))
		}
	}
	return h, nil
}

// playGame plays a game and adds its positions after the random opening.
func (p *selfPlay) playGame(ctx context.Context, e engine.Engine, g game.Game, evaluator engine.LinearEvaluator, r *rand.Rand, h *dataset) error {
	for g.TurnCount() < p.openingTurns || g.MidTurn() || g.ToMove() == game.Chance {
		m, ok := game.SampleMove(g, r)
		if !ok {
			return nil
		}
		g.Do(m)
	}
	var found []sample
	var seats []game.Seat
	for !g.Outcome().Over() && g.TurnCount() < p.maxTurns {
		features, seat := evaluator.Features(nil)
		found, seats = append(found, sample{features: features}), append(seats, seat)
		found, err := e.Search(ctx, g, engine.Limits{Nodes: p.nodes, MultiPV: 3}, nil)
		if err != nil {
			return err
		}
		line := found.PVs[0]
		if line.Score.Proof == engine.Unproven && r.Float64() < p.randomShare {
			line = found.PVs[r.IntN(len(found.PVs))]
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
