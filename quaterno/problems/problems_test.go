package problems

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/lab/labtest"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/quaterno/eval"
)

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: quaterno.Rules, NewEngine: eval.Engine.New}

// The engine solves the suite, and the proofs that are fast hold.
func TestSuite(t *testing.T) {
	labtest.CheckSuite(t, selfPlay, 1000, newSolver(t.Context()), func(g game.Game) *quaterno.Position { return &g.(*quaterno.Game).Pos },
		map[int]int{1: 10, 3: 10, 5: 2, 2: 10})
}

func TestSuiteStopsWithContext(t *testing.T) { labtest.CheckSuiteStops(t, Suite(selfPlay)) }

// TestProofsStopWithContext: a proof of many turns would take minutes more.
func TestProofsStopWithContext(t *testing.T) {
	for _, p := range labtest.ReadProblems(t) {
		if p.Wins != lab.LongWin {
			continue
		}
		state, err := p.State(quaterno.Rules)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*quaterno.Game)
		for _, left := range []int{0, 1, 100} {
			ctx, after := &labtest.CountdownContext{Context: t.Context(), AsksLeft: left}, 0
			f := lab.NewProofSolver(ctx, func(p *quaterno.Position) bool {
				if ctx.AsksLeft == 0 {
					after++
				}
				return p.CanWin(p.ToMove())
			})
			f.Classify(g, &g.Pos, lab.LongWin)
			f.WinProblem(g, &g.Pos, lab.LongWin)
			if after > labtest.MaxAfterEnd {
				t.Errorf("%s: %d positions are examined after the context ended at call %d", p.Position, after, left)
			}
		}
	}
}
