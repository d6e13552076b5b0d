package lab

import (
	"context"
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/quaterno"
)

// countdownContext is a context that ends after a number of calls of Err.
type countdownContext struct {
	context.Context
	asksLeft int
}

func (e *countdownContext) Err() error {
	if e.asksLeft > 0 {
		e.asksLeft--
		return nil
	}
	return context.Canceled
}

// maxAfterEnd is how many positions may still be examined after the context has ended: the
// remaining turns of each position on the path.
const maxAfterEnd = 2000

// TestProofsStopWithContext: a proof of many turns would take minutes more.
func TestProofsStopWithContext(t *testing.T) {
	for _, p := range readProblems(t, "quaterno-ends.jsonl") {
		if p.Wins != longWin {
			continue
		}
		state, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*quaterno.Game)
		for _, left := range []int{0, 1, 100} {
			ctx, after := &countdownContext{t.Context(), left}, 0
			f := newExhaustiveSolver(ctx, func(p *quaterno.Position) bool {
				if ctx.asksLeft == 0 {
					after++
				}
				return p.CanWin(p.ToMove())
			})
			f.classify(g, &g.Pos, longWin)
			f.winProblem(g, &g.Pos, longWin)
			if after > maxAfterEnd {
				t.Errorf("%s: %d positions are examined after the context ended at call %d", p.Position, after, left)
			}
		}
	}
	for _, p := range readProblems(t, "ki-shogi-ends.jsonl") {
		if p.Wins != 7 {
			continue
		}
		state, err := p.State()
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kishogi.Game)
		e := newKiShogiSolver(&countdownContext{t.Context(), 1000})
		e.shortestWin(&g.Pos, p.Wins)
		e.problem(g, p.Wins)
		if n := len(e.wins) + len(e.loses); n > 1000+maxAfterEnd {
			t.Errorf("%s: %d positions are examined", p.Position, n)
		}
	}
}

// TestSuitesStopWithContext: suites stop, and report no problem afterwards, because it might be
// wrong.
func TestSuitesStopWithContext(t *testing.T) {
	for name, suite := range Suites() {
		for _, left := range []int{0, 30, 300, 3000} {
			ctx := &countdownContext{t.Context(), left}
			suite.Play.Seed = 7
			suite.Nodes = 1000
			suite.OnProblem = func(p SuiteProblem) error {
				if ctx.asksLeft == 0 {
					t.Errorf("%s, ended after %d: found %+v", name, left, p)
				}
				return nil
			}
			err := suite.Make(ctx)
			if !errors.Is(err, context.Canceled) {
				t.Errorf("%s, ended after %d: %v", name, left, err)
			}
		}
	}
}
