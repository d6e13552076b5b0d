package mcts

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestErrors(t *testing.T) {
	e := New("another", newBlind, engine.Options{}, Tuning{})
	var wrong *engine.GameError
	if _, err := e.Search(context.Background(), newSteady(1), engine.Limits{Nodes: 1}, nil); !errors.As(err, &wrong) || wrong.Game != "toy" {
		t.Errorf("another game: %v", err)
	}
	g := newLoop(1)
	g.play("c")
	e = New("toy", newBlind, engine.Options{}, Tuning{})
	if _, err := e.Search(context.Background(), g, engine.Limits{Nodes: 1}, nil); !errors.Is(err, engine.ErrOver) {
		t.Errorf("after the end: %v", err)
	}
}

// TestAgain: the same search finds the same.
func TestAgain(t *testing.T) {
	for seed := range uint64(20) {
		g := newSteady(seed * 1000)
		var infos []engine.Info
		for range 2 {
			info := think(t, New("toy", newBlind, engine.Options{Seed: 5}, Tuning{}), g, engine.Limits{Nodes: 3000, Lines: 4})
			info.Time = 0
			infos = append(infos, info)
		}
		if !reflect.DeepEqual(infos[0], infos[1]) {
			t.Fatalf("%v and then %v", infos[0], infos[1])
		}
	}
}

// TestForget: after Forget nothing is left of earlier searches.
func TestForget(t *testing.T) {
	g := newSteady(77)
	e := New("toy", newBlind, engine.Options{}, Tuning{})
	first := think(t, e, g, engine.Limits{Nodes: 2000})
	think(t, e, newSteady(99), engine.Limits{Nodes: 2000})
	e.Forget()
	again := think(t, e, g, engine.Limits{Nodes: 2000})
	first.Time, again.Time = 0, 0
	if !reflect.DeepEqual(first, again) {
		t.Errorf("%v and after Forget %v", first, again)
	}
}

// TestAtOnce: a turn is found however little may be done.
func TestAtOnce(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for seed := range uint64(50) {
		g := newSteady(seed * 100)
		for _, threads := range []int{1, 2} {
			e := New("toy", newBlind, engine.Options{Threads: threads}, Tuning{})
			info, err := e.Search(ended, g, engine.Limits{}, nil)
			if err != nil || len(info.Lines) != 1 {
				t.Fatalf("%v, %v", info, err)
			}
			g.Clone().(*toy).play(info.Lines[0].Turns[0])
			info = think(t, e, g, engine.Limits{Nodes: 1})
			g.Clone().(*toy).play(info.Lines[0].Turns[0])
		}
	}
}

// TestUnchanged: the game that is searched stays as it is.
func TestUnchanged(t *testing.T) {
	g := newSteady(5)
	g.play(think(t, New("toy", newBlind, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 100}).Lines[0].Turns[0])
	hash, turns := g.Hash(), g.Turns()
	think(t, New("toy", newBlind, engine.Options{Threads: 2}, Tuning{}), g, engine.Limits{Nodes: 2000, Lines: 3})
	if g.Hash() != hash || g.Turns() != turns {
		t.Error("the search has changed the game")
	}
}

// TestLimits: no more nodes than asked for, and no deeper.
func TestLimits(t *testing.T) {
	g := newSteady(11)
	for _, threads := range []int{1, 3} {
		e := New("toy", newBlind, engine.Options{Threads: threads}, Tuning{})
		if info := think(t, e, g, engine.Limits{Nodes: 777}); info.Nodes != 777 {
			t.Errorf("%d threads: %d nodes", threads, info.Nodes)
		}
	}
	e := New("toy", newBlind, engine.Options{}, Tuning{})
	if info := think(t, e, g, engine.Limits{Depth: 4}); info.Depth < 4 {
		t.Errorf("depth %d", info.Depth)
	}
}

// TestLines: lines begin with different turns, the best first, and can be played.
func TestLines(t *testing.T) {
	for seed := range uint64(30) {
		g := newSteady(seed * 333)
		info := think(t, New("toy", newBlind, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 4000, Lines: 5})
		var begins []string
		for _, line := range info.Lines {
			if slices.Contains(begins, line.Turns[0]) {
				t.Fatalf("%v begin alike", info.Lines)
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
		if len(begins) > 5 || info.Depth != len(info.Lines[0].Turns) {
			t.Fatalf("%+v", info)
		}
	}
}

// TestReports: nodes never fall, and lines are always there.
func TestReports(t *testing.T) {
	g := newSteady(21)
	ctx, cancel := context.WithCancel(context.Background())
	reports, nodes := 0, uint64(0)
	_, err := New("toy", newBlind, engine.Options{Threads: 2}, Tuning{}).Search(ctx, g, engine.Limits{}, func(i engine.Info) {
		if i.Nodes < nodes || len(i.Lines) == 0 {
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

// TestKeptTree: the tree is used again after turns that it contains, and only then.
func TestKeptTree(t *testing.T) {
	for _, threads := range []int{1, 2} {
		g := newSteady(31)
		e := New("toy", newBlind, engine.Options{Threads: threads}, Tuning{}).(*searcher)
		visits := func() uint32 { return e.tree.node(e.tree.root).visits }
		info := think(t, e, g, engine.Limits{Nodes: 5000})
		other := g.Clone().(*toy)
		g.play(info.Lines[0].Turns[0])
		g.play(info.Lines[0].Turns[1])
		think(t, e, g, engine.Limits{Nodes: 10})
		kept := visits()
		if kept < 20 {
			t.Errorf("%d visits of a position of the main line", kept)
		}
		think(t, e, g, engine.Limits{Nodes: 10})
		if visits() != kept+10 {
			t.Errorf("%d visits, then %d of the same position", kept, visits())
		}
		think(t, e, other, engine.Limits{Nodes: 10})
		if visits() > 11 {
			t.Errorf("%d visits of a position before", visits())
		}
	}
}

// TestMemory: a search in little memory goes on, and takes no more.
func TestMemory(t *testing.T) {
	g := newSteady(41)
	for _, threads := range []int{1, 3} {
		e := New("toy", newBlind, engine.Options{Memory: 1, Threads: threads}, Tuning{}).(*searcher)
		info := think(t, e, g, engine.Limits{Nodes: 60_000})
		if e.tree.made > e.tree.most {
			t.Errorf("%d chunks of at most %d", e.tree.made, e.tree.most)
		}
		if e.tree.node(e.tree.root).visits < 60_000 {
			t.Errorf("%d visits", e.tree.node(e.tree.root).visits)
		}
		g.Clone().(*toy).play(info.Lines[0].Turns[0])
		free, live := e.tree.room(), count(e.tree, e.tree.root)+1
		if free+live != int(e.tree.most)-1 {
			t.Errorf("%d chunks free and %d used of %d", free, live, e.tree.most-1)
		}
	}
}

// count is the number of chunks below r.
func count(t *tree, r nodeRef) int {
	n := t.node(r)
	all := (int(n.opened) + perChunk - 1) / perChunk
	t.each(n, func(k nodeRef, _ *node) { all += count(t, k) })
	return all
}

// TestPartition compares with sorting.
func TestPartition(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for range 2000 {
		list := make([]candidate, 1+r.IntN(60))
		for i := range list {
			list[i] = candidate{share: float32(r.IntN(8)), place: int32(i)}
		}
		n := r.IntN(len(list) + 1)
		sorted := slices.Clone(list)
		slices.SortFunc(sorted, byShare)
		partition(list, n)
		slices.SortFunc(list[:n], byShare)
		if !slices.Equal(list[:n], sorted[:n]) {
			t.Fatalf("the best %d are %v, want %v", n, list[:n], sorted[:n])
		}
	}
}

// broken is an evaluator that fails after a while.
type broken struct {
	blind
	left *int
}

func (b broken) Value() float64 {
	if *b.left--; *b.left < 0 {
		panic("broken")
	}
	return b.blind.Value()
}

// TestPanic: what goes wrong in another thread goes wrong where it was called.
func TestPanic(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	made := 0
	evaluate := func(g game.Table) engine.Evaluator {
		if made++; made == 1 {
			return blind{g}
		}
		return broken{blind{g}, &made}
	}
	e := New("toy", evaluate, engine.Options{Threads: 2}, Tuning{})
	_, err := e.Search(context.Background(), newSteady(51), engine.Limits{}, nil)
	t.Error(err)
}
