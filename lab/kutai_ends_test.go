package lab

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

func TestKutaiSuite(t *testing.T) {
	checkSuite(t, "kutai-ends.jsonl", 500, newKutaiSolver(t.Context()), func(g game.Table) *kutai.Position { return &g.(*kutai.Game).Pos },
		map[int]int{1: 8, 3: 16, 2: 10})
}

// TestKutaiSuiteIsReproducible makes the beginning of the suite.
func TestKutaiSuiteIsReproducible(t *testing.T) {
	suite := Suites()["kutai-pai-sho"]
	suite.Play.Seed = 7 // the command's
	var made []Problem
	suite.Wanted = map[int]int{1: 8}
	suite.OnProblem = func(p Problem) error {
		made = append(made, p)
		return nil
	}
	if err := suite.Make(t.Context()); err != nil {
		t.Fatal(err)
	}
	var listed []Problem
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
