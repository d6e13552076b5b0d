package problems

import (
	"bytes"
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/lab/labtest"
)

// endNodes is the node limit for a forced win. It takes less than a second.
const endNodes = 300_000

// TestEngineSolvesSuite lets the engine find each win of the suite and its length.
func TestEngineSolvesSuite(t *testing.T) {
	e := eval.Engine.New(engine.Options{Memory: 16 << 20})
	listed, missed := map[int]int{}, map[int]int{}
	for _, p := range labtest.ReadProblems(t) {
		g, err := p.State(kishogi.Rules)
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

// TestSuiteIsProven repeats the exhaustive proofs, of long wins as far as time allows.
func TestSuiteIsProven(t *testing.T) {
	for _, p := range labtest.ReadProblems(t) {
		state, err := p.State(kishogi.Rules)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kishogi.Game)
		if p.Wins <= 5 {
			e := newSolver(t.Context())
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

// TestSuiteIsReproducible: the same numbers make the same suite.
func TestSuiteIsReproducible(t *testing.T) {
	made := func() string {
		var b bytes.Buffer
		s := lab.SelfPlay{Rules: kishogi.Rules, NewEngine: eval.Engine.New, Nodes: 300, Seed: 3, MaxOpening: 4, RandomShare: 0.1, MaxTurns: 60}
		err := collect(t.Context(), lab.Suite{
			Play: s, Options: []map[string]string{{}, {"field": "7x7"}}, Nodes: 2000, Wanted: map[int]int{1: 1, 3: 2},
			OnProblem: func(p lab.SuiteProblem) error { return lab.WriteProblem(&b, p) },
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
	if list, err := lab.ReadProblems(bytes.NewReader([]byte(first))); err != nil || len(list) != 3 {
		t.Errorf("%v: %v", err, list)
	}
	if _, err := lab.ReadProblems(bytes.NewReader([]byte(first + "{"))); err == nil || err.Error()[:6] != "line 4" {
		t.Errorf("an unfinished line: %v", err)
	}
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: kishogi.Rules, NewEngine: eval.Engine.New}

func TestSuiteStopsWithContext(t *testing.T) { labtest.CheckSuiteStops(t, Suite(selfPlay)) }

// TestProofsStopWithContext: a proof of many turns would take minutes more.
func TestProofsStopWithContext(t *testing.T) {
	for _, p := range labtest.ReadProblems(t) {
		if p.Wins != 7 {
			continue
		}
		state, err := p.State(kishogi.Rules)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kishogi.Game)
		e := newSolver(&labtest.CountdownContext{Context: t.Context(), AsksLeft: 1000})
		e.shortestWin(&g.Pos, p.Wins)
		e.problem(g, p.Wins)
		if n := len(e.wins) + len(e.loses); n > 1000+labtest.MaxAfterEnd {
			t.Errorf("%s: %d positions are examined", p.Position, n)
		}
	}
}

// TestSuiteStalls: a suite gives up after too many games without a new problem and reports what
// is missing. It has reported the problems found before.
func TestSuiteStalls(t *testing.T) {
	const vain = 4
	reports, last := 0, lab.Progress{}
	s := lab.Suite{
		Play:       lab.SelfPlay{Rules: kishogi.Rules, NewEngine: eval.Engine.New, Nodes: 100, Seed: 3, MaxOpening: 4, RandomShare: 0.1, MaxTurns: 60},
		Options:    []map[string]string{{}},
		Nodes:      500, // too few for the long ones
		Wanted:     map[int]int{1: 2, 15: 3},
		StallLimit: vain,
		OnProblem:  func(lab.SuiteProblem) error { reports++; return nil },
		OnProgress: func(p lab.Progress) {
			if p.Positions != last.Positions+1 || p.Games < last.Games || p.GamesSinceLast > vain || p.Found != reports {
				t.Errorf("after %+v, with %d found, comes %+v", last, reports, p)
			}
			last = p
		},
	}
	s.Collect = collect
	err := s.Make(t.Context())
	var nothing *lab.StalledError
	if !errors.As(err, &nothing) || nothing.GamesSinceLast != vain || nothing.Missing[15] != 3 || reports != 2 {
		t.Fatalf("%d found, and then %v", reports, err)
	}
	if want := "nothing new was found in the last 4 games; still missing: 3 won in 15 turns"; err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
	if last.Positions == 0 {
		t.Error("no progress was reported")
	}
}
