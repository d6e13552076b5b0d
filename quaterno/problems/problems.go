package problems

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/quaterno"
)

// Suite returns how the problems in testdata are made. play is how the engine plays itself; the
// stall limit is many times the longest wait for a problem.
func Suite(play lab.SelfPlay) lab.Suite {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 30, 6, 0.05, 80
	return lab.Suite{
		Play:       play,
		Options:    []map[string]string{{}},
		Wanted:     map[int]int{1: 12, 3: 12, 5: 4, 2: 12},
		StallLimit: 3000,
		Collect:    collect,
	}
}

// collect collects wins of Quaterno in 1, 3 and 5 turns of both seats, and positions
// that only one turn saves, from self-play games. All are proven exhaustively: that the win
// exists, and that no shorter one exists. It needs no search of the engine, so it ignores
// Suite.Nodes.
func collect(ctx context.Context, s lab.Suite) error {
	return lab.CollectEndgames(ctx, s, classify)
}

func classify(ctx context.Context, g game.Game, longest int) (lab.SuiteProblem, bool) {
	p := &g.(*quaterno.Game).Pos
	if p.Placing() {
		return lab.SuiteProblem{}, false
	}
	return newSolver(ctx).Classify(g, p, longest)
}

func newSolver(ctx context.Context) *lab.ProofSolver[quaterno.Position, *quaterno.Position] {
	return lab.NewProofSolver(ctx, func(p *quaterno.Position) bool { return p.CanWin(p.ToMove()) })
}
