package alphabeta

import (
	"context"
	"maps"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// New returns an engine for the named game that searches on boards made by newBoard.
func New(name string, newBoard func() engine.Board, o engine.Options) engine.Engine {
	memory := o.Memory
	if memory <= 0 {
		memory = 64 << 20
	}
	s := &searcher{game: name, table: newTranspositionTable(memory - memory/16)}
	for range max(1, o.Threads) {
		b := newBoard()
		s.workers = append(s.workers, &worker{
			board: b, table: s.table, ordering: newMoveOrdering(b.HistorySize()), contempt: contemptPoints(b, o.Contempt),
		})
	}
	s.workers[0].solver = NewSolver(s.workers[0].board, memory/16)
	return s
}

// searcher implements engine.Engine: its workers search in parallel and share the table.
type searcher struct {
	game    string
	table   *transpositionTable
	workers []*worker
	options game.Options // of the game that was searched last; nil for none
}

// Reset clears the table, the history tables and the solver.
func (s *searcher) Reset() {
	s.table.clear()
	for _, w := range s.workers {
		w.ordering.clear()
	}
	s.workers[0].solver.Clear()
}

// Search runs iterative deepening, see [engine.Engine].
func (s *searcher) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	t, err := s.cloneForSearch(g)
	if err != nil {
		return engine.Info{}, err
	}
	allowed, err := engine.ParseFirstTurns(t, limits.SearchTurns)
	if err != nil {
		return engine.Info{}, err
	}
	s.forgetOtherOptions(t.Options())
	start := time.Now()
	if limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.Time)
		defer cancel()
	}
	s.table.newSearch()
	pool := newThreadPool(len(s.workers), limits.Nodes)
	for i, w := range s.workers {
		w.setPosition(t)
		w.allowed = allowed
		if i > 0 {
			w.stop = pool.helperStop(i)
			pool.startHelper(i, func() { w.iterativeDeepening(ctx, limits, 2+i%2, nil) })
		}
	}
	mainWorker := s.workers[0]
	mainWorker.stop = func(nodes uint64) bool {
		if limits.Nodes > 0 && nodes+pool.helperNodes() >= limits.Nodes {
			return true
		}
		if nodes%256 != 0 {
			return false
		}
		pool.nodes[0].Store(nodes)
		return ctx.Err() != nil // not Done: a context may use the call to let other goroutines run
	}
	mainWorker.claim = func(wanted uint64) uint64 {
		if limits.Nodes > 0 {
			wanted = min(wanted, limits.Nodes-min(limits.Nodes, mainWorker.nodes+pool.helperNodes()))
		}
		pool.nodes[0].Store(mainWorker.nodes + wanted) // so that the helpers do not use these nodes
		return wanted
	}
	info := func(depth int, variations []variation) engine.Info {
		return engine.Info{
			Depth: depth, SelectiveDepth: max(depth, mainWorker.deepest), HashFull: s.table.hashFull(),
			Nodes: mainWorker.nodes + pool.helperNodes(), Time: time.Since(start), PVs: s.pvs(t, variations),
		}
	}
	var depth int
	var variations []variation
	func() {
		defer pool.stopAndWait()
		depth, variations = mainWorker.iterativeDeepening(ctx, limits, 2, func(depth int, variations []variation) {
			if report != nil {
				report(info(depth, variations))
			}
		})
	}()
	if !limits.NoSafetyCheck {
		variations = secureVariations(t, variations, mainWorker.ranked)
	}
	return info(depth, variations), nil
}

// forgetOtherOptions drops what was found in a game with other options: the keys of its positions may
// be the same.
func (s *searcher) forgetOtherOptions(o game.Options) {
	if s.options != nil && !maps.Equal(s.options, o) {
		s.Reset()
	}
	s.options = maps.Clone(o)
}

// cloneForSearch checks that g can be searched and returns a copy of it.
func (s *searcher) cloneForSearch(g game.Playable) (game.Playable, error) {
	if name := g.Rules().Name; name != s.game {
		return nil, &engine.WrongGameError{Engine: s.game, Game: name}
	}
	switch g.ToMove() {
	case game.None:
		return nil, engine.ErrGameOver
	case game.Chance:
		return nil, engine.ErrChanceToMove
	}
	return game.Clone(g), nil
}

// pvs converts variations to texts and scores.
func (s *searcher) pvs(t game.Playable, variations []variation) (pvs []engine.PV) {
	for _, f := range variations {
		var pv engine.PV
		pv.Score, pv.Preference = s.workers[0].score(f)
		if n := len(pvs); n > 0 { // the means of two depths may be in another order than the values
			excess := max(0, pv.Score.Win-pvs[n-1].Score.Win)
			pv.Score.Win -= excess
			pv.Preference += excess
		}
		for _, m := range f.moves {
			if t.ToMove() == game.None {
				break
			}
			pv.Turns = append(pv.Turns, string(t.AppendMoveText(nil, m)))
			t.Do(m)
		}
		for range pv.Turns {
			t.Undo()
		}
		pvs = append(pvs, pv)
	}
	return pvs
}
