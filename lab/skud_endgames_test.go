package lab

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// skudNodes is the node limit for a win in two own turns. It takes less than a second.
const skudNodes = 30_000

// TestEngineSolvesSkudSuite lets the engine find each win of the suite.
func TestEngineSolvesSkudSuite(t *testing.T) {
	e, err := engines.New("skud-pai-sho", engine.Options{Memory: 32 << 20})
	if err != nil {
		t.Fatal(err)
	}
	listed := map[int]int{}
	for _, p := range readProblems(t, "skud-pai-sho-ends.jsonl") {
		if p.Saves > 0 {
			continue
		}
		g, err := p.State()
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

// TestSkudSavingProblems tries every turn of the positions that only one turn saves, and lets
// the engine find it.
func TestSkudSavingProblems(t *testing.T) {
	e, err := engines.New("skud-pai-sho", engine.Options{Memory: 32 << 20})
	if err != nil {
		t.Fatal(err)
	}
	listed := 0
	for _, p := range readProblems(t, "skud-pai-sho-ends.jsonl") {
		if p.Saves == 0 {
			continue
		}
		listed++
		g, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		if again, ok := skudSavingProblem(t.Context(), g.Clone().(*skud.Game)); !ok || !slices.Equal(again.Turns, p.Turns) {
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

// TestSkudSuiteIsProven plays the variation of each problem, and tries every turn where the win
// is in one.
func TestSkudSuiteIsProven(t *testing.T) {
	for _, p := range readProblems(t, "skud-pai-sho-ends.jsonl") {
		if p.Saves > 0 {
			continue
		}
		state, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*skud.Game)
		us := g.ToMove()
		turns := skudWinningTurns(g)
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
