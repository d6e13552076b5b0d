package balance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
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

// hasMessage reports whether a reason has this message with these numbers; other values do not count.
func hasMessage(reasons []game.Reason, want message.Message) bool {
	return slices.ContainsFunc(reasons, func(reason game.Reason) bool {
		for _, arg := range want.Args {
			if n, ok := arg.Value.(message.Number); ok {
				if got, _ := reason.Message.Arg(arg.Name); got != n {
					return false
				}
			}
		}
		return reason.Message.ID == want.ID
	})
}

// hasGardenMessage reports whether a reason has these numbers of balances of a garden.
func hasGardenMessage(reasons []game.Reason, garden board.Region, n, was int) bool {
	of := slices.DeleteFunc(slices.Clone(reasons), func(reason game.Reason) bool {
		got, _ := reason.Message.Arg("garden")
		there, _ := got.(message.Message)
		return there.ID != describeGarden(garden).ID
	})
	return hasMessage(of, messages.MakesBalances(describeGarden(garden), nil, n, was))
}

// hasFreedMessage reports whether a reason says that the flower on a place is no longer fixed.
func hasFreedMessage(reasons []game.Reason, at placeIndex) bool {
	return slices.ContainsFunc(reasons, func(reason game.Reason) bool {
		return reason.Message.ID == messages.FreesOthers(nil).ID && slices.Contains(reason.Places, at.String())
	})
}

func textOf(reasons []game.Reason) string {
	var texts []string
	for _, reason := range reasons {
		texts = append(texts, reason.Text())
	}
	return strings.Join(texts, " ")
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
		after := oracleOf(&g.Pos)
		for garden := range board.Regions {
			was, is := before.in(garden), after.in(garden)
			if found := hasGardenMessage(reasons, garden, is, was); found != (was != is) {
				t.Fatalf("%s: %s: %s had %d balances, has %d: %s", g.PositionText(), turn, gardenIDs[garden], was, is, textOf(reasons))
			}
		}
		if was, is := before.total(), after.total(); was != is {
			raised++
			if !hasMessage(reasons, messages.TotalRises(was, is)) {
				t.Fatalf("%s: %s: the total was %d, is %d: %s", g.PositionText(), turn, was, is, textOf(reasons))
			}
		}
		served, serves := before.mostServed(), after.mostServed()
		found := hasMessage(reasons, messages.BalancedNow(serves, 10)) || hasMessage(reasons, messages.BalancedNowExcept(serves, 10, nil))
		if found != (served != serves) {
			t.Fatalf("%s: %s: %d flowers had a partner, %d have one: %s", g.PositionText(), turn, served, serves, textOf(reasons))
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
				if !hasFreedMessage(reasons, at) {
					t.Fatalf("%s: %s: that the %s on %s is free is not said: %s", g.PositionText(), turn, after.kinds[tile], at, textOf(reasons))
				}
			}
		}
	}
	if raised < 100 || freed < 20 || anew < 3 || left < 3 {
		t.Errorf("too little was said: %d raised, %d freed, %d with new partners without a rise, %d without one", raised, freed, anew, left)
	}
}
