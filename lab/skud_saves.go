package lab

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// skudSavingProblem is the problem of a position in which the opponent wins at once after every turn
// but one. It reports false if this is none, the seat to move can win, or ctx has ended.
func skudSavingProblem(ctx context.Context, g *skud.Game) (p Problem, ok bool) {
	p = newProblem(g)
	p.Saves = 2
	us, turns := g.ToMove(), 0
	finisher := eval.New(g).(engine.WinFinder)
	game.EachTurn(g, func(text []byte) bool {
		turns++
		switch o := g.Outcome(); {
		case ctx.Err() != nil || o.Over() && o.Winner == us:
			p.Turns = nil
			return false
		case o.Over() && o.Winner == us.Opponent() || !o.Over() && canWin(g, finisher):
		default:
			p.Turns = append(p.Turns, string(text))
		}
		return len(p.Turns) < 2
	})
	if len(p.Turns) != 1 || turns < 2 {
		return p, false
	}
	g = g.Clone().(*skud.Game)
	return p, game.PlayTurn(g, p.Turns[0]) == nil && len(skudWinningTurns(g)) == 0
}

// canWin reports whether the seat to move has a turn that wins at once, and makes that turn.
func canWin(g *skud.Game, finisher engine.WinFinder) bool {
	us := g.ToMove()
	turn, ok := finisher.WinInOne()
	if !ok {
		return false
	}
	for _, m := range turn {
		g.Do(m)
	}
	o := g.Outcome()
	for range turn {
		g.Undo()
	}
	return o.Over() && o.Winner == us
}
