package balance

import (
	"math/rand/v2"
	"testing"
)

// TestWaiting: what is said of the Wheel and of loose flowers is what the legal moves are.
func TestWaiting(t *testing.T) {
	met := map[Waiting]int{}
	r := rand.New(rand.NewPCG(6, 6))
	for range 300 {
		table, err := Rules.New(map[string]string{"no-undo": "off"})
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for range 14 {
			m, ok := g.Sample(r)
			if !ok {
				break
			}
			if form(m) == placing && r.IntN(2) == 0 { // the Wheel is met more often so
				if k, _ := placementOf(m); k != wheel && g.Pos.wheelFree() != nowhere {
					m = placeMove(k, g.Pos.wheelFree())
				}
			}
			g.Do(m)
			p := &g.Pos
			met[p.Waiting()]++
			if !p.moving() || p.over() {
				continue
			}
			var list [tiles]squares
			p.slides(&list)
			movable, blocked := 0, false
			for tile, s := range list[:wheelTile] {
				if s != (squares{}) {
					movable++
				} else if p.at[tile].isSquare() && !p.fixed(tile) {
					blocked = true
				}
			}
			if loose := p.Loose(); loose != movable && !blocked {
				t.Fatalf("%s: %d loose flowers, %d can move", g.PositionText(), loose, movable)
			}
			if wheel := list[wheelTile] != (squares{}); wheel && p.Waiting() != Free {
				t.Fatalf("%s: the Wheel moves and is %d", g.PositionText(), p.Waiting())
			}
			if p.Waiting() == Held && list[p.upper(p.at[wheelTile])] != (squares{}) {
				t.Fatalf("%s: who holds the Wheel moves", g.PositionText())
			}
		}
	}
	for _, w := range []Waiting{InHand, Free, Mounted, Held} {
		if met[w] == 0 {
			t.Errorf("never met: %d", w)
		}
	}
}

// TestMayPlace: it says yes to the placements that are legal, and to no others.
func TestMayPlace(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	for range 20 {
		table, err := Rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for range 12 {
			legal := 0
			for k := range kind(kinds) {
				for at := range place(places) {
					if g.Pos.MayPlace(placeMove(k, at)) {
						legal++
					}
				}
			}
			want := 0
			for _, m := range g.AppendMoves(nil) {
				if form(m) == placing {
					want++
					if !g.Pos.MayPlace(m) {
						t.Fatalf("%s: %s is legal", g.PositionText(), g.AppendMoveText(nil, m))
					}
				}
			}
			if legal != want {
				t.Fatalf("%s: %d placements of %d", g.PositionText(), legal, want)
			}
			m, ok := g.Sample(r)
			if !ok {
				break
			}
			g.Do(m)
		}
	}
}
