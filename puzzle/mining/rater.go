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

// The parts of an estimate.
const (
	oneTurn      = 900 // a win in one turn
	eachTurn     = 230 // for each more turn of both seats
	save         = 1150
	usualTurns   = 50 // legal turns
	eachDoubling = 45 // for each doubling of the legal turns
	mostTurns    = 250
	quietTurn    = 120
	notFound     = 300
)

// searches are numbers of nodes, and what a puzzle is worth that needs so many.
var searches = []struct {
	nodes uint64
	worth float64
}{{10, -120}, {100, 0}, {1000, 150}}

// rate estimates the rating of a puzzle with that many legal turns.
func (r *rater) rate(ctx context.Context, p *puzzle.Puzzle, legal int, quiet bool) (int, error) {
	rating := float64(save)
	if p.Wins > 0 {
		rating = oneTurn + eachTurn*float64(p.Wins-1)
	}
	choice := eachDoubling * math.Log2(float64(max(legal, 1))/usualTurns)
	rating += max(-mostTurns, min(mostTurns, choice))
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
