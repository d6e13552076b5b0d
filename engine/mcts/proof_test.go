package mcts

import (
	"context"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

func mustSearch(t testing.TB, e engine.Engine, g game.Playable, limits engine.Limits) engine.Info {
	t.Helper()
	info, err := e.Search(context.Background(), g, limits, nil)
	if err != nil {
		t.Fatal(err)
	}
	return info
}

// TestProofs searches random trees to the end and compares the results with an exhaustive
// solution.
func TestProofs(t *testing.T) {
	seen := map[engine.Proof]int{}
	for seed := range uint64(400) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		want := solveExactly(g)
		e := New("toy", newHashEvaluator, engine.Options{}, Tuning{InitialWidth: 2, WideningFactor: 0.5})
		info := mustSearch(t, e, g, engine.Limits{Nodes: 1_000_000})
		got := info.PVs[0].Score
		if got.Proof != want.Proof || got.Win != want.Win {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
		if got.Proof == engine.ProvenWin && got.Distance < want.Distance {
			t.Fatalf("seed %d: %v, but at best %v", seed, got, want)
		}
		checkLine(t, g, info.PVs[0])
		seen[got.Proof]++
	}
	for _, p := range []engine.Proof{engine.ProvenWin, engine.ProvenLoss, engine.ProvenDraw} {
		if seen[p] < 5 {
			t.Errorf("only %d games with proof %d", seen[p], p)
		}
	}
}

// checkLine plays a proven PV and checks its end and its length.
func checkLine(t *testing.T, g *toy, line engine.PV) {
	t.Helper()
	seat := g.ToMove()
	c := g.Clone().(*toy)
	for _, turn := range line.Turns {
		c.play(turn)
	}
	o := c.Outcome()
	if !o.Over() || len(line.Turns) != line.Score.Distance {
		t.Fatalf("%v leads to %q in %d turns", line, o, len(line.Turns))
	}
	switch line.Score.Proof {
	case engine.ProvenWin:
		if o.Winner != seat {
			t.Fatalf("%v leads to %q for %v", line, o, seat)
		}
	case engine.ProvenLoss:
		if o.Winner != seat.Opponent() {
			t.Fatalf("%v leads to %q for %v", line, o, seat)
		}
	case engine.ProvenDraw:
		if !o.IsDraw() {
			t.Fatalf("%v leads to %q", line, o)
		}
	}
}

// TestRepetition: positions repeat on the path, and only the third occurrence is a draw; a
// proof holds for the given past.
func TestRepetition(t *testing.T) {
	seen := map[engine.Proof]int{}
	for place := int8(-1); place <= 1; place++ {
		for _, past := range []string{"", "bb", "ac", "bbbb", "acac", "acbb"} {
			g := newLoop(place)
			for _, c := range past {
				if !g.Outcome().Over() {
					g.play(string(c))
				}
			}
			if g.Outcome().Over() {
				continue
			}
			want := solveExactly(g)
			info := mustSearch(t, New("toy", newHashEvaluator, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 300_000})
			if got := info.PVs[0].Score; got.Proof != want.Proof {
				t.Errorf("from %d after %q: %v, want %v", place, past, got, want)
			}
			seen[want.Proof]++
		}
	}
	if seen[engine.ProvenDraw] == 0 || seen[engine.ProvenWin] == 0 {
		t.Errorf("only %v", seen)
	}
}

// lateProver solves positions near the leaves of the tree.
type lateProver struct {
	hashEvaluator
	calls *int
}

func (p lateProver) Prove() (engine.Score, bool) {
	g := p.g.(*toy)
	if g.Pos.depth+3 < g.Pos.maxDepth {
		return engine.Score{}, false
	}
	*p.calls++
	return solveExactly(g), true
}

// TestProver: a prover does not change the results, and a root that it could prove still gets
// its turn.
func TestProver(t *testing.T) {
	asked := 0
	evaluate := func(g game.State) engine.Evaluator { return lateProver{hashEvaluator{g}, &asked} }
	for seed := range uint64(200) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		want := solveExactly(g)
		info := mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 100_000})
		if got := info.PVs[0].Score; got.Proof != want.Proof {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
		g.play(info.PVs[0].Turns[0])
	}
	if asked == 0 {
		t.Error("it was never asked")
	}
}

// TestLossOfSomeTurns: a search that ends when all turns that it has tried lose, but others are
// left, begins its result with another one, and proves no loss of a position that is not lost.
func TestLossOfSomeTurns(t *testing.T) {
	asked, others := 0, 0
	evaluate := func(g game.State) engine.Evaluator { return lateProver{hashEvaluator{g}, &asked} }
	for seed := range uint64(500) {
		g := newToy(seed, uint8(4+seed%5))
		if g.Outcome().Over() {
			continue
		}
		lost := solveExactly(g).Proof == engine.ProvenLoss
		for nodes := range uint64(6) {
			limits := engine.Limits{Nodes: nodes + 1, MultiPV: int(1 + seed%4)}
			pvs := mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{InitialWidth: 1}), g, limits).PVs
			if pvs[0].Score.Proof == engine.ProvenLoss && !lost {
				t.Fatalf("seed %d, %+v: %v, but the position is not lost", seed, limits, pvs)
			}
			if len(pvs) > 1 && pvs[0].Score.Proof != engine.ProvenLoss && pvs[1].Score.Proof == engine.ProvenLoss {
				others++
			}
		}
	}
	if others < 30 {
		t.Errorf("only %d searches knew that some turns lose", others)
	}
}

// zeroLosingPolicy gives moves that lose at once weight 0.
type zeroLosingPolicy struct{ hashEvaluator }

func (d zeroLosingPolicy) Policy(moves []game.Move, weights []float32) {
	d.hashEvaluator.Policy(moves, weights)
	seat := d.g.ToMove()
	for i, m := range moves {
		d.g.Do(m)
		if o := d.g.Outcome(); o.Winner == seat.Opponent() && o.Over() {
			weights[i] = 0
		}
		d.g.Undo()
	}
}

// TestZeroPolicyMovesAreSkipped: moves of weight 0 are skipped, and the results stay the same.
func TestZeroPolicyMovesAreSkipped(t *testing.T) {
	evaluate := func(g game.State) engine.Evaluator { return zeroLosingPolicy{hashEvaluator{g}} }
	for seed := range uint64(200) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		want := solveExactly(g)
		info := mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 100_000})
		if got := info.PVs[0].Score; got.Proof != want.Proof {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
	}
}

// exhaustiveWinFinder finds wins in one turn by trying everything.
type exhaustiveWinFinder struct{ hashEvaluator }

func (s exhaustiveWinFinder) WinInOne() ([]game.Move, bool) { return s.search(s.g.ToMove()) }

func (s exhaustiveWinFinder) search(seat game.Seat) ([]game.Move, bool) {
	for _, m := range s.g.AppendMoves(nil) {
		s.g.Do(m)
		var rest []game.Move
		ok := s.g.Outcome().Over() && s.g.Outcome().Winner == seat
		if s.g.MidTurn() {
			rest, ok = s.search(seat)
		}
		s.g.Undo()
		if ok {
			return append([]game.Move{m}, rest...), true
		}
	}
	return nil, false
}

// TestWinFinderAtRoot: a win in one turn is reported at once, whatever the limits.
func TestWinFinderAtRoot(t *testing.T) {
	evaluate := func(g game.State) engine.Evaluator { return exhaustiveWinFinder{hashEvaluator{g}} }
	found := 0
	for seed := range uint64(400) {
		g := newToy(seed, uint8(2+seed%4))
		if g.Outcome().Over() {
			continue
		}
		want := solveExactly(g)
		line := mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 1}).PVs[0]
		if wins := want.Proof == engine.ProvenWin && want.Distance == 1; wins != (line.Score.Proof == engine.ProvenWin && line.Score.Distance == 1) {
			t.Fatalf("seed %d: %v, want %v", seed, line, want)
		} else if wins {
			found++
			checkLine(t, g, line)
		}
	}
	if found < 20 {
		t.Errorf("only %d wins in one turn", found)
	}
}

// countingWinFinder counts its calls, and the wins that it finds.
type countingWinFinder struct {
	exhaustiveWinFinder
	calls, wins *int
}

func (c countingWinFinder) WinInOne() ([]game.Move, bool) {
	*c.calls++
	turn, ok := c.exhaustiveWinFinder.WinInOne()
	if ok {
		*c.wins++
	}
	return turn, ok
}

// TestWinFinderBelowRoot: a win finder that is also called below the root does not change the
// results.
func TestWinFinderBelowRoot(t *testing.T) {
	asked, found, searches := 0, 0, 0
	evaluate := func(g game.State) engine.Evaluator {
		return countingWinFinder{exhaustiveWinFinder{hashEvaluator{g}}, &asked, &found}
	}
	for seed := range uint64(200) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		searches++
		want := solveExactly(g)
		info := mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{WinInOneVisits: 3}), g, engine.Limits{Nodes: 100_000})
		if got := info.PVs[0].Score; got.Proof != want.Proof {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
		g.play(info.PVs[0].Turns[0])
	}
	if asked <= searches || found == 0 {
		t.Errorf("asked %d times in %d searches, with %d wins", asked, searches, found)
	}
}
