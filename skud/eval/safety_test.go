package eval

import (
	"fmt"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// bonusThreats are positions of games of the engine against itself. At 150 nodes a search without
// the safety check often plays the careless turn, after which the reply closes a ring, or plants the last
// flower, with its bonus.
var bonusThreats = []struct {
	bonus                              string
	edition, position, careless, reply string
}{
	{"Wheel", "german", "to-move=second phase=play passes=0 first=R4@-3,-6;R4@-1,6;R5@1,-6;R5@-3,4;W3@-7,-3;W5@0,-8;L@1,-7;O@7,-5 second=R3@-2,-1;R3@-6,4;R4@-6,-1;R4@-8,0;R4@0,6;R5@0,-6 first-hand=R3,R3,R3,R4,R5,W3,W4,W4,W4,W5,R,R,W,W second-hand=R3,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,L,O,K,R,W,W", "0,-6--3,-4", "-1,6-1,4+W@-4,-3"},
	{"Wheel", "german", "to-move=first phase=play passes=0 first=R3@1,8;R4@2,-5;W3@1,-8;W4@-1,-8;W4@-6,0;W5@1,-1;O@3,-1 second=R4@3,-7;R4@-3,-4;R5@0,-7;R5@-3,4;R5@3,4;W3@0,4;W4@0,-8;W5@2,-8;L@8,0;O@-8,0 first-hand=R4,R4,R5,R5,W5,L,B,K,K,R second-hand=W4,W4,W5,W5,K,K,W,W", "R4@0,8", "0,-7--3,-7+W@4,-2"},
	{"Wheel", "garden-gate", "to-move=first phase=play passes=0 first=R4@8,-4;R5@-5,3;W3@1,-8;W4@-8,-4;W5@0,8;O@-2,-6 second=R3@-3,-6;R4@-1,-7;R4@1,-6;R5@3,-4;R5@-2,5;R5@-1,6;W3@3,5;W3@-2,6;L@0,-8;O@6,-4;B@-2,-8 first-hand=R3,R3,R4,R4,R5,R5,W3,W4,W4,W5,W5,L,B,R,R,W second-hand=R3,R3,W4,W4,W5,W5,W5,B,W,W", "0,8--1,6", "1,-6--2,-5+W@2,-4"},
	{"Wheel", "german", "to-move=second phase=play passes=0 first=R4@-5,2;R4@-8,4;R4@0,8;R5@-5,-2;R5@1,2;W3@1,-7 second=R3@-3,-5;W3@0,6;W4@-2,6;O@1,-1 first-hand=R3,R3,R3,R5,W3,W4,W4,W4,W5,W5,W5,L,O,K,K,R,W second-hand=R3,R3,R4,R4,R4,R5,R5,R5,W3,W3,W4,W5,W5,W5,L,B,B,K,K", "R3@0,-8", "-5,-2--5,-7+W@2,-2"},
	{"Boat", "german", "to-move=first phase=play passes=0 first=R5@-4,3;W3@-4,-7;W3@-3,-4;W4@7,-3;L@1,-8 second=R3@-8,-3;W3@-1,6;W4@-1,-8;W4@0,2;W4@0,8;W5@1,-7;O@-2,-4 first-hand=R3,R3,R3,R4,R4,R5,W4,W4,W5,W5,W5,B,K,K,W second-hand=R4,R4,R4,R5,R5,R5,W3,W5,L,B,B,K,K", "1,-8-0,-7+R5@0,-8", "0,8-1,6+B@-1,-8--1,-7"},
	{"last flower", "garden-gate", "to-move=first phase=play passes=0 first=R4@-3,-7;R4@-5,-3;R4@-6,-1;R5@-6,-3;W3@-8,-3;W4@-7,1;W5@-4,-7;O@6,-2;K@0,-5;K@-1,5 second=R3@-8,1;R3@0,5;R4@6,-1;R4@-8,0;R5@0,-1;W3@0,-6;W3@-7,-1;W4@-2,-6;W5@-1,-6;W5@-2,1;O@-4,-6 first-hand=W4,W4,L,R,R second-hand=R4,L,B,B,R,R", "-6,-1--6,2", "-8,0--6,-1+R4@0,-8"},
}

// TestBonusThreats: the engine sees every win in one turn with a bonus before it lets the opponent
// have it, however little it searches.
func TestBonusThreats(t *testing.T) {
	missed := 0
	for i, c := range bonusThreats {
		t.Run(fmt.Sprint(c.bonus, " ", i), func(t *testing.T) {
			g, err := skud.Rules.NewFromPosition(game.Options{"edition": c.edition}, c.position)
			if err != nil {
				t.Fatal(err)
			}
			us := g.ToMove()
			after := game.Clone(g)
			for _, turn := range []string{c.careless, c.reply} {
				if err := game.PlayTurn(after, turn); err != nil {
					t.Fatal(err)
				}
			}
			if o := after.Outcome(); !o.Over() || o.Winner != us.Opponent() {
				t.Fatalf("after %s and %s: %v", c.careless, c.reply, o)
			}
			e := Engine.New(engine.Options{Memory: 8 << 20})
			for _, limits := range []engine.Limits{{Nodes: 1}, {Nodes: 20}, {Nodes: 150}, {Nodes: 1000, MultiPV: 3}, {Time: 2 * time.Millisecond}} {
				e.Reset()
				found, err := e.Search(t.Context(), g, limits, nil)
				if err != nil {
					t.Fatal(err)
				}
				if reply, loses := winningReply(t, g, found.PVs[0].Turns[0]); loses {
					t.Errorf("%+v: %s loses by %s", limits, found.PVs[0].Turns[0], reply)
				}
			}
			for _, nodes := range []uint64{1, 20, 150} {
				e.Reset()
				found, err := e.Search(t.Context(), g, engine.Limits{Nodes: nodes, NoSafetyCheck: true}, nil)
				if err != nil {
					t.Fatal(err)
				}
				if _, loses := winningReply(t, g, found.PVs[0].Turns[0]); loses {
					missed++
				}
			}
		})
	}
	if missed == 0 {
		t.Error("a search without the check sees every threat: these positions show nothing")
	}
}

// winningReply returns a turn with which the opponent wins at once after a turn.
func winningReply(t *testing.T, g game.Game, turn string) (winning string, ok bool) {
	t.Helper()
	after := game.Clone(g)
	if err := game.PlayTurn(after, turn); err != nil {
		t.Fatal(err)
	}
	game.VisitLegalTurns(after, func(reply []byte) bool {
		if o := after.Outcome(); o.Over() && o.Winner == g.ToMove().Opponent() {
			winning, ok = string(reply), true
		}
		return !ok
	})
	return winning, ok
}

// BenchmarkBonusThreats searches a position with a threat at few nodes, with the safety check and
// without: its cost where most turns lose.
func BenchmarkBonusThreats(b *testing.B) {
	for name, limits := range map[string]engine.Limits{
		"checked": {Nodes: 150}, "unchecked": {Nodes: 150, NoSafetyCheck: true},
	} {
		b.Run(name, func(b *testing.B) {
			var positions []game.Game
			for _, c := range bonusThreats {
				g, err := skud.Rules.NewFromPosition(game.Options{"edition": c.edition}, c.position)
				if err != nil {
					b.Fatal(err)
				}
				positions = append(positions, g)
			}
			e := Engine.New(engine.Options{Memory: 8 << 20})
			for i := 0; b.Loop(); i++ {
				e.Reset()
				if _, err := e.Search(b.Context(), positions[i%len(positions)], limits, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkSafetyCheck searches positions of a game, with the safety check and without: its cost
// in ordinary play.
func BenchmarkSafetyCheck(b *testing.B) {
	positions := gamePositions(b)
	for _, nodes := range []uint64{1, 300, 2200} {
		for _, unchecked := range []bool{false, true} {
			for _, lines := range []int{1, 10} {
				b.Run(fmt.Sprintf("nodes=%d/unchecked=%v/lines=%d", nodes, unchecked, lines), func(b *testing.B) {
					e := Engine.New(engine.Options{Memory: 8 << 20})
					for i := 0; b.Loop(); i++ {
						e.Reset()
						if _, err := e.Search(b.Context(), positions[i%len(positions)], engine.Limits{Nodes: nodes, MultiPV: lines, NoSafetyCheck: unchecked}, nil); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
		}
	}
}
