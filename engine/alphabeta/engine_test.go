package alphabeta

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Proven values are stored relative to the position and come back unchanged.
func TestProvenValuesInTranspositionTable(t *testing.T) {
	table := newTranspositionTable(1 << 16)
	for key, test := range []struct{ value, ply int }{{0, 3}, {-14_999, 9}, {winValue - 7, 4}, {-winValue + 8, 5}, {repetitionLoss, 2}, {-repetitionLoss, 2}} {
		key := uint64(key+1) << 32
		table.store(key, entry{move: 1<<31 + 7, value: valueToTable(test.value, test.ply), depth: 11, bound: boundLower})
		r, ok := table.probe(key)
		if got := valueFromTable(r.value, test.ply); !ok || got != test.value || r.move != 1<<31+7 || r.depth != 11 || r.bound != boundLower {
			t.Errorf("%d at ply %d comes back as %d in %+v", test.value, test.ply, got, r)
		}
	}
	if r, ok := table.probe(99); ok {
		t.Errorf("%+v was never kept", r)
	}
}

// bigGraph is a graph game that cannot be searched to the end, at a node of it.
func bigGraph() *graphState {
	r := rand.New(rand.NewPCG(8, 1))
	m := &graphGame{edges: make([][]int, 50_000), check: make([]bool, 50_000), value: make([]int, 50_000)}
	for i := range m.edges {
		for range 6 {
			m.edges[i] = append(m.edges[i], r.IntN(len(m.edges)))
		}
		m.check[i], m.value[i] = r.IntN(9) == 0, r.IntN(600)-300
	}
	return &graphState{game: m, path: []int{0}}
}

// TestSearchIsDeterministic: with one thread, a node limit and after Reset, searches are the
// same.
func TestSearchIsDeterministic(t *testing.T) {
	w := bigGraph()
	e := newGraphEngine(w.game, engine.Options{Memory: 1 << 16})
	for _, limits := range []engine.Limits{{Nodes: 1}, {Nodes: 777}, {Nodes: 20_000}, {Nodes: 20_000, MultiPV: 4}, {Depth: 5}} {
		var answers [2]engine.Info
		for i := range answers {
			e.Reset()
			found, err := e.Search(t.Context(), w, limits, nil)
			if err != nil {
				t.Fatal(err)
			}
			if limits.Nodes > 0 && found.Nodes != limits.Nodes {
				t.Errorf("%+v: %d nodes", limits, found.Nodes)
			}
			found.Time = 0
			answers[i] = found
		}
		if !reflect.DeepEqual(answers[0], answers[1]) {
			t.Errorf("%+v: found\n%+v\nand then\n%+v", limits, answers[0], answers[1])
		}
	}
}

// TestOtherOptions: a search does not use what an earlier one has found in a game with other options,
// where the same positions have other results.
func TestOtherOptions(t *testing.T) {
	o := engine.Options{Memory: 1 << 16}
	for seed := range uint64(40) {
		small := newGraphGame(rand.New(rand.NewPCG(seed, 1)), 60)
		large := newGraphGame(rand.New(rand.NewPCG(seed, 2)), 60)
		small.options, large.options = game.Options{"field": "small"}, game.Options{"field": "large"}
		used := newGraphEngine(small, o)
		for _, m := range []*graphGame{small, large} {
			w := &graphState{game: m, path: []int{0}}
			if w.Outcome().Over() {
				continue
			}
			found, err := used.Search(t.Context(), w, engine.Limits{Depth: 8}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if fresh, _ := newGraphEngine(m, o).Search(t.Context(), w, engine.Limits{Depth: 8}, nil); !reflect.DeepEqual(found.PVs, fresh.PVs) {
				t.Errorf("seed %d, %v: %+v, but %+v after no other search", seed, m.options, found.PVs, fresh.PVs)
			}
		}
	}
}

// TestMultiPV: PVs begin with different turns and are sorted, best first; each report is deeper
// than the one before.
func TestMultiPV(t *testing.T) {
	w := bigGraph()
	depth := 0
	found, err := newGraphEngine(w.game, engine.Options{}).Search(t.Context(), w, engine.Limits{Depth: 6, MultiPV: 4}, func(i engine.Info) {
		if i.Depth != depth+1 || len(i.PVs) != 4 {
			t.Errorf("depth %d after %d with %d lines", i.Depth, depth, len(i.PVs))
		}
		depth = i.Depth
	})
	if err != nil || found.Depth != 6 || depth != 6 || len(found.PVs) != 4 {
		t.Fatalf("%+v, %v", found, err)
	}
	begun := map[string]bool{}
	for i, line := range found.PVs {
		begun[line.Turns[0]] = true
		if i > 0 && line.Score.Win > found.PVs[i-1].Score.Win {
			t.Errorf("line %d is better than the one before: %+v", i+1, found.PVs)
		}
	}
	if len(begun) != 4 {
		t.Errorf("lines begin with %v", begun)
	}
	if found, err = newGraphEngine(w.game, engine.Options{}).Search(t.Context(), w, engine.Limits{Depth: 2, MultiPV: 50}, nil); err != nil || len(found.PVs) != 6 {
		t.Errorf("of 6 turns %d lines, %v", len(found.PVs), err)
	}
}

// TestMultiPVOfUnfinishedDepth: wherever the node limit stops a search, the PVs are sorted,
// best first.
func TestMultiPVOfUnfinishedDepth(t *testing.T) {
	w := bigGraph()
	e := newGraphEngine(w.game, engine.Options{Memory: 1 << 16})
	for nodes := uint64(1); nodes < 20_000; nodes += 1 + nodes/20 {
		e.Reset()
		found, err := e.Search(t.Context(), w, engine.Limits{Nodes: nodes, MultiPV: 4}, nil)
		if err != nil || len(found.PVs) != 4 {
			t.Fatalf("%d nodes: %+v, %v", nodes, found, err)
		}
		for i, line := range found.PVs[1:] {
			if line.Score.Win > found.PVs[i].Score.Win {
				t.Errorf("%d nodes: line %d is better than the one before: %+v", nodes, i+2, found.PVs)
			}
		}
	}
}

func TestMergePartialDepth(t *testing.T) {
	line := func(value int, m game.Move) variation { return variation{value: value, moves: []game.Move{m}} }
	const loss = -provenWin - 50
	before := []variation{line(-18, 1), line(-19, 2), line(-20, 3)}
	for name, test := range map[string]struct{ next, begun, lost, want []variation }{
		"nothing new":               {nil, nil, nil, before},
		"all others are worse":      {[]variation{line(-46, 2)}, nil, nil, []variation{line(-46, 2), line(-46, 1), line(-46, 3)}},
		"two of three":              {[]variation{line(-46, 1), line(-51, 4)}, nil, nil, []variation{line(-46, 1), line(-51, 4), line(-51, 2)}},
		"the best got worse":        {nil, []variation{line(-30, 1)}, nil, before},
		"the best got better":       {nil, []variation{line(5, 3)}, nil, []variation{line(5, 3), line(-18, 1), line(-19, 2)}},
		"begun, as good as may be":  {[]variation{line(7, 1)}, []variation{line(-19, 4)}, nil, []variation{line(7, 1), line(-19, 4), line(-19, 2)}},
		"begun, and another better": {[]variation{line(7, 1)}, []variation{line(-30, 2)}, nil, []variation{line(7, 1), line(-19, 2), line(-20, 3)}},
		"begun, better than next":   {[]variation{line(7, 1)}, []variation{line(9, 4)}, nil, []variation{line(9, 4), line(7, 1), line(-19, 2)}},
		"the best loses": {
			nil, []variation{line(loss, 1)}, []variation{line(loss, 1)},
			[]variation{line(-19, 2), line(-20, 3), line(loss, 1)},
		},
		"two lose, the second later": {
			nil, []variation{line(loss+2, 2)}, []variation{line(loss, 1), line(loss+2, 2)},
			[]variation{line(-20, 3), line(loss+2, 2), line(loss, 1)},
		},
		"all lose, and another later": {
			nil, []variation{line(loss+2, 4)}, []variation{line(loss, 1), line(loss+2, 4), line(loss, 2), line(loss, 3)},
			[]variation{line(loss+2, 4), line(loss, 1), line(loss, 2)},
		},
		"the best loses, another does not": {
			nil, []variation{line(-30, 4)}, []variation{line(loss, 1)},
			[]variation{line(-19, 2), line(-20, 3), line(loss, 1)},
		},
		"the second loses": {
			[]variation{line(7, 1)}, []variation{line(loss, 2)}, []variation{line(loss, 2)},
			[]variation{line(7, 1), line(-20, 3), line(loss, 2)},
		},
		"all but one lose": {
			[]variation{line(7, 1), line(loss, 2)}, nil, []variation{line(loss, 2), line(loss-2, 3)},
			[]variation{line(7, 1), line(loss, 2), line(loss-2, 3)},
		},
	} {
		if got := mergePartialDepth(test.next, test.begun, test.lost, before); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
	// A single PV is the one that was searched deepest: it began as the best.
	if got := mergePartialDepth(nil, []variation{line(-30, 1)}, nil, before[:1]); !reflect.DeepEqual(got, []variation{line(-30, 1)}) {
		t.Errorf("of one line: %v", got)
	}
}

// TestAvoidLoss: another move comes before variations that all lose, unless it loses too.
func TestAvoidLoss(t *testing.T) {
	line := func(value int, m game.Move) variation { return variation{value: value, moves: []game.Move{m}} }
	lost := []variation{line(-provenWin-3, 1), line(-provenWin-5, 2)}
	for name, test := range map[string]struct {
		variations []variation
		other      variation
		want       []variation
	}{
		"all lose":      {lost, line(-500, 3), []variation{line(-500, 3), lost[0]}},
		"the other too": {lost, line(-provenWin-9, 3), lost},
		"one does not":  {[]variation{line(-900, 4), lost[0]}, line(-500, 3), []variation{line(-900, 4), lost[0]}},
		"the only one":  {lost[:1], line(-500, 3), []variation{line(-500, 3)}},
	} {
		if got := avoidLoss(test.variations, test.other); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
}

// TestThreadsAgreeOnProofs: several threads find the same proofs, keep the node limit and leave
// no goroutine.
func TestThreadsAgreeOnProofs(t *testing.T) {
	defer goleak.VerifyNone(t)
	r := rand.New(rand.NewPCG(9, 1))
	for range 40 {
		m := newGraphGame(r, 60)
		w := &graphState{game: m, path: []int{r.IntN(60)}}
		if m.turnsToEnd[w.node()] == lostNow {
			continue
		}
		found, err := newGraphEngine(m, engine.Options{Memory: 1 << 14, Threads: 3}).Search(t.Context(), w, engine.Limits{Nodes: 5000}, nil)
		if err != nil || found.Nodes > 5000+256+3*64 {
			t.Fatalf("%d nodes, %v", found.Nodes, err)
		}
		compareProof(t, m, w, found.PVs[0])
		if truth := m.turnsToEnd[w.node()]; truth > 0 && truth < 12 && found.PVs[0].Score.Proof != engine.ProvenWin {
			t.Errorf("a win in %d is reported as %v", truth, found.PVs[0].Score)
		}
	}
}

// TestSearchStopsWithContext: a search answers if its context ends before or during it.
func TestSearchStopsWithContext(t *testing.T) {
	defer goleak.VerifyNone(t)
	w := bigGraph()
	for _, threads := range []int{1, 2} {
		e := newGraphEngine(w.game, engine.Options{Memory: 1 << 16, Threads: threads})
		ctx, cancel := context.WithCancel(t.Context())
		found, err := e.Search(ctx, w, engine.Limits{}, func(i engine.Info) {
			if i.Depth == 4 {
				cancel()
			}
		})
		if err != nil || found.Depth < 4 || len(found.PVs[0].Turns) == 0 {
			t.Errorf("stopped in it: %+v, %v", found, err)
		}
		found, err = e.Search(ctx, w, engine.Limits{}, nil)
		if err != nil || len(found.PVs) != 1 || len(found.PVs[0].Turns) == 0 {
			t.Errorf("stopped before: %+v, %v", found, err)
		}
		found, err = e.Search(t.Context(), w, engine.Limits{Time: time.Millisecond}, nil)
		if err != nil || found.Time < time.Millisecond || len(found.PVs[0].Turns) == 0 {
			t.Errorf("out of time: %+v, %v", found, err)
		}
	}
}

// countdownContext is a context that ends after a number of calls of Err and has no Done
// channel.
type countdownContext struct {
	context.Context
	left int
}

func (p *countdownContext) Err() error {
	if p.left--; p.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestSearchPollsContext: the search calls Err regularly. In programs with a single thread
// other goroutines run during that call.
func TestSearchPollsContext(t *testing.T) {
	w := bigGraph()
	e := newGraphEngine(w.game, engine.Options{Memory: 1 << 16})
	ctx := &countdownContext{Context: context.Background(), left: 20}
	found, err := e.Search(ctx, w, engine.Limits{}, nil)
	if err != nil || len(found.PVs) != 1 || found.Nodes > 22*1024 {
		t.Errorf("%+v, %v", found, err)
	}
}

// panickingBoard is a board that panics after a number of moves.
type panickingBoard struct {
	graphBoard
	movesLeft *int
}

func (b *panickingBoard) Do(m game.Move) {
	if *b.movesLeft--; *b.movesLeft == 0 {
		panic("fallen")
	}
	b.graphBoard.Do(m)
}

// TestPanicsReachCaller: a panic of any thread reaches the caller.
func TestPanicsReachCaller(t *testing.T) {
	w := bigGraph()
	for fails := range 2 {
		made := 0
		e := New("maze", func() engine.Board {
			left := -1
			if made == fails {
				left = 500
			}
			made++
			return &panickingBoard{graphBoard{graphState: graphState{game: w.game}}, &left}
		}, engine.Options{Memory: 1 << 16, Threads: 2})
		func() {
			defer func() {
				if recover() != "fallen" {
					t.Errorf("thread %d panics, and the caller does not", fails)
				}
			}()
			_, err := e.Search(t.Context(), w, engine.Limits{Nodes: 100_000}, nil)
			t.Errorf("thread %d: %v", fails, err)
		}()
	}
}

func TestSearchErrors(t *testing.T) {
	m := &graphGame{edges: [][]int{nil, {0}}, check: make([]bool, 2), value: make([]int, 2)}
	e := newGraphEngine(m, engine.Options{})
	if _, err := e.Search(t.Context(), &graphState{game: m, path: []int{0}}, engine.Limits{}, nil); !errors.Is(err, engine.ErrGameOver) {
		t.Errorf("after the end: %v", err)
	}
	other := New("chess", func() engine.Board { return &graphBoard{graphState: graphState{game: m}} }, engine.Options{})
	if _, err := other.Search(t.Context(), &graphState{game: m, path: []int{1}}, engine.Limits{}, nil); !errors.As(err, new(*engine.WrongGameError)) {
		t.Errorf("another game: %v", err)
	}
}
