package problems

import (
	"context"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
)

// Suite returns how the problems in testdata are made. play is how the engine plays itself; the
// stall limit is many times the longest wait for a problem.
func Suite(play lab.SelfPlay) lab.Suite {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 30, 6, 0.05, 60
	return lab.Suite{
		Play:       play,
		Options:    []map[string]string{{"matching": "opposites"}, {}},
		Wanted:     map[int]int{1: 12, 3: 8, 2: 2},
		StallLimit: 10_000,
		Collect:    collect,
	}
}

// collect collects late wins of Balance Pai Sho in 1 and 3 turns of both seats, and
// positions that only one turn saves. Late means from the last
// three placements on. Once tiles move, wins in 3 turns are very rare: there is nearly always a
// waiting turn.
func collect(ctx context.Context, s lab.Suite) error {
	return lab.CollectEndgames(ctx, s, classify)
}

func classify(ctx context.Context, g game.Game, longest int) (lab.SuiteProblem, bool) {
	p := &g.(*balance.Game).Pos
	if p.Placed() < latePlacements || p.Placed() == latePlacements && longest < lab.UsualWin || p.Hopeless() {
		return lab.SuiteProblem{}, false
	}
	return newSolver(ctx).Classify(g, p, min(longest, lab.UsualWin))
}

// latePlacements is the number of placed tiles from which on Balance Pai Sho is late.
const latePlacements = 8

func newSolver(ctx context.Context) *lab.ProofSolver[balance.Position, *balance.Position] {
	return lab.NewProofSolver(ctx, func(p *balance.Position) bool { return p.CanWin() })
}
