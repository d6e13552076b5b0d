package problems

import (
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/lab/labtest"
)

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: kutai.Rules, NewEngine: eval.Engine.New}

// The engine solves the suite, and the proofs that are fast hold.
func TestSuite(t *testing.T) {
	labtest.CheckSuite(t, selfPlay, 500, newSolver(t.Context()), func(g game.Game) *kutai.Position { return &g.(*kutai.Game).Pos },
		map[int]int{1: 8, 3: 16, 2: 10})
}

func TestSuiteStopsWithContext(t *testing.T) { labtest.CheckSuiteStops(t, Suite(selfPlay)) }

// TestSuiteIsReproducible makes the first problems of the suite again.
func TestSuiteIsReproducible(t *testing.T) {
	suite := Suite(selfPlay)
	suite.Play.Seed = 7 // the command's
	var made []lab.SuiteProblem
	suite.Wanted = map[int]int{1: 8}
	suite.OnProblem = func(p lab.SuiteProblem) error {
		made = append(made, p)
		return nil
	}
	if err := suite.Make(t.Context()); err != nil {
		t.Fatal(err)
	}
	var listed []lab.SuiteProblem
	for _, p := range labtest.ReadProblems(t) {
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

// TestDrawnSuiteStalls: a suite that is not from games gives up as well.
func TestDrawnSuiteStalls(t *testing.T) {
	s := Suite(selfPlay)
	s.Wanted, s.StallLimit = map[int]int{9: 1}, 3
	s.OnProblem = func(lab.SuiteProblem) error { return nil }
	if err := s.Make(t.Context()); !errors.As(err, new(*lab.StalledError)) {
		t.Error(err)
	}
}
