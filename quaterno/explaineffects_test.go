package quaterno

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// seizedTiles names the tiles of both players that an enemy Soldier seizes.
func (o *oracle) seizedTiles() map[string]bool {
	seized := map[string]bool{}
	for p, t := range o.tiles {
		of := *o
		if of.mover = t.owner; of.seized(p) {
			seized[fmt.Sprintf("%s's %s", players[t.owner], t.name)] = true
		}
	}
	return seized
}

// less is how many names of a are not in b.
func less(a, b map[string]bool) (n int) {
	for name := range a {
		if !b[name] {
			n++
		}
	}
	return n
}

// What the effects of a turn say of seized tiles and figures is what the oracle finds.
func TestEffectsAgreeWithOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 3))
	counts := map[string]int{}
	for i := range 6000 {
		g := newGame(nil, scattered(r, 2+i%6))
		if g.Outcome().Over() {
			continue
		}
		turns := game.LegalTurns(g)
		turn := turns[r.IntN(len(turns))]
		reasons, err := g.ExplainEffects(turn)
		if err != nil {
			t.Fatal(err)
		}
		before := newOracle(&g.Pos)
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
		after := newOracle(&g.Pos)
		was, is := before.seizedTiles(), after.seizedTiles()
		want := map[string]int{
			"quaterno-is-seized": less(is, was),
			"quaterno-freed":     less(was, is),
			"quaterno-figure":    after.made[0] + after.made[1] - before.made[0] - before.made[1],
		}
		for id, n := range want {
			got := 0
			for _, reason := range reasons {
				if reason.Message.ID == id {
					got++
				}
			}
			if got != n {
				t.Fatalf("%s: %s: %s is said %d times, want %d: %v", g.PositionText(), turn, id, got, n, reasons)
			}
			counts[id] += n
		}
	}
	for id, n := range counts {
		if n < 20 {
			t.Errorf("%s is said %d times only", id, n)
		}
	}
}
