package problems

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/lab/labtest"
)

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: balance.Rules, NewEngine: eval.Engine.New}

// The engine solves the suite, and the proofs that are fast hold.
func TestSuite(t *testing.T) {
	labtest.CheckSuite(t, selfPlay, 1000, newSolver(t.Context()), func(g game.Game) *balance.Position { return &g.(*balance.Game).Pos },
		map[int]int{1: 10, 3: 6, 2: 2})
}

func TestSuiteStopsWithContext(t *testing.T) { labtest.CheckSuiteStops(t, Suite(selfPlay)) }
