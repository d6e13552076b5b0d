package lab

import (
	"context"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// QuaternoEndgames collects wins of Quaterno in 1, 3 and 5 turns of both seats, and positions
// that only one turn saves, from self-play games. All are proven exhaustively: that the win
// exists, and that there is no sooner one. It needs no search of the engine, so it ignores
// Suite.Nodes.
func QuaternoEndgames(ctx context.Context, s Suite) error {
	return collectEndgames(ctx, s, classifyQuaterno)
}

func classifyQuaterno(ctx context.Context, g game.Game, longest int) (SuiteProblem, bool) {
	p := &g.(*quaterno.Game).Pos
	if p.Placing() {
		return SuiteProblem{}, false
	}
	return newQuaternoSolver(ctx).classify(g, p, longest)
}

func newQuaternoSolver(ctx context.Context) *exhaustiveSolver[quaterno.Position, *quaterno.Position] {
	return newExhaustiveSolver(ctx, func(p *quaterno.Position) bool { return p.CanWin(p.ToMove()) })
}

// BalanceEndgames collects late wins of Balance Pai Sho in 1 and 3 turns of both seats, and
// positions that only one turn saves, as [QuaternoEndgames] does. Late means from the last
// three placements on. Once tiles move, wins in 3 turns are very rare: there is nearly always a
// waiting turn.
func BalanceEndgames(ctx context.Context, s Suite) error {
	return collectEndgames(ctx, s, classifyBalance)
}

func classifyBalance(ctx context.Context, g game.Game, longest int) (SuiteProblem, bool) {
	p := &g.(*balance.Game).Pos
	if p.Placed() < latePlacements || p.Placed() == latePlacements && longest < usualWin || p.Hopeless() {
		return SuiteProblem{}, false
	}
	return newBalanceSolver(ctx).classify(g, p, min(longest, usualWin))
}

// latePlacements is the number of placed tiles from which on Balance Pai Sho is late.
const latePlacements = 8

func newBalanceSolver(ctx context.Context) *exhaustiveSolver[balance.Position, *balance.Position] {
	return newExhaustiveSolver(ctx, func(p *balance.Position) bool { return p.CanWin() })
}
