package registration

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

// The features of a position whose players have changed seats, are the opposite.
func TestLinearFeaturesAreOpposite(t *testing.T) {
	compared := 0
	for seed := range uint64(6) {
		for _, turns := range []int{4, 10, 20, 40} {
			g := gameWithMoves(t, seed, turns)
			swapped, ok := swapSides(t, g)
			if !ok {
				continue
			}
			compared++
			var one, other [linearFeatureCount]float64
			linearFeatures(&g.Pos, &one)
			linearFeatures(&swapped.Pos, &other)
			for i := range one {
				if math.Abs(one[i]+other[i]) > 1e-9 {
					t.Errorf("%s: feature %d is %v, and %v with the players swapped", g.PositionText(), i, one[i], other[i])
				}
			}
			if v := linearValue(g) + linearValue(swapped); math.Abs(v) > 1e-9 {
				t.Errorf("the values differ by %v", v)
			}
		}
	}
	if compared < 10 {
		t.Errorf("%d positions compared: too few", compared)
	}
}

// The features of Harmonies count what a walk along them finds.
func TestLinearFeaturesOfHarmonies(t *testing.T) {
	square := []skud.Harmony{
		harmonyBetween(t, -1, -1, 1, -1), harmonyBetween(t, -1, 1, 1, 1), harmonyBetween(t, -1, -1, -1, 1), harmonyBetween(t, 1, -1, 1, 1),
		harmonyBetween(t, 1, 1, 1, 3), harmonyBetween(t, 5, 2, 7, 2),
	}
	var f [linearFeatureCount]int
	countLinks(square, game.First, &f)
	for feature, want := range map[int]int{
		linHarmonies: 6, linMidline: 4, linLinked: 7, linLinkedTwice: 4, linLinkedThrice: 1, linGroups: 2, linLargestGroup: 5,
		linCycles: 1, linRows: 3, linLength: 12, linLinkedSectors: 5, linLinkedNear: 4, linLinkedNear + 1: 2, linLinkedNear + 2: 1,
	} {
		if f[feature] != want {
			t.Errorf("feature %d is %d, want %d", feature, f[feature], want)
		}
	}
	var none [linearFeatureCount]int
	countLinks(square, game.Second, &none)
	if none != [linearFeatureCount]int{} {
		t.Errorf("the opponent has %v", none)
	}
}

// The eight sectors are those of a circle, and the centre is in none.
func TestSectors(t *testing.T) {
	seen := map[int]bool{}
	for _, at := range [][2]int{{3, 1}, {1, 3}, {-1, 3}, {-3, 1}, {-3, -1}, {-1, -3}, {1, -3}, {3, -1}} {
		seen[sectorOf(at[0], at[1])] = true
	}
	if len(seen) != 8 || sectorOf(0, 0) != 0 {
		t.Errorf("sectors %v, and %d at the centre", seen, sectorOf(0, 0))
	}
}

// The opponent beats a player that plays any turn.
func TestLinearOpponentBeatsRandom(t *testing.T) {
	won := 0
	for seed := range uint64(4) {
		g := skud.Rules.MustNew(nil)
		players := [2]sparring.Player{
			linearOpponent(rand.New(rand.NewPCG(seed, 1)), sparring.SearchLimits{Simulations: 60}), sparring.Random(rand.New(rand.NewPCG(seed, 2))),
		}
		for g.TurnCount() < 200 && !g.Outcome().Over() {
			turn, err := players[g.ToMove()].Choose(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
		if g.Outcome().Winner == game.First {
			won++
		}
	}
	if won < 4 {
		t.Errorf("it wins %d of 4 games against a random player", won)
	}
}
