package problems

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/lab/labtest"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// skudNodes is the node limit for a win in two own turns. It takes about a second.
const skudNodes = 60_000

// TestEngineSolvesSuite lets the engine find each win of the suite.
func TestEngineSolvesSuite(t *testing.T) {
	e := eval.Engine.New(engine.Options{Memory: 32 << 20})
	listed := map[int]int{}
	for _, p := range labtest.ReadProblems(t) {
		if p.Saves > 0 {
			continue
		}
		g, err := p.State(skud.Rules)
		if err != nil {
			t.Fatal(err)
		}
		e.Reset()
		nodes := uint64(1)
		if p.Wins > 1 {
			nodes = skudNodes
		}
		info, err := e.Search(t.Context(), g, engine.Limits{Nodes: nodes}, nil)
		if err != nil {
			t.Fatal(err)
		}
		listed[p.Wins]++
		best := info.PVs[0]
		if best.Score.Proof != engine.ProvenWin || p.Wins == 1 && best.Score.Distance != 1 || p.Only && best.Turns[0] != p.Turns[0] {
			t.Errorf("%s wins in %d by %v: found %v by %v in %d nodes", p.Position, p.Wins, p.Turns, best.Score, best.Turns, info.Nodes)
		}
	}
	if listed[1] < 20 || listed[3] < 8 {
		t.Errorf("the suite has %v wins by length", listed)
	}
}

// TestSavingProblems tries every turn of the positions that only one turn saves, and lets
// the engine find it.
func TestSavingProblems(t *testing.T) {
	e := eval.Engine.New(engine.Options{Memory: 32 << 20})
	listed := 0
	for _, p := range labtest.ReadProblems(t) {
		if p.Saves == 0 {
			continue
		}
		listed++
		g, err := p.State(skud.Rules)
		if err != nil {
			t.Fatal(err)
		}
		if again, ok := savingProblem(t.Context(), g.Clone().(*skud.Game)); !ok || !slices.Equal(again.Turns, p.Turns) {
			t.Errorf("%s is saved by %v, and not only by %v", p.Position, again.Turns, p.Turns)
		}
		e.Reset()
		info, err := e.Search(t.Context(), g, engine.Limits{Nodes: skudNodes / 10}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if best := info.PVs[0]; best.Turns[0] != p.Turns[0] {
			t.Errorf("%s is saved by %v: the engine plays %v in %d nodes", p.Position, p.Turns, best.Turns, info.Nodes)
		}
	}
	if listed < 10 {
		t.Errorf("the suite has %d positions that one turn saves", listed)
	}
}

// TestSuiteIsProven plays the variation of each problem, and tries every turn where the win
// is in one.
func TestSuiteIsProven(t *testing.T) {
	for _, p := range labtest.ReadProblems(t) {
		if p.Saves > 0 {
			continue
		}
		state, err := p.State(skud.Rules)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*skud.Game)
		us := g.ToMove()
		turns := winningTurns(g)
		if (len(turns) > 0) != (p.Wins == 1) || p.Only != (len(turns) == 1) || p.Wins == 1 && !slices.Contains(turns, p.Turns[0]) {
			t.Errorf("%s: %v win in 1", p.Position, turns)
		}
		for _, turn := range p.Turns {
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
		if o := g.Outcome(); !o.Over() || o.Winner != us || len(p.Turns) != p.Wins {
			t.Errorf("%s: %v leads to %q", p.Position, p.Turns, o)
		}
	}
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: skud.Rules, NewEngine: eval.Engine.New}

func TestSuiteStopsWithContext(t *testing.T) { labtest.CheckSuiteStops(t, Suite(selfPlay)) }
