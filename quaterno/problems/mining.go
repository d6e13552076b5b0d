package problems

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
	"github.com/teahouse-games/teahouse/quaterno"
)

// Mining returns how puzzles are mined. play is how the engine plays itself.
func Mining(play lab.SelfPlay, tags *puzzle.TagTable) mining.Plan {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 15, 10, 0.1, 80
	return mining.Plan{
		Play:       play,
		Options:    []map[string]string{{}},
		Wanted:     map[int]int{1: 200, 2: 200, 3: 200, 5: 30},
		Tags:       tags,
		Find:       OnlyTurn,
		Deviations: 3,
		Effort:     20_000,
		PerGame:    2,
	}
}

// OnlyTurn returns the puzzle of a position, if exactly one turn wins or saves there; see mining.Plan.Find. Its solver stops soon
// after ctx ends.
func OnlyTurn(ctx context.Context, g game.Game, longest int, needs func(kind int) bool) (lab.SuiteProblem, lab.Prospects, bool) {
	p := &g.(*quaterno.Game).Pos
	if p.Placing() {
		return lab.SuiteProblem{}, lab.Prospects{}, false
	}
	return newSolver(ctx).OnlyTurn(g, p, longest, needs)
}
