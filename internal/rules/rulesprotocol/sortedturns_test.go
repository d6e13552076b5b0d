package rulesprotocol

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// The list is the same as with sorting all texts, all through random games.
func TestListIsSorted(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var l sortedTurnLister
	for _, rules := range games.All() {
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			if !table.MidTurn() {
				want := game.LegalTurns(table)
				slices.Sort(want)
				if got := l.list(table); !slices.Equal(got, want) {
					t.Fatalf("%s, %s: %d turns, want %d", rules.Name, table.PositionText(), len(got), len(want))
				}
			}
			m, ok := game.SampleMove(table, r)
			if !ok {
				break
			}
			table.Do(m)
		}
	}
}
