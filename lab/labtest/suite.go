package labtest

import (
	"bytes"
	"context"
	"errors"
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
)

// ReadProblems reads the suite of a game: testdata/problems.jsonl.
func ReadProblems(t testing.TB) []lab.SuiteProblem {
	t.Helper()
	text, err := os.ReadFile("testdata/problems.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	list, err := lab.ReadProblems(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// CheckSuite lets the engine solve a suite, and repeats the exhaustive proofs that are fast.
func CheckSuite[P any, PP game.Position[P]](t *testing.T, play lab.SelfPlay, nodes uint64, f *lab.ProofSolver[P, PP], of func(game.Game) *P, least map[int]int) {
	t.Helper()
	listed := map[int]int{}
	for _, p := range ReadProblems(t) {
		g, err := p.State(play.Rules)
		if err != nil {
			t.Fatal(err)
		}
		e := play.NewEngine(engine.Options{Memory: 16 << 20, Seed: 1})
		info, err := e.Search(t.Context(), g, engine.Limits{Nodes: nodes}, nil)
		if err != nil {
			t.Fatal(err)
		}
		listed[p.Kind()]++
		best := info.PVs[0]
		switch {
		case p.Saves > 0 && best.Turns[0] != p.Turns[0]:
			t.Errorf("%s is saved by %s: the engine plays %s", p.Position, p.Turns[0], best.Turns[0])
		case p.Wins > 0 && p.Wins <= lab.UsualWin && (best.Score.Proof != engine.ProvenWin || p.Only && best.Turns[0] != p.Turns[0]):
			t.Errorf("%s wins in %d by %v: the engine finds %v by %v in %d nodes", p.Position, p.Wins, p.Turns, best.Score, best.Turns, info.Nodes)
		}
		checkProof(t, &p, g, f, of(g))
	}
	for turns, n := range least {
		if listed[turns] < n {
			t.Errorf("%d problems of %d turns, want %d at least", listed[turns], turns, n)
		}
	}
}

func checkProof[P any, PP game.Position[P]](t *testing.T, p *lab.SuiteProblem, g game.Game, f *lab.ProofSolver[P, PP], at *P) {
	t.Helper()
	if p.Saves > 0 {
		if saving := f.SavingMoves(at, p.Saves); len(saving) != 1 || string(g.AppendMoveText(nil, saving[0])) != p.Turns[0] {
			t.Errorf("%s: %d turns save", p.Position, len(saving))
		}
		return
	}
	if p.Wins <= lab.UsualWin {
		if in := f.ShortestWin(at, p.Wins); in != p.Wins {
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

// CheckSuiteStops checks that a suite stops with its context, and reports no problem afterwards,
// because it might be wrong.
func CheckSuiteStops(t *testing.T, suite lab.Suite) {
	t.Helper()
	if suite.StallLimit < 1 {
		t.Error("the suite has no stall limit")
	}
	for _, left := range []int{0, 30, 300, 3000} {
		ctx := &CountdownContext{t.Context(), left}
		suite.Play.Seed = 7
		suite.Nodes = 1000
		suite.OnProblem = func(p lab.SuiteProblem) error {
			if ctx.AsksLeft == 0 {
				t.Errorf("ended after %d: found %+v", left, p)
			}
			return nil
		}
		if err := suite.Make(ctx); !errors.Is(err, context.Canceled) {
			t.Errorf("ended after %d: %v", left, err)
		}
	}
}
