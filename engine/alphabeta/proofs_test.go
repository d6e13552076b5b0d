package alphabeta

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
)

// TestProofsAreTrue compares what searches of positions full of cycles prove with what
// follows from the ends backwards. With the table of earlier searches and without.
func TestProofsAreTrue(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	proofs := map[engine.Proof]int{}
	for range 300 {
		m := newMaze(r, 60)
		e := mazeEngine(m, engine.Options{Memory: 1 << 14})
		for range 6 {
			w := &walk{maze: m, path: []int{r.IntN(60)}}
			if m.ends[w.here()] == lostHere {
				continue
			}
			found, err := e.Search(t.Context(), w, engine.Limits{Nodes: 3000, Lines: 1 + r.IntN(3)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range found.Lines {
				compareProof(t, m, w, line)
				proofs[line.Score.Proof]++
			}
			if truth := m.ends[w.here()]; truth > 0 && truth < 12 && found.Lines[0].Score.Proof != engine.ProvenWin {
				t.Errorf("a win in %d is told as %v in %+v", truth, found.Lines[0].Score, found)
			}
		}
	}
	t.Log(proofs)
	if proofs[engine.ProvenWin] < 100 || proofs[engine.ProvenLoss] < 100 || proofs[engine.Unproven] < 100 {
		t.Errorf("too little was met: %v", proofs)
	}
}

// compareProof looks at a line that begins in w.
func compareProof(t *testing.T, m *maze, w *walk, line engine.Line) {
	t.Helper()
	after := *w.Clone().(*walk)
	after.Do(atoi(line.Turns[0]))
	truth := m.ends[after.here()]
	switch s := line.Score; {
	case s.Proof == engine.ProvenWin && (truth >= 0 || truth != lostHere && s.In < 1-truth):
		t.Errorf("%v is told, but the other seat ends in %d", s, truth)
	case s.Proof == engine.ProvenLoss && truth <= 0:
		t.Errorf("%v is told, but the other seat ends in %d", s, truth)
	}
}

// TestSolverAgainstTruth does the same for proof numbers.
func TestSolverAgainstTruth(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	results := map[Solved]int{}
	for range 1500 {
		m := newMaze(r, 40)
		w := &walk{maze: m, path: []int{r.IntN(40)}}
		if m.ends[w.here()] == lostHere {
			continue
		}
		b := newMazeBoard(w)
		s := NewSolver(b, 1<<14)
		result, turns, line := s.Solve(t.Context(), 20_000, true)
		results[result]++
		truth := m.ends[w.here()]
		if (result == Forced) != (truth > 0) && result != Unsolved {
			t.Errorf("%v, but the truth is %d", result, truth)
		}
		if result != Forced {
			continue
		}
		if turns < truth || len(line) == 0 || len(b.path) != 1 {
			t.Errorf("won in %d by %v, the truth is %d", turns, line, truth)
		}
		if len(line) == turns {
			for _, move := range line {
				w.Do(move)
			}
			if m.ends[w.here()] != lostHere {
				t.Errorf("%v ends in %d", line, m.ends[w.here()])
			}
		}
	}
	t.Log(results)
	if results[Forced] < 300 || results[Refuted] < 300 {
		t.Errorf("too little was met: %v", results)
	}
}

// TestSolverGivesCheck: with checks alone every second place of a line is one.
func TestSolverGivesCheck(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	forced := 0
	for range 3000 {
		m := newMaze(r, 40)
		w := &walk{maze: m, path: []int{r.IntN(40)}}
		if m.ends[w.here()] == lostHere {
			continue
		}
		s := NewSolver(newMazeBoard(w), 1<<14)
		result, _, line := s.Solve(t.Context(), 20_000, false)
		if result != Forced {
			continue
		}
		forced++
		if m.ends[w.here()] <= 0 {
			t.Errorf("forced, but the truth is %d", m.ends[w.here()])
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
