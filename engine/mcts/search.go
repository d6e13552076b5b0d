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
	defaultMemory    = 64 << 20
	maxThreads       = 128
	pollInterval     = 8                      // simulations between two looks at clock and context
	firstReportDelay = 25 * time.Millisecond  // who waits for a turn sees one soon
	reportInterval   = 100 * time.Millisecond // and then at most
)

// searcher is the engine.
type searcher struct {
	game        string
	evaluate    func(game.Table) engine.Evaluator
	options     engine.Options
	tree        *tree
	rootHistory []uint64     // hashes of the positions up to the root
	rootOptions game.Options // that the tree was made under
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
	e.tree = &tree{nodePool: newNodePool(o.Memory), tuning: t.withDefaults()}
	return e
}

func (e *searcher) Reset() {
	e.tree.clear()
	e.tree.root = 0
	e.rootHistory = nil
}

// search is one call of Search. What is in it and the tree is guarded by mu.
type search struct {
	mu          sync.Mutex
	tree        *tree
	ctx         context.Context
	limits      engine.Limits
	start       time.Time
	simulations uint64
	stopped     bool
	panicValue  any // what a worker has panicked with

	report     func(engine.Info)
	lastReport time.Time
	mainWorker *worker // the one in the goroutine that called
}

func (e *searcher) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	switch {
	case g.Rules().Name != e.game:
		return engine.Info{}, &engine.WrongGameError{Engine: e.game, Game: g.Rules().Name}
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrGameOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChanceToMove
	}
	now := time.Now()
	s := &search{tree: e.tree, ctx: ctx, limits: limits, start: now, report: report, lastReport: now.Add(firstReportDelay - reportInterval)}
	e.setRoot(g)
	s.mainWorker = newWorker(s, g, e.evaluate)
	s.mainWorker.lock()
	s.mainWorker.prepareRoot()
	s.mainWorker.unlock()
	if line, ok := s.mainWorker.winInOnePV(); ok {
		return engine.Info{Depth: 1, Nodes: s.simulations, Time: time.Since(now), PVs: []engine.PV{line}}, nil
	}

	var others sync.WaitGroup
	for range e.options.Threads - 1 {
		w := newWorker(s, g, e.evaluate)
		others.Go(w.runRecovering)
	}
	s.mainWorker.runRecovering()
	s.mu.Lock()
	s.stopped = true
	s.mu.Unlock()
	others.Wait()
	if s.panicValue != nil {
		e.Reset()
		panic(s.panicValue)
	}
	return s.mainWorker.info(), nil
}

// setRoot makes g's position the root: with what is known of it, if the tree contains it.
func (e *searcher) setRoot(g game.Game) {
	history := positionHashes(g)
	if e.tree.root != 0 && maps.Equal(e.rootOptions, g.Options()) && e.rerootAt(g, history) {
		e.rootHistory = history
		return
	}
	e.rootHistory, e.rootOptions = history, maps.Clone(g.Options())
	e.tree.reset()
}

// prepareRoot sees to it that the root has been visited and has children, so that there is a
// turn to tell.
func (w *worker) prepareRoot() {
	n := w.tree.node(w.tree.root)
	if n.visits == 0 {
		w.path = append(w.path[:0], w.tree.root)
		f := w.evaluate()
		n.seat, n.endsTurn = f.seat, f.endsTurn
		n.inFlight++
		w.backpropagate(f.value)
	}
	if !n.expanded || n.childCount == 0 {
		w.path = append(w.path[:0], w.tree.root)
		w.widen(n)
	}
	w.tree.clearProof(n)
}

// poll sees whether time is up or there is something to tell. Only the worker in the
// goroutine that called does.
func (w *worker) poll() {
	if w != w.mainWorker {
		return
	}
	now := time.Now()
	if w.ctx.Err() != nil || w.limits.Time > 0 && now.Sub(w.start) >= w.limits.Time {
		w.stopped = true
		return
	}
	due := w.report != nil && now.Sub(w.lastReport) >= reportInterval
	if !due && w.limits.Depth == 0 {
		return
	}
	info := w.info()
	w.stopped = w.limits.Depth > 0 && info.Depth >= w.limits.Depth
	if due {
		w.lastReport = now
		w.unlock()
		w.report(info)
		w.lock()
	}
}

// Tuning is how a search spreads its simulations. A field that is zero has the value that
// it says.
type Tuning struct {
	// CPUCT is how much a weight counts beside what a move has brought; 1.5.
	CPUCT float64
	// FPUReduction is how much worse than its parent a move is taken to be that was never
	// tried, once all the weight of a position has been tried; 0.2. Negative for nothing.
	FPUReduction float64
	// InitialWidth is how many moves of a position are looked at from the beginning; 6.
	InitialWidth float64
	// WideningFactor and Power are by how many more after n visits: Widen times n to the power of
	// Power; 1 and 0.5.
	WideningFactor, WideningExponent float64
	// PolicyExponent is the power that weights are raised to; 1.
	PolicyExponent float64
	// WinInOneVisits is after how many visits of a position between turns an [engine.Finisher] is
	// asked for a win in one turn there; 0 for never.
	WinInOneVisits uint32
}

func (t Tuning) withDefaults() Tuning {
	for _, f := range []struct {
		value   *float64
		missing float64
	}{{&t.CPUCT, 1.5}, {&t.FPUReduction, 0.2}, {&t.InitialWidth, 6}, {&t.WideningFactor, 1}, {&t.WideningExponent, 0.5}, {&t.PolicyExponent, 1}} {
		if *f.value == 0 {
			*f.value = f.missing
		}
	}
	t.FPUReduction = max(0, t.FPUReduction)
	return t
}
