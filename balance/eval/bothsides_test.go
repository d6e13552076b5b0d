package eval

import (
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
)

// blossoming is a position of the Blossoming in which nothing is proven.
const blossoming = "to-move=second first=LY second=LY tiles=Rose@r9;Lotus@-8,-3;Lotus@7,2;Orchid@q12;Orchid@-1,-7;Lily@8,0;Wheel@d4 last=- passes=0 stalled=0"

// While tiles are placed the chances are the mean of both searches, which share the nodes. The
// variations stay as they were, and what the engine chooses by too.
func TestBothSides(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, blossoming)
	if err != nil {
		t.Fatal(err)
	}
	fixed := func(win float64) engine.Engine {
		return fixedEngine{engine.Info{Nodes: 100, PVs: []engine.PV{
			{Score: engine.Score{Win: win}, Preference: 0.1, Turns: []string{"a"}},
			{Score: engine.Score{Win: win - 0.2}, Turns: []string{"b"}},
			{Score: engine.Score{Proof: engine.ProvenLoss, Distance: 2}, Turns: []string{"c"}},
		}}}
	}
	info, err := bothSidesEngine{fixed(0.7), fixed(0.4)}.Search(t.Context(), g, engine.Limits{Nodes: 100, MultiPV: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct{ win, worth float64 }{{0.55, 0.8}, {0.35, 0.5}, {0, 0}} {
		if pv := info.PVs[i]; math.Abs(pv.Score.Win-want.win) > 1e-9 || math.Abs(pv.Score.Win+pv.Preference-want.worth) > 1e-9 {
			t.Errorf("line %d: %+v, want %+v", i, pv, want)
		}
	}
	for _, nodes := range []uint64{1, 4, 5, 60} {
		e := Engine.New(engine.Options{Memory: 8 << 20})
		if info, err := e.Search(t.Context(), g, engine.Limits{Nodes: nodes}, nil); err != nil || info.Nodes > nodes || len(info.PVs) != 1 {
			t.Errorf("with %d nodes: %+v, %v", nodes, info, err)
		}
	}
}

// The evaluator of the other side expects the seat to move to place like a player who likes
// balances, and has no style.
func TestOtherSide(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, blossoming)
	if err != nil {
		t.Fatal(err)
	}
	e := newOtherSideEvaluator(g)
	if _, ok := e.(engine.Stylist); ok {
		t.Error("it has a style")
	}
	if own := New(g).(*evaluator); e.(otherSide).m.searcher != own.searcher.Opponent() || e.Value() != own.Value() {
		t.Errorf("the other side searches for %v and values %v, this side %v", e.(otherSide).m.searcher, e.Value(), own.Value())
	}
}
