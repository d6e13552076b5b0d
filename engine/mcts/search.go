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
	maxContempt      = 0.5
	pollInterval     = 8                      // simulations between two checks of the clock and the context
	firstReportDelay = 25 * time.Millisecond  // a user sees a first turn soon
	reportInterval   = 100 * time.Millisecond // minimum time between reports
)

// searcher implements engine.Engine.
type searcher struct {
	game        string
	evaluate    func(game.State) engine.Evaluator
	options     engine.Options
	tree        *tree
	rootHistory []uint64     // hashes of the positions up to the root
	rootOptions game.Options // of the game in the tree
	restricted  bool         // the tree has only some turns of the root
}

// New returns an engine for the named game. It calls evaluate with a copy of the searched game,
// for each search and thread; the search then makes and takes back moves in that copy.
func New(name string, evaluate func(g game.State) engine.Evaluator, o engine.Options, t Tuning) engine.Engine {
	if o.Memory <= 0 {
		o.Memory = defaultMemory
	}
	o.Threads = min(max(1, o.Threads), maxThreads)
	o.Contempt = min(max(o.Contempt, -maxContempt), maxContempt)
	e := &searcher{game: name, evaluate: evaluate, options: o}
	e.tree = &tree{nodePool: newNodePool(o.Memory), tuning: t.withDefaults(), contempt: o.Contempt}
	return e
}

func (e *searcher) Reset() {
	e.tree.clear()
	e.tree.root = 0
	e.rootHistory = nil
}

// search is one call of Search. mu guards its fields and the tree.
type search struct {
	mu          sync.Mutex
	tree        *tree
	ctx         context.Context
	limits      engine.Limits
	start       time.Time
	simulations uint64
	deepest     int               // turns from the root to the deepest node visited
	allowed     engine.FirstTurns // nil for all
	stopped     bool
	panicValue  any // of a worker that panicked

	report     func(engine.Info)
	lastReport time.Time
	mainWorker *worker // runs in the goroutine of the caller
	safety     safety
}

func (e *searcher) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	switch {
	case g.Rules().Name != e.game:
		return engine.Info{}, &engine.WrongGameError{Engine: e.game, Game: g.Rules().Name}
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrGameOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChanceToMove
	}
	allowed, err := engine.ParseFirstTurns(g, limits.SearchTurns)
	if err != nil {
		return engine.Info{}, err
	}
	now := time.Now()
	s := &search{allowed: allowed, tree: e.tree, ctx: ctx, limits: limits, start: now, report: report, lastReport: now.Add(firstReportDelay - reportInterval)}
	e.setRoot(g, allowed != nil)
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
	if !limits.NoSafetyCheck {
		s.mainWorker.secureResult()
	}
	return s.mainWorker.info(), nil
}

// setRoot makes the position of g the root and keeps the subtree if the tree contains it, unless
// either search is restricted to some first turns, or draws counted otherwise.
func (e *searcher) setRoot(g game.Playable, restricted bool) {
	history := positionHashes(g)
	otherSide := e.tree.tuning.OneSided && e.tree.searcher != g.ToMove()
	keep := !restricted && !e.restricted && !otherSide
	e.restricted, e.tree.searcher = restricted, g.ToMove()
	if keep && e.tree.root != 0 && maps.Equal(e.rootOptions, g.Options()) && e.rerootAt(g, history) {
		e.rootHistory = history
		return
	}
	e.rootHistory, e.rootOptions = history, maps.Clone(g.Options())
	e.tree.reset()
}

// prepareRoot visits and expands the root, so that there is a turn to report.
func (w *worker) prepareRoot() {
	n := w.tree.node(w.tree.root)
	if n.visits == 0 {
		w.path = append(w.path[:0], w.tree.root)
		f := w.evaluate()
		n.seat, n.endsTurn = f.seat, f.endsTurn
		n.inFlight++
		w.backpropagate(f.value, f.preference)
	}
	if !n.expanded || n.childCount == 0 {
		w.path = append(w.path[:0], w.tree.root)
		w.widen(n)
	}
	w.tree.clearProof(n)
}

// poll checks the limits and sends due reports. Only the main worker does so.
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
	if w.limits.Depth > 0 && info.Depth >= w.limits.Depth {
		w.stopped = true // never false: another worker may have stopped the search by a panic
	}
	if due {
		w.lastReport = now
		w.unlock()
		w.report(info)
		w.lock()
	}
}

// Tuning holds the parameters of a search. A zero field stands for its default.
type Tuning struct {
	// CPUCT is the weight of the prior against the mean value; default 1.5.
	CPUCT float64
	// FPUReduction (first-play urgency) is by how much the value of an unvisited move is below
	// that of its parent, once the whole prior of a position has been visited; default 0.2.
	// Negative for none.
	FPUReduction float64
	// InitialWidth is how many moves of a position are considered from the beginning; default
	// 6.
	InitialWidth float64
	// WideningFactor and WideningExponent say how many more are considered after n visits:
	// WideningFactor times n to the power of WideningExponent; defaults 1 and 0.5.
	WideningFactor, WideningExponent float64
	// PolicyExponent is the power to which policy weights are raised; default 1.
	PolicyExponent float64
	// WinInOneVisits is the visit count at which an [engine.WinFinder] searches a position
	// between turns for a win in one turn; 0 for never.
	WinInOneVisits uint32
	// OneSided says that the policy is made for the side that searches: a tree of the other side is
	// not reused.
	OneSided bool
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
