package alphabeta

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// TestProofsMatchRetrogradeAnalysis compares the proofs of searches in positions full of cycles
// with a retrograde analysis, with a table from earlier searches and without.
func TestProofsMatchRetrogradeAnalysis(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	proofs := map[engine.Proof]int{}
	for range 300 {
		m := newGraphGame(r, 60)
		e := newGraphEngine(m, engine.Options{Memory: 1 << 14})
		for range 6 {
			w := &graphState{game: m, path: []int{r.IntN(60)}}
			if m.turnsToEnd[w.node()] == lostNow {
				continue
			}
			found, err := e.Search(t.Context(), w, engine.Limits{Nodes: 3000, MultiPV: 1 + r.IntN(3)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range found.PVs {
				compareProof(t, m, w, line)
				proofs[line.Score.Proof]++
			}
			if truth := m.turnsToEnd[w.node()]; truth > 0 && truth < 12 && found.PVs[0].Score.Proof != engine.ProvenWin {
				t.Errorf("a win in %d is reported as %v in %+v", truth, found.PVs[0].Score, found)
			}
		}
	}
	t.Log(proofs)
	if proofs[engine.ProvenWin] < 100 || proofs[engine.ProvenLoss] < 100 || proofs[engine.Unproven] < 100 {
		t.Errorf("too little was met: %v", proofs)
	}
}

// TestProofsOfUnfinishedSearch: wherever the node limit stops the first depths, a move that was not
// searched is not reported as a proven loss because the searched ones lose. A proven loss comes first
// only if every turn loses.
func TestProofsOfUnfinishedSearch(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 1))
	losses, first := 0, 0
	for range 400 {
		m := newGraphGame(r, 60)
		w := &graphState{game: m, path: []int{r.IntN(60)}}
		if m.turnsToEnd[w.node()] == lostNow {
			continue
		}
		for nodes := uint64(1); nodes <= 100; nodes += 1 + nodes/30 {
			found, err := newGraphEngine(m, engine.Options{Memory: 1 << 10}).Search(t.Context(), w, engine.Limits{Nodes: nodes, MultiPV: 1 + r.IntN(3)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range found.PVs {
				compareProof(t, m, w, line)
				if line.Score.Proof == engine.ProvenLoss {
					losses++
				}
				if i == 0 && line.Score.Proof == engine.ProvenLoss {
					first++
					if m.turnsToEnd[w.node()] >= 0 {
						t.Errorf("%d nodes: %+v, but not every turn loses", nodes, found.PVs)
					}
				}
			}
		}
	}
	if losses < 100 || first < 100 {
		t.Errorf("only %d proven losses were met, %d of them first", losses, first)
	}
}

// TestSafeMoveBeforeLoss: a move that replaces one that loses at once keeps its value, although
// another variation is a proven loss.
func TestSafeMoveBeforeLoss(t *testing.T) {
	// From 0 the move to 1 loses at once.
	w := &graphState{game: &graphGame{edges: [][]int{{1, 2, 3}, {4}, {5}, {5}, {}, {0}}}, path: []int{0}}
	line := func(value int, m game.Move) variation { return variation{value: value, moves: []game.Move{m}} }
	lost := line(-provenWin-3, 2)
	got := secureVariations(w, []variation{line(20, 1), lost}, []variation{line(50, 1), line(10, 3), lost})
	if want := []variation{line(10, 3), lost}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// compareProof checks a PV that begins in w.
func compareProof(t *testing.T, m *graphGame, w *graphState, line engine.PV) {
	t.Helper()
	after := *w.Clone().(*graphState)
	after.Do(parseMove(line.Turns[0]))
	truth := m.turnsToEnd[after.node()]
	switch s := line.Score; {
	case s.Proof == engine.ProvenWin && (truth >= 0 || truth != lostNow && s.Distance < 1-truth):
		t.Errorf("reported %v, but the other seat ends in %d", s, truth)
	case s.Proof == engine.ProvenLoss && truth <= 0:
		t.Errorf("reported %v, but the other seat ends in %d", s, truth)
	}
}

// TestSolverMatchesRetrogradeAnalysis does the same for proof-number search.
func TestSolverMatchesRetrogradeAnalysis(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	results := map[Result]int{}
	for range 1500 {
		m := newGraphGame(r, 40)
		w := &graphState{game: m, path: []int{r.IntN(40)}}
		if m.turnsToEnd[w.node()] == lostNow {
			continue
		}
		b := newGraphBoard(w)
		s := NewSolver(b, 1<<14)
		result, turns, line := s.Solve(t.Context(), 20_000, true)
		results[result]++
		truth := m.turnsToEnd[w.node()]
		if (result == Proven) != (truth > 0) && result != Unknown {
			t.Errorf("%v, but the truth is %d", result, truth)
		}
		if result != Proven {
			continue
		}
		if turns < truth || len(line) == 0 || len(b.path) != 1 {
			t.Errorf("won in %d by %v, the truth is %d", turns, line, truth)
		}
		if len(line) == turns {
			for _, move := range line {
				w.Do(move)
			}
			if m.turnsToEnd[w.node()] != lostNow {
				t.Errorf("%v ends in %d", line, m.turnsToEnd[w.node()])
			}
		}
	}
	t.Log(results)
	if results[Proven] < 300 || results[Disproven] < 300 {
		t.Errorf("too little was met: %v", results)
	}
}

// TestSolverLineGivesChecks: with checks only, every attacking move of a win gives check.
func TestSolverLineGivesChecks(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	forced := 0
	for range 3000 {
		m := newGraphGame(r, 40)
		w := &graphState{game: m, path: []int{r.IntN(40)}}
		if m.turnsToEnd[w.node()] == lostNow {
			continue
		}
		s := NewSolver(newGraphBoard(w), 1<<14)
		result, _, line := s.Solve(t.Context(), 20_000, false)
		if result != Proven {
			continue
		}
		forced++
		if m.turnsToEnd[w.node()] <= 0 {
			t.Errorf("forced, but the truth is %d", m.turnsToEnd[w.node()])
		}
		for i, move := range line {
			if i%2 == 0 && !m.check[move] {
				t.Errorf("%v gives no check at %d", line, i)
			}
		}
	}
	if forced < 100 {
		t.Errorf("only %d were forced", forced)
	}
}
