package lab

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// SkudEndgames collects forced wins of Skud Pai Sho from games of the engine against itself, and
// positions that one turn alone saves: as many in 1 and in 3 turns of both seats as the suite
// wants and as many of the others as it wants of 2, in turn from its sets of options.
// Positions that look won are searched with so many nodes as it says. What the engine takes for a win is proven by making every turn of both, up to 40,000 a position:
// that it is one, and that there is none sooner; so is that all turns but one lose.
func SkudEndgames(ctx context.Context, s Suite) error {
	second, err := engines.New(s.Play.Game, engine.Options{Memory: 32 << 20})
	if err != nil {
		return err
	}
	c := newCollector(s)
	return c.searchGames(ctx, func(t SearchedPosition) error {
		best, position := t.Info.PVs[0], t.State.PositionText()
		if best.Score.Proof == engine.Unproven && best.Score.Win > likelyWin && c.wants(3, position) {
			deeper, err := second.Search(ctx, t.State, engine.Limits{Nodes: s.Nodes}, nil)
			if err != nil {
				return err
			}
			best = deeper.PVs[0]
		}
		p, ok := Problem{}, false
		switch g := t.State.Clone().(*skud.Game); {
		case best.Score.Proof == engine.ProvenWin && c.wants(best.Score.Distance, position):
			p, ok = skudWinProblem(ctx, g, best.Score.Distance, best.Turns[0])
		case best.Score.Proof != engine.ProvenWin && c.wants(2, position):
			p, ok = skudSavingProblem(ctx, g)
		}
		if err := ctx.Err(); err != nil || !ok {
			return err
		}
		return c.add(p)
	})
}

// likelyWin is the chance of winning from which on a win is looked for.
const likelyWin = 0.85

// skudWinProblem is the problem of a position in which the seat to move wins in so many turns, 1
// or 3, with this one. It reports false if that cannot be proven.
func skudWinProblem(ctx context.Context, g *skud.Game, wins int, turn string) (p Problem, ok bool) {
	p = newProblem(g)
	p.Wins = wins
	turns := skudWinningTurns(g)
	if wins == 1 {
		p.Turns, p.Only = []string{turn}, len(turns) == 1
		return p, len(turns) > 0
	}
	if len(turns) > 0 || game.PlayTurn(g, turn) != nil {
		return p, false
	}
	reply, ok := skudEveryTurnLoses(ctx, g)
	if !ok || game.PlayTurn(g, reply) != nil {
		return p, false
	}
	p.Turns = []string{turn, reply, skudWinningTurns(g)[0]}
	return p, true
}

// skudWinningTurns are the turns that win at once, by making every turn.
func skudWinningTurns(g *skud.Game) (turns []string) {
	us := g.ToMove()
	game.EachTurn(g, func(text []byte) bool {
		if o := g.Outcome(); o.Over() && o.Winner == us {
			turns = append(turns, string(text))
		}
		return true
	})
	return turns
}

// skudEveryTurnLoses makes every turn and reports whether the opponent wins at once after each. It
// returns one of them. It stops with ctx, and says no then.
func skudEveryTurnLoses(ctx context.Context, g *skud.Game) (reply string, lost bool) {
	lost = true
	game.EachTurn(g, func(text []byte) bool {
		switch _, closes := g.Pos.Closing(g.Pos.ToMove()); {
		case g.Outcome().Over() || ctx.Err() != nil:
			lost = false
		case !closes && len(skudWinningTurns(g)) == 0:
			lost = false
		default:
			reply = string(text)
		}
		return lost
	})
	return reply, lost
}

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
