package problems

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// Mining returns how puzzles are mined. play is how the engine plays itself.
func Mining(play lab.SelfPlay, tags *puzzle.TagTable) mining.Plan {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 10, 12, 0.2, 140
	return mining.Plan{
		Play:       play,
		Options:    []map[string]string{{}, {"edition": "garden-gate"}, {}, {"opening": "clash"}, {"edition": "garden-gate", "opening": "clash"}},
		Wanted:     map[int]int{1: 200, 2: 310, 3: 60},
		Tags:       tags,
		Find:       OnlyTurn,
		Deviations: 3,
		Effort:     3000,
		PerGame:    2,
		MaxTurns:   3000,
	}
}

// OnlyTurn returns the puzzle of a position, if exactly one turn wins or saves there; see mining.Plan.Find. Its solver stops soon
// after ctx ends.
func OnlyTurn(ctx context.Context, g game.Game, longest int, needs func(kind int) bool) (lab.SuiteProblem, lab.Prospects, bool) {
	p := g.(*skud.Game).Pos
	harmonies := g.(*skud.Game).Info().(skud.PositionInfo).Harmonies
	if !p.InPlayPhase() || max(harmonies.First, harmonies.Second) < fewestHarmonies {
		return lab.SuiteProblem{}, lab.Prospects{}, false
	}
	return newSolver(ctx, g).OnlyTurn(g, &p, longest, needs)
}

// fewestHarmonies is the number of Harmonies of one player from which on a position is searched: with fewer
// there is hardly ever a ring to close.
const fewestHarmonies = 3

// newSolver returns a solver of positions of games with the rules of g.
func newSolver(ctx context.Context, g game.Game) *lab.ProofSolver[skud.Position, *skud.Position] {
	at := game.Clone(g).(*skud.Game)
	finisher := eval.New(at).(engine.WinFinder)
	return lab.NewProofSolver(ctx, func(p *skud.Position) bool {
		at.Pos = *p
		_, ok := finisher.WinInOne()
		return ok
	})
}
