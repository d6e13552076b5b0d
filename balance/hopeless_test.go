package balance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestHopeless plays on where nobody should ever win, going for balances.
func TestHopeless(t *testing.T) {
	for i, options := range []map[string]string{
		{}, {"matching": "opposites"}, {"no-undo": "off"}, {"matching": "opposites", "must-balance": "on"},
	} {
		t.Run(fmt.Sprint(options), func(t *testing.T) {
			r := rand.New(rand.NewPCG(6, uint64(i)))
			met, won := 0, 0
			for range 500 {
				table, err := Rules.New(options)
				if err != nil {
					t.Fatal(err)
				}
				g := table.(*Game)
				since := ""
				for {
					m, ok := g.SampleMove(r)
					if !ok {
						break
					}
					if wins := slices.Collect(g.Pos.VisitWins); len(wins) > 0 {
						m = wins[0]
					} else if g.Pos.Placed() < tiles-2 {
						m = mostBalances(g, r, m)
					}
					g.Do(m)
					if since == "" && !g.Outcome().Over() && g.Pos.Hopeless() {
						since = g.PositionText()
						met++
					}
				}
				if g.Outcome().Reason == reasonBalance {
					won++
					if since != "" {
						t.Fatalf("%s was taken to be hopeless; won in %s", since, g.PositionText())
					}
				}
			}
			if met < 8 || won < 8 {
				t.Errorf("%d hopeless positions and %d wins: too few", met, won)
			}
		})
	}
}

// TestHopelessPositions: what moves is the Wheel alone.
func TestHopelessPositions(t *testing.T) {
	const tiles = "to-move=second first=- second=- tiles=Rose@6,4;Lotus@c6;Lotus@m6;Lotus@n7;Lotus@k10;Orchid@g11;Orchid@q13;Lily@j3;Lily@d10;Lily@7,0;Wheel@j15 last=- passes=0 stalled=0"
	const points = "to-move=second first=- second=- tiles=Rose@0,8;Lotus@0,7;Lotus@1,7;Lotus@2,7;Lotus@1,6;Orchid@0,-8;Orchid@0,-7;Lily@1,-7;Lily@2,-7;Lily@1,-6;Wheel@j15 last=- passes=0 stalled=0"
	for text, want := range map[string]bool{tiles: false, points: true} {
		table, err := Rules.NewFromPosition(map[string]string{"matching": "opposites"}, text)
		if err != nil {
			t.Fatal(err)
		}
		if got := table.(*Game).Pos.Hopeless(); got != want {
			t.Errorf("%s: hopeless %v", text, got)
		}
	}
}
