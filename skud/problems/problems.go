package problems

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// Suite returns how the problems in testdata are made. play is how the engine plays itself; the
// stall limit is many times the longest wait for a problem.
func Suite(play lab.SelfPlay) lab.Suite {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 300, 12, 0.2, 200
	return lab.Suite{
		Play:       play,
		Options:    []map[string]string{{}, {"edition": "garden-gate"}},
		Nodes:      20_000,
		Wanted:     map[int]int{1: 24, 3: 8, 2: 10},
		StallLimit: 500,
		Collect:    collect,
	}
}

// collect collects forced wins of Skud Pai Sho from self-play games, and positions that
// only one turn saves: the wanted numbers of wins in 1 and in 3 turns of both seats and, under
// 2, of saving turns, with the sets of options in turn. It searches promising positions with
// Suite.Nodes. A win that the engine reports is proven by trying every turn of both seats, up
// to 40,000 a position: that it exists, and that no shorter one exists. That all turns but one
// lose is proven in the same way.
func collect(ctx context.Context, s lab.Suite) error {
	second := s.Play.NewEngine(engine.Options{Memory: 32 << 20})
	c := lab.NewCollector(s)
	return c.SearchGames(ctx, func(t lab.SearchedPosition) error {
		best, position := t.Info.PVs[0], t.State.PositionText()
		if best.Score.Proof == engine.Unproven && best.Score.Win > likelyWin && c.Needs(3, position) {
			deeper, err := second.Search(ctx, t.State, engine.Limits{Nodes: s.Nodes}, nil)
			if err != nil {
				return err
			}
			best = deeper.PVs[0]
		}
		p, ok := lab.SuiteProblem{}, false
		switch g := t.State.Clone().(*skud.Game); {
		case best.Score.Proof == engine.ProvenWin && c.Needs(best.Score.Distance, position):
			p, ok = winProblem(ctx, g, best.Score.Distance, best.Turns[0])
		case best.Score.Proof != engine.ProvenWin && c.Needs(2, position):
			p, ok = savingProblem(ctx, g)
		}
		if err := ctx.Err(); err != nil || !ok {
			return err
		}
		return c.Add(p)
	})
}

// likelyWin is the winning probability from which on a win is searched.
const likelyWin = 0.85

// winProblem returns the problem of a win in 1 or 3 turns that begins with this turn. It
// reports false if the win cannot be proven.
func winProblem(ctx context.Context, g *skud.Game, wins int, turn string) (p lab.SuiteProblem, ok bool) {
	p = lab.NewProblem(g)
	p.Wins = wins
	turns := winningTurns(g)
	if wins == 1 {
		p.Turns, p.Only = []string{turn}, len(turns) == 1
		return p, len(turns) > 0
	}
	if len(turns) > 0 || game.PlayTurn(g, turn) != nil {
		return p, false
	}
	reply, ok := everyTurnLoses(ctx, g)
	if !ok || game.PlayTurn(g, reply) != nil {
		return p, false
	}
	p.Turns = []string{turn, reply, winningTurns(g)[0]}
	return p, true
}

// winningTurns returns the turns that win at once, by trying every turn.
func winningTurns(g *skud.Game) (turns []string) {
	us := g.ToMove()
	game.VisitLegalTurns(g, func(text []byte) bool {
		if o := g.Outcome(); o.Over() && o.Winner == us {
			turns = append(turns, string(text))
		}
		return true
	})
	return turns
}

// everyTurnLoses tries every turn and reports whether the opponent wins at once after each.
// It returns one of the turns. It stops when ctx ends and reports false then.
func everyTurnLoses(ctx context.Context, g *skud.Game) (reply string, lost bool) {
	lost = true
	game.VisitLegalTurns(g, func(text []byte) bool {
		switch _, closes := g.Pos.RingClosingMove(g.Pos.ToMove()); {
		case g.Outcome().Over() || ctx.Err() != nil:
			lost = false
		case !closes && len(winningTurns(g)) == 0:
			lost = false
		default:
			reply = string(text)
		}
		return lost
	})
	return reply, lost
}

// savingProblem returns the problem of a position in which the opponent wins at once after
// every turn but one. It reports false if the position is not like this, the seat to move can
// win, or ctx has ended.
func savingProblem(ctx context.Context, g *skud.Game) (p lab.SuiteProblem, ok bool) {
	p = lab.NewProblem(g)
	p.Saves = 2
	us, turns := g.ToMove(), 0
	finisher := eval.New(g).(engine.WinFinder)
	game.VisitLegalTurns(g, func(text []byte) bool {
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
	return p, game.PlayTurn(g, p.Turns[0]) == nil && len(winningTurns(g)) == 0
}

// canWin reports whether the seat to move has a turn that wins at once. It verifies the turn by
// playing it.
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
