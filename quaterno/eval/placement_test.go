package eval

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

func gameAfter(t testing.TB, turns string) *quaterno.Game {
	t.Helper()
	state, err := quaterno.Rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range strings.Fields(turns) {
		if err := game.PlayTurn(state, turn); err != nil {
			t.Fatal(err)
		}
	}
	return state.(*quaterno.Game)
}

// TestPlacementBonus: each position of the game, which Guest won with the first turn after the
// placements, is worth more to Guest than the position after another turn.
func TestPlacementBonus(t *testing.T) {
	for _, test := range []struct{ less, more string }{
		{"Anchor@7,2 Anchor@3,-8", "Anchor@7,2 Soldier@3,-8"},                                                     // Guest has placed this kind already
		{"Anchor@7,2 Soldier@3,-8 Soldier@8,3", "Anchor@7,2 Soldier@3,-8 Soldier@-8,3"},                           // a pair
		{"Anchor@7,2 Soldier@3,-8 Soldier@-8,3 Anchor@1,-6", "Anchor@7,2 Soldier@3,-8 Soldier@-8,3 Compass@-5,7"}, // a tile that Guest mirrors next
		{"Fan@7,2 Fan@2,7 Stick@7,1 Stick@1,8", "Fan@7,2 Fan@2,7 Stick@7,1 Stick@1,7"},                            // two pairs
	} {
		less, more := New(gameAfter(t, test.less)).Value(), New(gameAfter(t, test.more)).Value()
		if less >= more {
			t.Errorf("%s is worth %v, %s only %v", test.less, less, test.more, more)
		}
	}
	if v := New(gameAfter(t, "Fan@7,2 Fan@2,7 Stick@7,1 Stick@1,7 Soldier@7,3 Soldier@1,8")).Value(); v < 0.95 {
		t.Errorf("two pairs, with no Soldier to seize the Moon, are worth %v", v)
	}
}

// TestPolicyAvoidsGivingPairs: placements that help First have lower weights.
func TestPolicyAvoidsGivingPairs(t *testing.T) {
	g := gameAfter(t, "Anchor@7,2")
	moves := g.AppendMoves(nil)
	weights := make([]float32, len(moves))
	New(g).Policy(moves, weights)
	for i, m := range moves {
		k, to, _ := quaterno.Placement(m)
		mirrors := quaterno.MirrorImages(to)[0] == g.Pos.At(game.First, quaterno.Anchor)
		if want := mirrors == (k == quaterno.Anchor); want != (weights[i] < 1) {
			t.Errorf("%s weighs %v", g.AppendMoveText(nil, m), weights[i])
		}
	}
}
