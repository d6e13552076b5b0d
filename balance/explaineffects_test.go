package balance

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// fixedTiles are the flowers on squares that the oracle finds fixed, by kind and place.
func (o *oracle) fixedTiles() map[string]bool {
	fixed := map[string]bool{}
	for tile, at := range o.at {
		if o.kinds[tile] != wheel && at.isSquare() && o.harms(tile) {
			fixed[fmt.Sprint(o.kinds[tile], at)] = true
		}
	}
	return fixed
}

// What the effects of a turn say of balances, of partners and of flowers that are fixed and freed
// is what the oracle finds.
func TestEffectsAgreeWithTheOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 4))
	raised, freed, anew, left := 0, 0, 0, 0
	for i := range 2000 {
		options := optionSets()[i%8]
		p := scattered(options, r, crowd)
		g := newGame(options, p)
		if g.Outcome().Over() {
			continue
		}
		turns := game.LegalTurns(g)
		turn := turns[r.IntN(len(turns))]
		reasons, err := g.ExplainEffects(turn)
		if err != nil {
			t.Fatal(err)
		}
		before := oracleOf(&g.Pos)
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
		if g.Outcome().Over() {
			continue
		}
		after, reported := oracleOf(&g.Pos), fmt.Sprint(reasons)
		for garden := range board.Regions {
			was, is := before.in(garden), after.in(garden)
			words := fmt.Sprintf("%s instead of %d", wording.CountNoun(is, "balance", "balances"), was)
			if was != is && !strings.Contains(reported, words) {
				t.Fatalf("%s: %s: %q is not said of %s: %s", g.PositionText(), turn, words, gardenNames[garden], reported)
			}
		}
		if was, is := before.total(), after.total(); was != is {
			raised++
			if words := fmt.Sprintf("The total rises from %d to %d", was, is); !strings.Contains(reported, words) {
				t.Fatalf("%s: %s: %q is not said: %s", g.PositionText(), turn, words, reported)
			}
		}
		served, serves := before.mostServed(), after.mostServed()
		if words := fmt.Sprintf("%d of 10 flowers are balanced now", serves); strings.Contains(reported, words) != (served != serves) {
			t.Fatalf("%s: %s: %d flowers had a partner, %d have one: %s", g.PositionText(), turn, served, serves, reported)
		}
		if served < serves && before.total() == after.total() {
			anew++
		}
		if served > serves {
			left++
		}
		was, is := before.fixedTiles(), after.fixedTiles()
		for tile, at := range after.at {
			name := fmt.Sprint(after.kinds[tile], at)
			if after.kinds[tile] == wheel || !at.isSquare() || strings.HasSuffix(turn, "-"+at.String()) {
				continue
			}
			if was[name] && !is[name] {
				freed++
				if !strings.Contains(reported, "no longer fixed") {
					t.Fatalf("%s: %s: that the %s on %s is free is not said: %s", g.PositionText(), turn, after.kinds[tile], at, reported)
				}
			}
		}
	}
	if raised < 100 || freed < 20 || anew < 3 || left < 3 {
		t.Errorf("too little was said: %d raised, %d freed, %d with new partners without a rise, %d without one", raised, freed, anew, left)
	}
}
