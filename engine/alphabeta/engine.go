package alphabeta

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// New returns an engine for the game of this name, on boards that begin makes.
func New(name string, begin func() engine.Board, o engine.Options) engine.Engine {
	memory := o.Memory
	if memory <= 0 {
		memory = 64 << 20
	}
	s := &searcher{game: name, table: newTable(memory - memory/16)}
	for range max(1, o.Threads) {
		b := begin()
		s.workers = append(s.workers, &worker{board: b, table: s.table, memory: newMemory(b.Quiet())})
	}
	s.workers[0].solver = NewSolver(s.workers[0].board, memory/16)
	return s
}

// searcher is the engine: its workers deepen side by side and share the table.
type searcher struct {
	game    string
	table   *table
	workers []*worker
}

// Forget drops the table and what was learned about moves.
func (s *searcher) Forget() {
	s.table.clear()
	for _, w := range s.workers {
		w.memory.clear()
	}
	s.workers[0].solver.Forget()
}

// Search is iterative deepening, see [engine.Engine].
func (s *searcher) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	t, err := s.ready(g)
	if err != nil {
		return engine.Info{}, err
	}
	begun := time.Now()
	if limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.Time)
		defer cancel()
	}
	s.table.next()
	team := newTeam(len(s.workers), limits.Nodes)
	for i, w := range s.workers {
		w.begin(t)
		if i > 0 {
			w.stop = team.helper(i)
			team.run(i, func() { w.deepen(ctx, limits, 2+i%2, nil) })
		}
	}
	first := s.workers[0]
	first.stop = func(nodes uint64) bool {
		if limits.Nodes > 0 && nodes+team.others() >= limits.Nodes {
			return true
		}
		if nodes%256 != 0 {
			return false
		}
		team.counts[0].Store(nodes)
		return ctx.Err() != nil // rather than Done: a context may take the occasion to let others work
	}
	first.claim = func(wanted uint64) uint64 {
		if limits.Nodes > 0 {
			wanted = min(wanted, limits.Nodes-min(limits.Nodes, first.nodes+team.others()))
		}
		team.counts[0].Store(first.nodes + wanted) // the others must not spend them meanwhile
		return wanted
	}
	told := func(depth int, lines []found) engine.Info {
		return engine.Info{Depth: depth, Nodes: first.nodes + team.others(), Time: time.Since(begun), Lines: s.lines(t, lines)}
	}
	var depth int
	var lines []found
	func() {
		defer team.end()
		depth, lines = first.deepen(ctx, limits, 2, func(depth int, lines []found) {
			if report != nil {
				report(told(depth, lines))
			}
		})
	}()
	return told(depth, lines), nil
}

// ready checks that g can be searched.
func (s *searcher) ready(g game.Game) (game.Table, error) {
	if name := g.Rules().Name; name != s.game {
		return nil, &engine.GameError{Engine: s.game, Game: name}
	}
	switch g.ToMove() {
	case game.None:
		return nil, engine.ErrOver
	case game.Chance:
		return nil, engine.ErrChance
	}
	return g.Clone(), nil
}

// lines tells what was found in texts.
func (s *searcher) lines(t game.Table, list []found) (lines []engine.Line) {
	for _, f := range list {
		line := engine.Line{Score: score(s.workers[0].board, f.value)}
		for _, m := range f.moves {
			if t.ToMove() == game.None {
				break
			}
			line.Turns = append(line.Turns, string(t.AppendMoveText(nil, m)))
			t.Do(m)
		}
		for range line.Turns {
			t.Undo()
		}
		lines = append(lines, line)
	}
	return lines
}
