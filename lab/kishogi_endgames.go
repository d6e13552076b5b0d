package lab

import (
	"context"
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// KiShogiEndgames collects forced wins of Ki Shogi from self-play games: the wanted number of
// each length in turns, with the sets of options in turn. It searches every position with
// Suite.Nodes; a win that the engine reports is proven exhaustively: that it exists, and that
// there is no sooner one.
func KiShogiEndgames(ctx context.Context, s Suite) error {
	second, err := engines.New(s.Play.Game, engine.Options{Memory: 32 << 20})
	if err != nil {
		return err
	}
	longest := slices.Max(slices.Collect(maps.Keys(s.Wanted)))
	c := newCollector(s)
	return c.searchGames(ctx, func(t SearchedPosition) error {
		deeper, err := second.Search(ctx, t.State, engine.Limits{Nodes: s.Nodes, Depth: longest + 2}, nil)
		if err != nil || deeper.PVs[0].Score.Proof != engine.ProvenWin || deeper.PVs[0].Score.Distance > longest {
			return err
		}
		g := t.State.(*kishogi.Game)
		e := newKiShogiSolver(ctx)
		in := e.shortestWin(&g.Pos, longest)
		if err := ctx.Err(); err != nil || !c.needs(in, g.PositionText()) {
			return err
		}
		p := e.problem(g, in)
		if err := ctx.Err(); err != nil {
			return err
		}
		return c.add(p)
	})
}

// kiShogiSolver solves positions by trying everything in the next turns. It ignores the past: a
// shortest win repeats nothing. It stops soon after its context ends; its results are
// meaningless then.
type kiShogiSolver struct {
	contextErr func() error
	wins       map[kiShogiSolverKey]bool
	loses      map[kiShogiSolverKey]bool
}

type kiShogiSolverKey struct {
	position uint64
	turns    int
}

func newKiShogiSolver(ctx context.Context) *kiShogiSolver {
	return &kiShogiSolver{ctx.Err, map[kiShogiSolverKey]bool{}, map[kiShogiSolverKey]bool{}}
}

// shortestWin is the number of turns in which the seat to move wins, 0 if it needs more than
// the given number.
func (e *kiShogiSolver) shortestWin(p *kishogi.Position, within int) int {
	for n := 1; n <= within; n += 2 {
		if e.winsWithin(p, n) {
			return n
		}
	}
	return 0
}

// winsWithin reports whether the seat to move has a turn after which the other seat loses.
func (e *kiShogiSolver) winsWithin(p *kishogi.Position, turns int) (result bool) {
	if turns < 1 || e.contextErr() != nil {
		return false
	}
	key := kiShogiSolverKey{p.Key(), turns}
	if known, ok := e.wins[key]; ok {
		return known
	}
	for _, q := range successors(p) {
		if result = e.losesWithin(&q, turns-1); result {
			break
		}
	}
	if turns > 1 {
		e.wins[key] = result
	}
	return result
}

// losesWithin reports whether the seat to move has no turn, or only turns after which the other
// seat wins.
func (e *kiShogiSolver) losesWithin(p *kishogi.Position, turns int) (result bool) {
	switch {
	case turns < 2:
		return !p.HasMove()
	case e.contextErr() != nil:
		return false
	}
	key := kiShogiSolverKey{p.Key(), turns}
	if known, ok := e.loses[key]; ok {
		return known
	}
	result = true
	for _, q := range successors(p) {
		if result = e.winsWithin(&q, turns-1); !result {
			break
		}
	}
	e.loses[key] = result
	return result
}

// successors returns the positions after each move, those in check first, because they have the
// fewest replies.
func successors(p *kishogi.Position) (list []kishogi.Position) {
	checks := 0
	for _, m := range p.AppendMoves(nil) {
		q := *p
		q.Do(m)
		list = append(list, q)
		if q.InCheck() {
			last := len(list) - 1
			list[checks], list[last] = list[last], list[checks]
			checks++
		}
	}
	return list
}

// problem returns the problem of a win in that many turns.
func (e *kiShogiSolver) problem(g *kishogi.Game, wins int) SuiteProblem {
	p := SuiteProblem{Game: g.Rules().Name, Options: map[string]string{}, Position: g.PositionText(), Wins: wins}
	for _, o := range g.Rules().Options {
		if value := g.Options()[o.Name]; value != o.Default {
			p.Options[o.Name] = value
		}
	}
	line := g.Clone().(*kishogi.Game)
	for n := wins; n > 0 && e.contextErr() == nil; n-- {
		m := e.bestMove(&line.Pos, n)
		if n == wins {
			p.Only = e.countWinningMoves(&line.Pos, n) == 1
		}
		p.Turns = append(p.Turns, string(line.AppendMoveText(nil, m)))
		line.Do(m)
	}
	return p
}

// countWinningMoves counts the moves that win in that many turns.
func (e *kiShogiSolver) countWinningMoves(p *kishogi.Position, turns int) (n int) {
	for _, m := range p.AppendMoves(nil) {
		q := *p
		if q.Do(m); e.losesWithin(&q, turns-1) {
			n++
		}
	}
	return n
}

// bestMove is a move that wins in that many turns if the number is odd, or one that delays the
// loss that long.
func (e *kiShogiSolver) bestMove(p *kishogi.Position, turns int) game.Move {
	moves := p.AppendMoves(nil)
	i := slices.IndexFunc(moves, func(m game.Move) bool {
		q := *p
		q.Do(m)
		if turns%2 == 1 {
			return e.losesWithin(&q, turns-1)
		}
		return !e.winsWithin(&q, turns-3)
	})
	return moves[max(0, i)] // there is one, unless the context has ended
}
