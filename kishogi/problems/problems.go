package problems

import (
	"context"
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lab"
)

// Suite returns how the problems in testdata are made. play is how the engine plays itself; the
// stall limit is many times the longest wait for a problem.
func Suite(play lab.SelfPlay) lab.Suite {
	play.Nodes, play.MaxOpening, play.RandomShare, play.MaxTurns = 3000, 8, 0.1, 150
	return lab.Suite{
		Play:       play,
		Options:    []map[string]string{{}, {"ki": "on"}, {}, {"field": "7x7"}},
		Nodes:      100_000,
		Wanted:     map[int]int{3: 48, 5: 48, 7: 24},
		StallLimit: 1000,
		Collect:    collect,
	}
}

// collect collects forced wins of Ki Shogi from self-play games: the wanted number of
// each length in turns, with the sets of options in turn. It searches every position with
// Suite.Nodes; a win that the engine reports is proven exhaustively: that it exists, and that
// there is no sooner one.
func collect(ctx context.Context, s lab.Suite) error {
	second := s.Play.NewEngine(engine.Options{Memory: 32 << 20})
	longest := slices.Max(slices.Collect(maps.Keys(s.Wanted)))
	c := lab.NewCollector(s)
	return c.SearchGames(ctx, func(t lab.SearchedPosition) error {
		deeper, err := second.Search(ctx, t.State, engine.Limits{Nodes: s.Nodes, Depth: longest + 2}, nil)
		if err != nil || deeper.PVs[0].Score.Proof != engine.ProvenWin || deeper.PVs[0].Score.Distance > longest {
			return err
		}
		g := t.State.(*kishogi.Game)
		e := newSolver(ctx)
		in := e.shortestWin(&g.Pos, longest)
		if err := ctx.Err(); err != nil || !c.Needs(in, g.PositionText()) {
			return err
		}
		p := e.problem(g, in)
		if err := ctx.Err(); err != nil {
			return err
		}
		return c.Add(p)
	})
}

// solver solves positions by trying everything in the next turns. It ignores the past: a
// shortest win repeats nothing. It stops soon after its context ends; its results are
// meaningless then.
type solver struct {
	contextErr func() error
	wins       map[solverKey]bool
	loses      map[solverKey]bool
}

type solverKey struct {
	position uint64
	turns    int
}

func newSolver(ctx context.Context) *solver {
	return &solver{ctx.Err, map[solverKey]bool{}, map[solverKey]bool{}}
}

// shortestWin returns the number of turns in which the seat to move wins, 0 if it needs more than
// the given number.
func (e *solver) shortestWin(p *kishogi.Position, within int) int {
	for n := 1; n <= within; n += 2 {
		if e.winsWithin(p, n) {
			return n
		}
	}
	return 0
}

// winsWithin reports whether the seat to move has a turn after which the other seat loses.
func (e *solver) winsWithin(p *kishogi.Position, turns int) (result bool) {
	if turns < 1 || e.contextErr() != nil {
		return false
	}
	key := solverKey{p.Key(), turns}
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
func (e *solver) losesWithin(p *kishogi.Position, turns int) (result bool) {
	switch {
	case turns < 2:
		return !p.HasMove()
	case e.contextErr() != nil:
		return false
	}
	key := solverKey{p.Key(), turns}
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
func (e *solver) problem(g *kishogi.Game, wins int) lab.SuiteProblem {
	p := lab.SuiteProblem{Game: g.Rules().Name, Options: map[string]string{}, Position: g.PositionText(), Wins: wins}
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
func (e *solver) countWinningMoves(p *kishogi.Position, turns int) (n int) {
	for _, m := range p.AppendMoves(nil) {
		q := *p
		if q.Do(m); e.losesWithin(&q, turns-1) {
			n++
		}
	}
	return n
}

// bestMove returns a move that wins in that many turns if the number is odd, or one that delays the
// loss that long.
func (e *solver) bestMove(p *kishogi.Position, turns int) game.Move {
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
