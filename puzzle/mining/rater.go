package mining

import (
	"context"
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/puzzle"
)

// rater estimates how hard puzzles are.
type rater struct {
	plan   *Plan
	engine engine.Engine
}

func newRater(plan *Plan) *rater {
	return &rater{plan, plan.Play.NewEngine(engine.Options{Memory: 8 << 20, Seed: plan.Play.Seed})}
}

// The parts of an estimate, besides those of puzzle.EstimateRating.
const (
	quietTurn = 120
	notFound  = 300
)

// searches are numbers of nodes, and what a puzzle is worth that needs so many.
var searches = []struct {
	nodes uint64
	worth float64
}{{10, -120}, {100, 0}, {1000, 150}}

// rate estimates the rating of a puzzle with that many legal turns.
func (r *rater) rate(ctx context.Context, p *puzzle.Puzzle, legal int, quiet bool) (int, error) {
	rating := puzzle.EstimateRating(&p.SuiteProblem, legal)
	if quiet {
		rating += quietTurn
	}
	worth := float64(notFound)
	for _, s := range searches {
		g, err := p.State(r.plan.Play.Rules)
		if err != nil {
			return 0, err
		}
		r.engine.Reset()
		info, err := r.engine.Search(ctx, g, engine.Limits{Nodes: s.nodes}, nil)
		if err != nil {
			return 0, err
		}
		if info.PVs[0].Turns[0] == p.Turns[0] {
			worth = s.worth
			break
		}
	}
	if p.Wins == 1 {
		worth /= 2 // engines look for wins in one turn before anything else
	}
	return int(math.Round(max(1, rating+worth))), nil
}
