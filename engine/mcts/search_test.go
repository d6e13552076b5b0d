package mcts

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestErrors(t *testing.T) {
	e := New("another", newHashEvaluator, engine.Options{}, Tuning{})
	var wrong *engine.WrongGameError
	if _, err := e.Search(context.Background(), newEndless(1), engine.Limits{Nodes: 1}, nil); !errors.As(err, &wrong) || wrong.Game != "toy" {
		t.Errorf("another game: %v", err)
	}
	g := newLoop(1)
	g.play("c")
	e = New("toy", newHashEvaluator, engine.Options{}, Tuning{})
	if _, err := e.Search(context.Background(), g, engine.Limits{Nodes: 1}, nil); !errors.Is(err, engine.ErrGameOver) {
		t.Errorf("after the end: %v", err)
	}
}

// TestSearchIsDeterministic: the same search finds the same.
func TestSearchIsDeterministic(t *testing.T) {
	for seed := range uint64(20) {
		g := newEndless(seed * 1000)
		var infos []engine.Info
		for range 2 {
			info := mustSearch(t, New("toy", newHashEvaluator, engine.Options{Seed: 5}, Tuning{}), g, engine.Limits{Nodes: 3000, MultiPV: 4})
			info.Time = 0
			infos = append(infos, info)
		}
		if !reflect.DeepEqual(infos[0], infos[1]) {
			t.Fatalf("%v and then %v", infos[0], infos[1])
		}
	}
}

// TestReset: after Reset nothing is left of earlier searches.
func TestReset(t *testing.T) {
	g := newEndless(77)
	e := New("toy", newHashEvaluator, engine.Options{}, Tuning{})
	first := mustSearch(t, e, g, engine.Limits{Nodes: 2000})
	mustSearch(t, e, newEndless(99), engine.Limits{Nodes: 2000})
	e.Reset()
	again := mustSearch(t, e, g, engine.Limits{Nodes: 2000})
	first.Time, again.Time = 0, 0
	if !reflect.DeepEqual(first, again) {
		t.Errorf("%v and after Forget %v", first, again)
	}
}

// TestAnswersWithTinyLimits: a turn is found however small the limits are.
func TestAnswersWithTinyLimits(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for seed := range uint64(50) {
		g := newEndless(seed * 100)
		for _, threads := range []int{1, 2} {
			e := New("toy", newHashEvaluator, engine.Options{Threads: threads}, Tuning{})
			info, err := e.Search(ended, g, engine.Limits{}, nil)
			if err != nil || len(info.PVs) != 1 {
				t.Fatalf("%v, %v", info, err)
			}
			g.Clone().(*toy).play(info.PVs[0].Turns[0])
			info = mustSearch(t, e, g, engine.Limits{Nodes: 1})
			g.Clone().(*toy).play(info.PVs[0].Turns[0])
		}
	}
}

// TestSearchLeavesGameUnchanged: a search does not change its game.
func TestSearchLeavesGameUnchanged(t *testing.T) {
	g := newEndless(5)
	g.play(mustSearch(t, New("toy", newHashEvaluator, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 100}).PVs[0].Turns[0])
	hash, turns := g.Hash(), g.TurnCount()
	mustSearch(t, New("toy", newHashEvaluator, engine.Options{Threads: 2}, Tuning{}), g, engine.Limits{Nodes: 2000, MultiPV: 3})
	if g.Hash() != hash || g.TurnCount() != turns {
		t.Error("the search has changed the game")
	}
}

// TestLimits: a search keeps its node and depth limits.
func TestLimits(t *testing.T) {
	g := newEndless(11)
	for _, threads := range []int{1, 3} {
		e := New("toy", newHashEvaluator, engine.Options{Threads: threads}, Tuning{})
		if info := mustSearch(t, e, g, engine.Limits{Nodes: 777}); info.Nodes != 777 {
			t.Errorf("%d threads: %d nodes", threads, info.Nodes)
		}
	}
	e := New("toy", newHashEvaluator, engine.Options{}, Tuning{})
	if info := mustSearch(t, e, g, engine.Limits{Depth: 4}); info.Depth < 4 {
		t.Errorf("depth %d", info.Depth)
	}
}

// TestMultiPV: PVs begin with different turns, best first, and can be played.
func TestMultiPV(t *testing.T) {
	for seed := range uint64(30) {
		g := newEndless(seed * 333)
		info := mustSearch(t, New("toy", newHashEvaluator, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 4000, MultiPV: 5})
		var begins []string
		for _, line := range info.PVs {
			if slices.Contains(begins, line.Turns[0]) {
				t.Fatalf("%v begin alike", info.PVs)
			}
			begins = append(begins, line.Turns[0])
			c := g.Clone().(*toy)
			for _, turn := range line.Turns {
				c.play(turn)
				if c.MidTurn() {
					t.Fatalf("%q is no whole turn", turn)
				}
			}
		}
		if len(begins) > 5 || info.Depth != len(info.PVs[0].Turns) {
			t.Fatalf("%+v", info)
		}
	}
}

// TestReports: the nodes of reports never fall, and there is always a PV.
func TestReports(t *testing.T) {
	g := newEndless(21)
	ctx, cancel := context.WithCancel(context.Background())
	reports, nodes := 0, uint64(0)
	_, err := New("toy", newHashEvaluator, engine.Options{Threads: 2}, Tuning{}).Search(ctx, g, engine.Limits{}, func(i engine.Info) {
		if i.Nodes < nodes || len(i.PVs) == 0 {
			t.Errorf("%+v after %d nodes", i, nodes)
		}
		nodes = i.Nodes
		if reports++; reports == 3 {
			cancel()
		}
	})
	if err != nil || reports != 3 {
		t.Errorf("%d reports, %v", reports, err)
	}
}

// TestTreeReuse: the tree is reused after turns that it contains, and only then.
func TestTreeReuse(t *testing.T) {
	for _, threads := range []int{1, 2} {
		g := newEndless(31)
		e := New("toy", newHashEvaluator, engine.Options{Threads: threads}, Tuning{}).(*searcher)
		visits := func() uint32 { return e.tree.node(e.tree.root).visits }
		info := mustSearch(t, e, g, engine.Limits{Nodes: 5000})
		other := g.Clone().(*toy)
		g.play(info.PVs[0].Turns[0])
		g.play(info.PVs[0].Turns[1])
		mustSearch(t, e, g, engine.Limits{Nodes: 10})
		kept := visits()
		if kept < 20 {
			t.Errorf("%d visits of a position of the main line", kept)
		}
		mustSearch(t, e, g, engine.Limits{Nodes: 10})
		if visits() != kept+10 {
			t.Errorf("%d visits, then %d of the same position", kept, visits())
		}
		mustSearch(t, e, other, engine.Limits{Nodes: 10})
		if visits() > 11 {
			t.Errorf("%d visits of a position before", visits())
		}
	}
}

// TestMemoryLimit: a search in little memory continues and keeps the limit.
func TestMemoryLimit(t *testing.T) {
	g := newEndless(41)
	for _, threads := range []int{1, 3} {
		e := New("toy", newHashEvaluator, engine.Options{Memory: 1, Threads: threads}, Tuning{}).(*searcher)
		info := mustSearch(t, e, g, engine.Limits{Nodes: 60_000})
		if e.tree.allocated > e.tree.maxChunks {
			t.Errorf("%d chunks of at most %d", e.tree.allocated, e.tree.maxChunks)
		}
		if e.tree.node(e.tree.root).visits < 60_000 {
			t.Errorf("%d visits", e.tree.node(e.tree.root).visits)
		}
		g.Clone().(*toy).play(info.PVs[0].Turns[0])
		free, live := e.tree.available(), countChunks(e.tree, e.tree.root)+1
		if free+live != int(e.tree.maxChunks)-1 {
			t.Errorf("%d chunks free and %d used of %d", free, live, e.tree.maxChunks-1)
		}
	}
}

// countChunks is the number of chunks below r.
func countChunks(t *tree, r nodeRef) int {
	n := t.node(r)
	all := (int(n.childCount) + chunkSize - 1) / chunkSize
	t.eachChild(n, func(k nodeRef, _ *node) { all += countChunks(t, k) })
	return all
}

// TestSelectTop compares selectTop with sorting.
func TestSelectTop(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for range 2000 {
		list := make([]candidate, 1+r.IntN(60))
		for i := range list {
			list[i] = candidate{prior: float32(r.IntN(8)), index: int32(i)}
		}
		n := r.IntN(len(list) + 1)
		sorted := slices.Clone(list)
		slices.SortFunc(sorted, byPrior)
		selectTop(list, n)
		slices.SortFunc(list[:n], byPrior)
		if !slices.Equal(list[:n], sorted[:n]) {
			t.Fatalf("the best %d are %v, want %v", n, list[:n], sorted[:n])
		}
	}
}

// panickingEvaluator is an evaluator that panics after a number of calls.
type panickingEvaluator struct {
	hashEvaluator
	callsLeft *int
}

func (b panickingEvaluator) Value() float64 {
	if *b.callsLeft--; *b.callsLeft < 0 {
		panic("broken")
	}
	return b.hashEvaluator.Value()
}

// TestPanicReachesCaller: a panic of another thread reaches the caller.
func TestPanicReachesCaller(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	made := 0
	evaluate := func(g game.State) engine.Evaluator {
		if made++; made == 1 {
			return hashEvaluator{g}
		}
		return panickingEvaluator{hashEvaluator{g}, &made}
	}
	e := New("toy", evaluate, engine.Options{Threads: 2}, Tuning{})
	_, err := e.Search(context.Background(), newEndless(51), engine.Limits{}, nil)
	t.Error(err)
}

// pausingEvaluator is an evaluator that lets the other threads run for a while, and ends a search
// that goes on after many calls.
type pausingEvaluator struct {
	hashEvaluator
	calls *int
	end   context.CancelFunc
}

func (b pausingEvaluator) Value() float64 {
	time.Sleep(time.Second)
	if *b.calls++; *b.calls == 100 {
		b.end()
	}
	return b.hashEvaluator.Value()
}

// TestPanicEndsSearch: a search in which another thread panics ends soon, also if it has a depth
// limit or sends reports, and no other limit.
func TestPanicEndsSearch(t *testing.T) {
	for name, test := range map[string]struct {
		limits engine.Limits
		report func(engine.Info)
	}{
		"depth limit": {engine.Limits{Depth: 1000}, nil},
		"reports":     {engine.Limits{}, func(engine.Info) {}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithCancel(t.Context())
				defer cancel()
				made, calls := 0, 0
				evaluate := func(g game.State) engine.Evaluator {
					if made++; made == 1 { // for the worker in the goroutine of the caller
						return pausingEvaluator{hashEvaluator{g}, &calls, cancel}
					}
					return panickingEvaluator{hashEvaluator{g}, new(int)}
				}
				defer func() {
					if recover() == nil {
						t.Error("no panic")
					}
					if calls > 10 {
						t.Errorf("the search ended after %d positions", calls)
					}
				}()
				e := New("toy", evaluate, engine.Options{Threads: 2}, Tuning{})
				_, err := e.Search(ctx, newEndless(51), test.limits, test.report)
				t.Error(err)
			})
		})
	}
}
