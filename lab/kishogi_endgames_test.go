package lab

import (
	"bytes"
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

func readProblems(t testing.TB, name string) []SuiteProblem {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	list, err := ReadProblems(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// endNodes is the node limit for a forced win. It takes less than a second.
const endNodes = 300_000

// TestEngineSolvesKiShogiSuite lets the engine find each win of the suite and its length.
func TestEngineSolvesKiShogiSuite(t *testing.T) {
	e, err := engines.New("ki-shogi", engine.Options{Memory: 16 << 20})
	if err != nil {
		t.Fatal(err)
	}
	listed, missed := map[int]int{}, map[int]int{}
	for _, p := range readProblems(t, "ki-shogi-ends.jsonl") {
		g, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		e.Reset()
		info, err := e.Search(t.Context(), g, engine.Limits{Nodes: endNodes}, nil)
		if err != nil {
			t.Fatal(err)
		}
		listed[p.Wins]++
		best := info.PVs[0]
		if best.Score.Proof != engine.ProvenWin || best.Score.Distance != p.Wins || p.Only && best.Turns[0] != p.Turns[0] {
			missed[p.Wins]++
			t.Logf("%s wins in %d by %v: found %v by %v in %d nodes", p.Position, p.Wins, p.Turns, best.Score, best.Turns, info.Nodes)
		}
	}
	t.Logf("listed %v, missed %v", listed, missed)
	if listed[3] < 40 || listed[5] < 40 || listed[7] < 20 {
		t.Errorf("the suite has %v ends by length", listed)
	}
	if missed[3] > 0 || missed[5] > 0 || 20*missed[7] > listed[7] {
		t.Errorf("missed %v", missed)
	}
}

// TestKiShogiSuiteIsProven repeats the exhaustive proofs, of long wins as far as time allows.
func TestKiShogiSuiteIsProven(t *testing.T) {
	for _, p := range readProblems(t, "ki-shogi-ends.jsonl") {
		state, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kishogi.Game)
		if p.Wins <= 5 {
			e := newKiShogiSolver(t.Context())
			if in := e.shortestWin(&g.Pos, p.Wins); in != p.Wins {
				t.Errorf("%s wins in %d, not %d", p.Position, in, p.Wins)
			}
			if only := e.countWinningMoves(&g.Pos, p.Wins) == 1; only != p.Only {
				t.Errorf("%s: only one turn wins: %v", p.Position, only)
			}
		}
		for _, turn := range p.Turns {
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
		if len(p.Turns) != p.Wins || g.Outcome().Reason != kishogi.ReasonNoLegalTurn {
			t.Errorf("%s: %v ends with %q", p.Position, p.Turns, g.Outcome())
		}
	}
}

// TestKiShogiSuiteIsReproducible: the same numbers make the same suite.
func TestKiShogiSuiteIsReproducible(t *testing.T) {
	made := func() string {
		var b bytes.Buffer
		s := SelfPlay{Game: "ki-shogi", Nodes: 300, Seed: 3, MaxOpening: 4, RandomShare: 0.1, MaxTurns: 60}
		err := KiShogiEndgames(t.Context(), Suite{
			Play: s, Options: []map[string]string{{}, {"field": "7x7"}}, Nodes: 2000, Wanted: map[int]int{1: 1, 3: 2},
			OnProblem: func(p SuiteProblem) error { return WriteProblem(&b, p) },
		})
		if err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	first := made()
	if again := made(); again != first {
		t.Errorf("made\n%s\nand then\n%s", first, again)
	}
	if list, err := ReadProblems(bytes.NewReader([]byte(first))); err != nil || len(list) != 3 {
		t.Errorf("%v: %v", err, list)
	}
	if _, err := ReadProblems(bytes.NewReader([]byte(first + "{"))); err == nil || err.Error()[:6] != "line 4" {
		t.Errorf("an unfinished line: %v", err)
	}
}
