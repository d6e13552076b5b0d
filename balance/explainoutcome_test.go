package balance_test

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// Of two Lotuses in the garden of the Rose, the sentences about a turn and those about the end name the same one.
func TestDeadRoseHasOnePartner(t *testing.T) {
	const before = "to-move=second first=- second=- tiles=Rose@g14;Lotus@3,6;Lotus@6,3;Orchid@2,-5;Orchid@-5,-5;Orchid@-3,-2;" +
		"Lily@2,-2;Lily@5,-5;Lily@-6,-4;Lily@-2,-3;Wheel@n14 last=- passes=0 stalled=0"
	g, err := balance.Rules.NewFromPosition(nil, before)
	if err != nil {
		t.Fatal(err)
	}
	if err := game.PlayTurn(g, "g14-m14"); err != nil {
		t.Fatal(err)
	}
	last := g.ExplainOutcome()
	fixed := last[len(last)-1]
	if want := []string{"m14", "6,3"}; !slices.Equal(fixed.Places, want) {
		t.Errorf("%q names %v, want %v", fixed.Text(), fixed.Places, want)
	}
}
