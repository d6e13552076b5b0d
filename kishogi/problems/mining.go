package problems

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// Mining returns how puzzles are mined. play is how the engine plays itself.
func Mining(play lab.SelfPlay, tags *puzzle.TagTable) mining.Plan {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 1500, 8, 0.15, 120
	return mining.Plan{
		Play:       play,
		Options:    []map[string]string{{}, {"ki": "on"}, {}, {"field": "7x7"}, {"ki": "on", "field": "9x9"}},
		Wanted:     map[int]int{1: 180, 2: 140, 3: 180, 5: 80, 7: 20},
		Tags:       tags,
		Find:       OnlyTurn,
		Deviations: 2,
		Effort:     200_000,
	}
}

// OnlyTurn returns the puzzle of a position, if exactly one turn wins or saves there; see mining.Plan.Find. Its solver stops soon
// after ctx ends.
func OnlyTurn(ctx context.Context, g game.Game, longest int, needs func(kind int) bool) (lab.SuiteProblem, lab.Prospects, bool) {
	p := &g.(*kishogi.Game).Pos
	if p.Placing() {
		return lab.SuiteProblem{}, lab.Prospects{}, false
	}
	f := lab.NewProofSolver(ctx, func(p *kishogi.Position) bool {
		for _, m := range p.AppendMoves(nil) {
			q := *p
			if q.Do(m); !q.HasMove() {
				return true
			}
		}
		return false
	})
	return f.OnlyTurn(g, p, longest, needs)
}
