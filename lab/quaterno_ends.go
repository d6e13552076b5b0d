package lab

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// QuaternoEndgames collects wins of Quaterno in 1, 3 and 5 turns of both seats, and
// positions that one turn alone saves, from games of the engine against itself. All are
// proven by looking at everything: that the win is one, and that there is none sooner.
// No search is asked for them, so that its number of nodes is not used.
func QuaternoEndgames(ctx context.Context, s Suite) error {
	return collectEndgames(ctx, s, classifyQuaterno)
}

func classifyQuaterno(ctx context.Context, g game.Table, longest int) (Problem, bool) {
	p := &g.(*quaterno.Game).Pos
	if p.Placing() {
		return Problem{}, false
	}
	return newQuaternoSolver(ctx).classify(g, p, longest)
}

func newQuaternoSolver(ctx context.Context) *exhaustiveSolver[quaterno.Position, *quaterno.Position] {
	return newExhaustiveSolver(ctx, func(p *quaterno.Position) bool { return p.CanWin(p.ToMove()) })
}
