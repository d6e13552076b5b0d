package balance

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestWaiting: what is said of the Wheel and of loose flowers is what the legal moves are.
func TestWaiting(t *testing.T) {
	met := map[WheelMobility]int{}
	r := rand.New(rand.NewPCG(6, 6))
	for range 300 {
		table, err := Rules.New(map[string]string{"no-undo": "off"})
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for range 14 {
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			if moveForm(m) == placing && r.IntN(2) == 0 { // the Wheel is met more often so
				if k, _ := placementOf(m); k != wheel && g.Pos.wheelFree() != nowhere {
					m = placeMove(k, g.Pos.wheelFree())
				}
			}
			g.Do(m)
			p := &g.Pos
			met[p.WheelMobility()]++
			if !p.Moving() || p.over() {
				continue
			}
			var list [tiles]lineSquares
			p.legalSlides(&list)
			movable, blocked := 0, false
			for tile, s := range list[:wheelTile] {
				if s != (lineSquares{}) {
					movable++
				} else if p.at[tile].isSquare() && !p.isFixed(tile) {
					blocked = true
				}
			}
			if loose := p.MovableFlowers(); loose != movable && !blocked {
				t.Fatalf("%s: %d loose flowers, %d can move", g.PositionText(), loose, movable)
			}
			if wheel := list[wheelTile] != (lineSquares{}); wheel && p.WheelMobility() != WheelFree {
				t.Fatalf("%s: the Wheel moves and is %d", g.PositionText(), p.WheelMobility())
			}
			if p.WheelMobility() == WheelHeld && list[p.topTile(p.at[wheelTile])] != (lineSquares{}) {
				t.Fatalf("%s: who holds the Wheel moves", g.PositionText())
			}
		}
	}
	for _, w := range []WheelMobility{WheelInHand, WheelFree, WheelMounted, WheelHeld} {
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
				for at := range placeIndex(places) {
					if g.Pos.MayPlace(placeMove(k, at)) {
						legal++
					}
				}
			}
			want := 0
			for _, m := range g.AppendMoves(nil) {
				if moveForm(m) == placing {
					want++
					if !g.Pos.MayPlace(m) {
						t.Fatalf("%s: %s is legal", g.PositionText(), g.AppendMoveText(nil, m))
					}
				}
			}
			if legal != want {
				t.Fatalf("%s: %d placements of %d", g.PositionText(), legal, want)
			}
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
		}
	}
}

// TestPair: two flowers that may move and would complete the balance side by side.
func TestPair(t *testing.T) {
	const rest = "to-move=second first=- second=- tiles=Rose@d16;Lotus@i1;Lotus@m6;Lotus@j18;Orchid@0,-7;Orchid@-4,4;Lily@j17;Wheel@j18;"
	for name, c := range map[string]struct {
		tiles string
		want  bool
	}{
		"a Lotus and a Lily":           {"Lotus@i10;Lily@j1;Lily@0,8", true},
		"and another Lily":             {"Lotus@i10;Lily@j1;Lily@r9", false},
		"the Lotus stays on its point": {"Lotus@-2,1;Lily@j1;Lily@0,8", false},
	} {
		table, err := Rules.NewFromPosition(map[string]string{"matching": "opposites"}, rest+c.tiles+" last=- passes=0 stalled=0")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := table.(*Game).Pos.OnlyPairMoves(); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// TestUnbound: without the last move the only other legal move is to take it back.
func TestUnbound(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	met := 0
	for range 60 {
		table, err := Rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for range 18 {
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
			if moveForm(m) != sliding || g.Outcome().Over() {
				continue
			}
			free := g.Pos.WithoutNoUndo()
			from, to := slideOf(m)
			bound := g.AppendMoves(nil)
			if free.Layout() != g.Pos.Layout() || moveForm(bound[0]) == passing {
				continue
			}
			for _, back := range free.AppendMoves(nil) {
				if slices.Contains(bound, back) {
					continue
				}
				met++
				if f, t2 := slideOf(back); f != to || t2 != from {
					t.Fatalf("%s: %s only when unbound", g.PositionText(), g.AppendMoveText(nil, back))
				}
			}
		}
	}
	if met == 0 {
		t.Error("no move was ever forbidden")
	}
}
