package lab

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// QuaternoEnds collects wins of Quaterno in 1, 3 and 5 turns of both seats, and
// positions that one turn alone saves, from games of the engine against itself. All are
// proven by looking at everything: that the win is one, and that there is none sooner.
// No search is asked for them, so that its number of nodes is not used.
func QuaternoEnds(ctx context.Context, s Suite) error {
	return collect(ctx, s, sortQuaterno)
}

func sortQuaterno(ctx context.Context, g game.Table, longest int) (Problem, bool) {
	p := &g.(*quaterno.Game).Pos
	if p.Placing() {
		return Problem{}, false
	}
	return newQuaternoEnds(ctx).sort(g, p, longest)
}

func newQuaternoEnds(ctx context.Context) *forced[quaterno.Position, *quaterno.Position] {
	return newForced(ctx, func(p *quaterno.Position) bool { return p.CanWin(p.ToMove()) })
}
