package skud

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// closingByTrial makes every Arrange of s.
func closingByTrial(p *Position, s game.Seat) bool {
	for _, from := range p.flowers[s].all() {
		var ends PointSet
		p.destinations(from, &ends)
		for r := 1; r < Ranks-1; r++ {
			for row := ends[r]; row != 0; row &= row - 1 {
				after := *p
				formed := after.arrange(from, PointIn(r, bits.TrailingZeros32(row)))
				won := formed&harmonyOf(s) != 0 && after.hasRing(s)
				lost := formed&harmonyOf(s.Opponent()) != 0 && after.hasRing(s.Opponent())
				if won && !lost {
					return true
				}
			}
		}
	}
	return false
}

// TestClosing compares with trying everything, among scattered tiles where rings are near.
func TestClosing(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 4))
	found, none := 0, 0
	for range 6000 {
		p := scatter(r)
		for _, s := range [2]game.Seat{game.First, game.Second} {
			if p.hasRing(s) || p.hasRing(s.Opponent()) {
				continue
			}
			m, ok := p.RingClosingMove(s)
			if want := closingByTrial(&p, s); ok != want {
				t.Fatalf("%s: closing for %v is %v, want %v", p.Setup(), s, ok, want)
			}
			if !ok {
				none++
				continue
			}
			found++
			after := p
			after.arrange(atOf(m), toOf(m))
			if !after.hasRing(s) || after.hasRing(s.Opponent()) {
				t.Fatalf("%s: %v does not close with %x", p.Setup(), s, m)
			}
		}
	}
	if found < 100 || none < 100 {
		t.Errorf("%d positions with a ring to close and %d without are too few", found, none)
	}
}

func BenchmarkClosing(b *testing.B) {
	positions := middleGames(64)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		positions[i%len(positions)].RingClosingMove(game.Seat(i & 1))
		i++
	}
}
