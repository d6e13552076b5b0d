package lab

import (
	"context"
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/quaterno"
)

// ending is a context that ends when it has been asked so often.
type ending struct {
	context.Context
	left int
}

func (e *ending) Err() error {
	if e.left > 0 {
		e.left--
		return nil
	}
	return context.Canceled
}

// late is how many positions may still be looked at when the context has ended: the rest of
// the turns of each position on the way.
const late = 2000

// TestProofsStopWithTheContext: a proof of many turns would take minutes more.
func TestProofsStopWithTheContext(t *testing.T) {
	for _, p := range problems(t, "quaterno-ends.jsonl") {
		if p.Wins != long {
			continue
		}
		table, err := p.Table()
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*quaterno.Game)
		for _, left := range []int{0, 1, 100} {
			ctx, after := &ending{t.Context(), left}, 0
			f := newForced(ctx, func(p *quaterno.Position) bool {
				if ctx.left == 0 {
					after++
				}
				return p.CanWin(p.ToMove())
			})
			f.sort(g, &g.Pos, long)
			f.winIn(g, &g.Pos, long)
			if after > late {
				t.Errorf("%s: %d positions are looked at when it has ended after %d", p.Position, after, left)
			}
		}
	}
	for _, p := range problems(t, "ki-shogi-ends.jsonl") {
		if p.Wins != 7 {
			continue
		}
		table, err := p.Table()
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*kishogi.Game)
		e := newEndgame(&ending{t.Context(), 1000})
		e.shortest(&g.Pos, p.Wins)
		e.problem(g, p.Wins)
		if n := len(e.wins) + len(e.loses); n > 1000+late {
			t.Errorf("%s: %d positions are looked at", p.Position, n)
		}
	}
}

// TestSuitesStopWithTheContext and tell nothing afterwards, which might be wrong.
func TestSuitesStopWithTheContext(t *testing.T) {
	for name, suite := range Suites() {
		for _, left := range []int{0, 30, 300, 3000} {
			ctx := &ending{t.Context(), left}
			suite.Play.Seed = 7
			suite.Nodes = 1000
			suite.Found = func(p Problem) error {
				if ctx.left == 0 {
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
