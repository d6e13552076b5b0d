package engines

import (
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// TestKiShogiPlaysLegalTurns plays on with few nodes: every answer is legal and nothing is changed.
func TestKiShogiPlaysLegalTurns(t *testing.T) {
	for _, options := range []map[string]string{{}, {"ki": "on"}, {"field": "5x5"}} {
		g, err := kishogi.Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		e, err := New("ki-shogi", engine.Options{Memory: 1 << 20})
		if err != nil {
			t.Fatal(err)
		}
		for range 12 {
			if g.Outcome().Over() {
				break
			}
			before := g.PositionText()
			info, err := e.Search(t.Context(), g, engine.Limits{Nodes: 2000, MultiPV: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if g.PositionText() != before || info.Nodes > 2000 {
				t.Errorf("%v: %s became %s in %d nodes", options, before, g.PositionText(), info.Nodes)
			}
			if err := game.PlayTurn(g, info.PVs[0].Turns[0]); err != nil {
				t.Fatalf("%v, %s: %v", options, before, err)
			}
		}
	}
}
