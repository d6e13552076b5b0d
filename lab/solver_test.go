package lab

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/quaterno"
)

// checkSuite lets the engine solve a suite, and repeats the exhaustive proofs that are fast.
func checkSuite[P any, PP game.Position[P]](t *testing.T, suite string, nodes uint64, f *exhaustiveSolver[P, PP], of func(game.Game) *P, least map[int]int) {
	t.Helper()
	listed := map[int]int{}
	for _, p := range readProblems(t, suite) {
		g, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		e, err := engines.New(p.Game, engine.Options{Memory: 16 << 20, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		info, err := e.Search(t.Context(), g, engine.Limits{Nodes: nodes}, nil)
		if err != nil {
			t.Fatal(err)
		}
		listed[p.kind()]++
		best := info.PVs[0]
		switch {
		case p.Saves > 0 && best.Turns[0] != p.Turns[0]:
			t.Errorf("%s is saved by %s: the engine plays %s", p.Position, p.Turns[0], best.Turns[0])
		case p.Wins > 0 && p.Wins <= usualWin && (best.Score.Proof != engine.ProvenWin || p.Only && best.Turns[0] != p.Turns[0]):
			t.Errorf("%s wins in %d by %v: the engine finds %v by %v in %d nodes", p.Position, p.Wins, p.Turns, best.Score, best.Turns, info.Nodes)
		}
		checkProof(t, &p, g, f, of(g))
	}
	for turns, n := range least {
		if listed[turns] < n {
			t.Errorf("%s: %d problems of %d turns, want %d at least", suite, listed[turns], turns, n)
		}
	}
}

func checkProof[P any, PP game.Position[P]](t *testing.T, p *SuiteProblem, g game.Game, f *exhaustiveSolver[P, PP], at *P) {
	t.Helper()
	if p.Saves > 0 {
		if saving := f.savingMoves(at, p.Saves); len(saving) != 1 || string(g.AppendMoveText(nil, saving[0])) != p.Turns[0] {
			t.Errorf("%s: %d turns save", p.Position, len(saving))
		}
		return
	}
	if p.Wins <= usualWin {
		if in := f.shortestWin(at, p.Wins); in != p.Wins {
			t.Errorf("%s wins in %d, not in %d", p.Position, in, p.Wins)
		}
	}
	line := game.Clone(g)
	for _, turn := range p.Turns {
		if err := game.PlayTurn(line, turn); err != nil {
			t.Fatal(err)
		}
	}
	if o := line.Outcome(); len(p.Turns) != p.Wins || o.Winner != PP(at).ToMove() || !o.Over() {
		t.Errorf("%s: %v ends with %q", p.Position, p.Turns, o)
	}
}

func TestQuaternoSuite(t *testing.T) {
	checkSuite(t, "quaterno-ends.jsonl", 1000, newQuaternoSolver(t.Context()), func(g game.Game) *quaterno.Position { return &g.(*quaterno.Game).Pos },
		map[int]int{1: 10, 3: 10, 5: 2, 2: 10})
}

func TestBalanceSuite(t *testing.T) {
	checkSuite(t, "balance-ends.jsonl", 1000, newBalanceSolver(t.Context()), func(g game.Game) *balance.Position { return &g.(*balance.Game).Pos },
		map[int]int{1: 10, 3: 6, 2: 2})
}

func TestKutaiSuite(t *testing.T) {
	checkSuite(t, "kutai-ends.jsonl", 500, newKutaiSolver(t.Context()), func(g game.Game) *kutai.Position { return &g.(*kutai.Game).Pos },
		map[int]int{1: 8, 3: 16, 2: 10})
}

// TestKutaiSuiteIsReproducible makes the first problems of the suite again.
func TestKutaiSuiteIsReproducible(t *testing.T) {
	suite := Suites()["kutai-pai-sho"]
	suite.Play.Seed = 7 // the command's
	var made []SuiteProblem
	suite.Wanted = map[int]int{1: 8}
	suite.OnProblem = func(p SuiteProblem) error {
		made = append(made, p)
		return nil
	}
	if err := suite.Make(t.Context()); err != nil {
		t.Fatal(err)
	}
	var listed []SuiteProblem
	for _, p := range readProblems(t, "kutai-ends.jsonl") {
		if p.Wins == 1 {
			listed = append(listed, p)
		}
	}
	for i := range made {
		if made[i].Position != listed[i].Position || made[i].Turns[0] != listed[i].Turns[0] {
			t.Errorf("number %d is %v, listed is %v", i, made[i], listed[i])
		}
	}
}
