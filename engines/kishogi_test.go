package engines

import (
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// example is the beginning of the author's example game.
var example = []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2", "1,0-1,-1", "1,2-2,1", "Myou*0,-1", "Cho*2,0"}

func exampleGame(t testing.TB, options map[string]string) game.Table {
	g, err := kishogi.Rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range example {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// A node is a position that the search makes by a move, in quiescence too.
func BenchmarkKiShogiNodes(b *testing.B) {
	for _, mode := range []struct {
		name    string
		ki      string
		threads int
	}{{"one", "off", 1}, {"two", "off", 2}, {"ki", "on", 1}} {
		b.Run(mode.name, func(b *testing.B) {
			g := exampleGame(b, map[string]string{"ki": mode.ki})
			e, err := New("ki-shogi", engine.Options{Threads: mode.threads})
			if err != nil {
				b.Fatal(err)
			}
			nodes := uint64(0)
			for b.Loop() {
				e.Forget()
				found, err := e.Search(b.Context(), g, engine.Limits{Nodes: 500_000}, nil)
				if err != nil {
					b.Fatal(err)
				}
				nodes += found.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// TestKiShogiAnswers plays on with few nodes: every answer is legal and nothing is changed.
func TestKiShogiAnswers(t *testing.T) {
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
			found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 2000, Lines: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if g.PositionText() != before || found.Nodes > 2000 {
				t.Errorf("%v: %s became %s in %d nodes", options, before, g.PositionText(), found.Nodes)
			}
			if err := game.PlayTurn(g, found.Lines[0].Turns[0]); err != nil {
				t.Fatalf("%v, %s: %v", options, before, err)
			}
		}
	}
}
