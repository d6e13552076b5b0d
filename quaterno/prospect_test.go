package quaterno

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestProspects compares them with what each placement makes.
func TestProspects(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	open := 0
	for range 200 {
		g := newGame(nil, start())
		for g.Pos.Placing() {
			p := g.Pos
			var want [Axes]MirrorProspect
			for a := range want {
				want[a].Made = pairsPlaced(&p, diagonal(a))
				var kinds kindSet
				for _, m := range p.AppendMoves(nil) {
					next := p
					next.Do(m)
					if pairsPlaced(&next, diagonal(a)) > want[a].Made {
						kinds |= 1 << moveTile(m).kind()
					}
				}
				for k := Fan; k <= Soldier; k++ {
					if kinds.has(k) {
						want[a].Open++
					}
				}
				open += want[a].Open
			}
			if got := p.MirrorProspects(p.ToMove()); got != want {
				t.Fatalf("%s: %v, want %v", p.String(), got, want)
			}
			m, _ := g.SampleMove(r)
			g.Do(m)
		}
	}
	if open < 1000 {
		t.Errorf("only %d kinds were open", open)
	}
}

// pairsPlaced counts the kinds of which both tiles stand and mirror each other across a.
func pairsPlaced(p *Position, a diagonal) (n int) {
	for k := Fan; k <= Soldier; k++ {
		if !(p.hand[0] | p.hand[1]).has(k) && mirrors[a][p.At(game.First, k)] == p.At(game.Second, k) {
			n++
		}
	}
	return n
}
