package balance

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// The sixteen comparisons at once against one by one.
func TestTally(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		a, b := gardenCounts(r.Uint64())&^highBits, gardenCounts(r.Uint64())&^highBits
		sum := 0
		for g := range 16 {
			x, y := int(a>>(4*g)&7), int(b>>(4*g)&7)
			sum += x
			if got := lessThan(a, b) >> (4 * g) & 15; got == 1 != (x < y) || got > 1 {
				t.Fatalf("below(%x, %x) is %x", a, b, lessThan(a, b))
			}
			if got := int(minCounts(a, b) >> (4 * g) & 15); got != min(x, y) {
				t.Fatalf("least(%x, %x) is %x", a, b, minCounts(a, b))
			}
		}
		if got := a.sum(); got != sum {
			t.Fatalf("the sum of %x is %d, want %d", a, got, sum)
		}
	}
}

// benchPositions have all flowers near each other, so that many are complete or
// nearly so.
func benchPositions(matching string) (list [512]Position) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range list {
		list[i] = scattered(game.Options{"matching": matching}, r, around(places/2, 3))
	}
	return list
}

func BenchmarkBalance(b *testing.B) {
	for _, matching := range []string{"classic", "opposites"} {
		list := benchPositions(matching)
		b.Run("balances/"+matching, func(b *testing.B) {
			b.ReportAllocs()
			n, sum := 0, 0
			for b.Loop() {
				sum += list[n%len(list)].balances().sum()
				n++
			}
		})
		b.Run("complete/"+matching, func(b *testing.B) {
			b.ReportAllocs()
			n, complete := 0, 0
			for b.Loop() {
				if list[n%len(list)].isComplete() {
					complete++
				}
				n++
			}
			b.ReportMetric(float64(complete)/float64(n), "complete")
		})
	}
}
