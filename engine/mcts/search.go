package mcts

import (
	"context"
	"maps"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

const (
	defaultMemory = 64 << 20
	maxThreads    = 128
	pace          = 8                      // simulations between two looks at clock and context
	reportFirst   = 25 * time.Millisecond  // who waits for a turn sees one soon
	reportEvery   = 100 * time.Millisecond // and then at most
)

// searcher is the engine.
type searcher struct {
	game     string
	evaluate func(game.Table) engine.Evaluator
	options  engine.Options
	tree     *tree
	past     []uint64     // hashes of the positions up to the root
	rules    game.Options // that the tree was made under
}

// New returns an engine for the game of this name. evaluate is called with a copy of the
// game that is searched, for each search and thread anew; the search then makes and takes
// back moves in that copy.
func New(name string, evaluate func(g game.Table) engine.Evaluator, o engine.Options, t Tuning) engine.Engine {
	if o.Memory <= 0 {
		o.Memory = defaultMemory
	}
	o.Threads = min(max(1, o.Threads), maxThreads)
	e := &searcher{game: name, evaluate: evaluate, options: o}
	e.tree = &tree{arena: newArena(o.Memory), tuning: t.complete()}
	return e
}

func (e *searcher) Forget() {
	e.tree.clear()
	e.tree.root = 0
	e.past = nil
}

// search is one call of Search. What is in it and the tree is guarded by mu.
type search struct {
	mu      sync.Mutex
	t       *tree
	ctx     context.Context
	limits  engine.Limits
	began   time.Time
	spent   uint64
	stopped bool
	failure any // what a worker has panicked with

	report   func(engine.Info)
	reported time.Time
	teller   *worker // the one in the goroutine that called
}

func (e *searcher) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	switch {
	case g.Rules().Name != e.game:
		return engine.Info{}, &engine.GameError{Engine: e.game, Game: g.Rules().Name}
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChance
	}
	now := time.Now()
	s := &search{t: e.tree, ctx: ctx, limits: limits, began: now, report: report, reported: now.Add(reportFirst - reportEvery)}
	e.enter(g)
	s.teller = newWorker(s, g, e.evaluate)
	s.teller.lock()
	s.teller.prepare()
	s.teller.unlock()
	if line, ok := s.teller.finish(); ok {
		return engine.Info{Depth: 1, Nodes: s.spent, Time: time.Since(now), Lines: []engine.Line{line}}, nil
	}

	var others sync.WaitGroup
	for range e.options.Threads - 1 {
		w := newWorker(s, g, e.evaluate)
		others.Go(w.guarded)
	}
	s.teller.guarded()
	s.mu.Lock()
	s.stopped = true
	s.mu.Unlock()
	others.Wait()
	if s.failure != nil {
		e.Forget()
		panic(s.failure)
	}
	return s.teller.info(), nil
}

// enter makes g's position the root: with what is known of it, if the tree contains it.
func (e *searcher) enter(g game.Game) {
	past := pastOf(g)
	if e.tree.root != 0 && maps.Equal(e.rules, g.Options()) && e.follow(g, past) {
		e.past = past
		return
	}
	e.past, e.rules = past, maps.Clone(g.Options())
	e.tree.reset()
}

// prepare sees to it that the root has been visited and has children, so that there is a
// turn to tell.
func (w *worker) prepare() {
	n := w.t.node(w.t.root)
	if n.visits == 0 {
		w.path = append(w.path[:0], w.t.root)
		f := w.judge()
		n.seat, n.ends = f.seat, f.ends
		n.pending++
		w.back(f.value)
	}
	if !n.listed || n.opened == 0 {
		w.path = append(w.path[:0], w.t.root)
		w.widen(n)
	}
	w.t.reconsider(n)
}

// look sees whether time is up or there is something to tell. Only the worker in the
// goroutine that called does.
func (w *worker) look() {
	if w != w.teller {
		return
	}
	now := time.Now()
	if w.ctx.Err() != nil || w.limits.Time > 0 && now.Sub(w.began) >= w.limits.Time {
		w.stopped = true
		return
	}
	due := w.report != nil && now.Sub(w.reported) >= reportEvery
	if !due && w.limits.Depth == 0 {
		return
	}
	info := w.info()
	w.stopped = w.limits.Depth > 0 && info.Depth >= w.limits.Depth
	if due {
		w.reported = now
		w.unlock()
		w.report(info)
		w.lock()
	}
}
