package balance

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// The deals against all 462 ways to draw six of the eleven tiles.
func TestDealsAreDrawnWithoutReplacement(t *testing.T) {
	for m := range deals {
		ways := map[hand]int{}
		for drawn := range 1 << tiles {
			if bits.OnesCount(uint(drawn)) != firstTiles {
				continue
			}
			var h hand
			for tile, k := range inventories[m].kind {
				h[k] += uint8(drawn >> tile & 1)
			}
			ways[h]++
		}
		if len(deals[m]) != 42 || len(ways) != 42 {
			t.Errorf("%d deals of %d, want 42", len(deals[m]), len(ways))
		}
		total := 0
		for _, d := range deals[m] {
			total += d.draws
			if d.draws != ways[d.first] {
				t.Errorf("deal %v has %d draws, want %d", &d.first, d.draws, ways[d.first])
			}
			for k, n := range d.first {
				if n+d.second[k] != inventories[m].number[k] {
					t.Errorf("deal %v leaves %v", &d.first, &d.second)
				}
			}
		}
		if total != allDraws {
			t.Errorf("%d draws, want %d", total, allDraws)
		}
	}
}

// chiSquare is the sum of (drawn-expected)²/expected.
func chiSquare[K comparable](drawn map[K]int, expected map[K]float64) float64 {
	sum := 0.0
	for key, e := range expected {
		d := float64(drawn[key]) - e
		sum += d * d / e
	}
	return sum
}

// With 41 degrees of freedom a chi-square above 75 has a probability of 1 in 1,000.
func TestDealIsDrawnWithItsProbability(t *testing.T) {
	const draws = 462 * 100
	for _, options := range []game.Options{{"matching": "classic"}, {"matching": "opposites"}} {
		r := rand.New(rand.NewPCG(11, 12))
		g := newGame(options, begin(options))
		byDeal, bySample := map[string]int{}, map[string]int{}
		for range draws {
			byDeal[Deal(r, options)]++
			m, _ := g.SampleMove(r)
			bySample[string(g.AppendMoveText(nil, m))]++
		}
		expected := map[string]float64{}
		for i, d := range deals[matchingOf(options)] {
			expected[string(g.AppendMoveText(nil, dealMove(i)))] = float64(d.draws) * draws / allDraws
		}
		for name, drawn := range map[string]map[string]int{"Deal": byDeal, "Sample": bySample} {
			if x := chiSquare(drawn, expected); x > 75 || len(drawn) != 42 {
				t.Errorf("%v: %s draws %d deals, chi-square %.1f", options, name, len(drawn), x)
			}
		}
	}
}

// Sample draws placements and moves with equal probability: with n of them
// chi-square is about n, with a standard deviation of √2n.
func TestSampleIsUniform(t *testing.T) {
	for _, options := range optionSets() {
		r := rand.New(rand.NewPCG(13, 14))
		g := newGame(options, begin(options))
		for range 6 {
			g.Reset()
			for turns := 3 + r.IntN(16); turns > 0 && !g.Outcome().Over(); turns-- {
				m, _ := g.SampleMove(r)
				g.Do(m)
			}
			if g.Outcome().Over() {
				g.Undo()
			}
			const each = 20
			legal := g.AppendMoves(nil)
			drawn, expected := map[game.Move]int{}, map[game.Move]float64{}
			for range each * len(legal) {
				m, _ := g.SampleMove(r)
				drawn[m]++
			}
			for _, m := range legal {
				expected[m] = each
			}
			n := float64(len(legal))
			if x := chiSquare(drawn, expected); x > n+4*math.Sqrt(2*n) {
				t.Errorf("%s: %d turns, chi-square %.1f", g.PositionText(), len(legal), x)
			}
		}
	}
}
