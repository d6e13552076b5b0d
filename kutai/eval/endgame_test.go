package eval

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// latePosition plays at random until that many tiles are left and sets the position up with a
// target that the total lacks that much of.
func latePosition(t *testing.T, r *rand.Rand, left, lacks int, o map[string]string) *kutai.Game {
	t.Helper()
	for {
		o["target"] = "60"
		state, err := kutai.Rules.New(o)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kutai.Game)
		for g.Pos.TilesLeft() > left && !g.Outcome().Over() {
			m, _ := g.SampleMove(r)
			g.Do(m)
		}
		o["target"] = strconv.Itoa(max(3, g.Total()+lacks-1))
		if again, err := kutai.Rules.NewFromPosition(o, g.PositionText()); err == nil && !again.Outcome().Over() {
			return again.(*kutai.Game)
		}
	}
}

// winsWithin reports whether the seat to move wins within 1 or 3 turns of both seats, by trying
// all moves.
func winsWithin(g game.Playable, turns int) bool {
	moves := g.AppendMoves(nil)
	for _, m := range moves {
		g.Do(m)
		won := g.Outcome().Over() && !g.Outcome().IsDraw()
		g.Undo()
		if won {
			return true
		}
	}
	if turns == 1 {
		return false
	}
	for _, m := range moves {
		g.Do(m)
		yes := !g.Outcome().Over() && losesWithin(g, turns-1)
		g.Undo()
		if yes {
			return true
		}
	}
	return false
}

// losesWithin reports whether the other seat wins within 2 or 4 turns, whatever the seat to
// move plays.
func losesWithin(g game.Playable, turns int) bool {
	for _, m := range g.AppendMoves(nil) {
		g.Do(m)
		no := g.Outcome().Over() || !winsWithin(g, turns-1)
		g.Undo()
		if no {
			return false
		}
	}
	return true
}

// solveByBruteForce solves a position with at most four tiles left.
func solveByBruteForce(g game.Playable, left int) engine.Score {
	for n := 1; n <= left; n++ {
		switch {
		case n%2 == 1 && winsWithin(g, n):
			return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: n}
		case n%2 == 0 && losesWithin(g, n):
			return engine.Score{Proof: engine.ProvenLoss, Distance: n}
		}
	}
	return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: left}
}

// The solver agrees with trying everything. Only a few positions of frequent results are
// compared.
func TestEndgameMatchesBruteForce(t *testing.T) {
	const enough = 5
	r := rand.New(rand.NewPCG(11, 5))
	for _, c := range []struct {
		left, positions int
		options         map[string]string
		results         int // different results, at least
	}{
		{1, 50, map[string]string{}, 2},
		{2, 100, map[string]string{}, 3},
		{2, 20, map[string]string{"lines": "queen"}, 2},
		{2, 4, map[string]string{"lines": "sight", "places": "squares"}, 1},
		{3, 160, map[string]string{}, 4},
		{4, 150, map[string]string{}, 4},
	} {
		results := map[engine.Score]int{}
		for range c.positions {
			g := latePosition(t, r, c.left, c.left+r.IntN(6), c.options)
			got, ok := New(g).(engine.Prover).Prove()
			if !ok {
				t.Fatalf("%s is not solved", g.PositionText())
			}
			if results[got]++; results[got] > enough {
				continue
			}
			if want := solveByBruteForce(game.Clone(g), c.left); got != want {
				t.Errorf("%s, target %s: %v, want %v", g.PositionText(), c.options["target"], got, want)
			}
		}
		if len(results) < c.results {
			t.Errorf("with %d tiles left only %v was met", c.left, results)
		}
		t.Logf("%d left: %v", c.left, results)
	}
}

// TestSolutionsAreBounded: a solver that has found as many solutions as it keeps forgets them and goes on.
func TestSolutionsAreBounded(t *testing.T) {
	g := latePosition(t, rand.New(rand.NewPCG(11, 5)), 3, 5, map[string]string{})
	want := new(endgameSolver).solve(&g.Pos)
	s := endgameSolver{solutions: map[uint64]solution{}}
	for hash := range uint64(maxSolutions) {
		s.solutions[hash] = solution{}
	}
	if got := s.solve(&g.Pos); got != want || len(s.solutions) > maxSolutions {
		t.Errorf("%v and %d solutions, want %v and at most %d", got, len(s.solutions), want, maxSolutions)
	}
}
