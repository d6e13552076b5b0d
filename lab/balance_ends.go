package lab

import (
	"context"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// BalanceEnds collects late wins of Balance Pai Sho in 1 and 3 turns of both seats, and
// positions that one turn alone saves, as [QuaternoEnds] does. Late is all from the last
// three placements on. Once tiles move, wins in 3 turns are hardly ever met: there is
// nearly always a turn that only waits.
func BalanceEnds(ctx context.Context, s Suite) error {
	return collect(ctx, s, sortBalance)
}

func sortBalance(ctx context.Context, g game.Table, longest int) (Problem, bool) {
	p := &g.(*balance.Game).Pos
	if p.Placed() < lateBalance || p.Placed() == lateBalance && longest < usual || p.Hopeless() {
		return Problem{}, false
	}
	return newBalanceEnds(ctx).sort(g, p, min(longest, usual))
}

// lateBalance is how many tiles are placed where Balance Pai Sho is late.
const lateBalance = 8

func newBalanceEnds(ctx context.Context) *forced[balance.Position, *balance.Position] {
	return newForced(ctx, func(p *balance.Position) bool { return p.CanWin() })
}
