package quaterno

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// TestOutlook compares an outlook with the positions that all turns but Swaps lead to.
func TestOutlook(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for n := range 400 {
		p := scattered(r, 2+n%7)
		if n%2 == 0 {
			p = nearlyWon(r)
		}
		if p.over() {
			continue
		}
		seat := game.Seat(n / 2 % 2)
		p.toMove = seat
		want := distances(&p, seat)
		for _, m := range p.AppendMoves(nil) {
			if moveDeed(m) == deedSwap || moveDeed(m) == deedPass {
				continue
			}
			next := p
			next.Do(m)
			for a, now := range distances(&next, seat) {
				o := &want[a]
				o.Sun, o.Moon = min(o.Sun, 1+now.Sun), min(o.Moon, 1+now.Moon)
				for k := range o.Pairs {
					if !p.Used(Kind(k)) {
						o.Pairs[k] = min(o.Pairs[k], 1+nearer(&next, axis(a), Kind(k)))
					}
				}
			}
		}
		g := p.Grasp(seat)
		if got := g.Outlook(); got != want {
			t.Fatalf("%s: outlook of %v\n got %v\nwant %v", p.String(), seat, got, want)
		}
	}
}

// distances are outlooks that know only what stands.
func distances(p *Position, seat game.Seat) (list [Axes]Outlook) {
	for a := range list {
		far := func(k Kind) uint8 {
			if at := p.At(seat, k); mirrors[a][at] == at {
				return 0
			}
			return Far
		}
		list[a].Sun, list[a].Moon = far(Sun), far(Moon)
		for k := range list[a].Pairs {
			list[a].Pairs[k] = Far
			if !p.Used(Kind(k)) {
				list[a].Pairs[k] = nearer(p, axis(a), Kind(k))
			}
		}
	}
	return list
}

// nearer is 0 for tiles that mirror each other across a.
func nearer(p *Position, a axis, k Kind) uint8 {
	if placed.has(k) && mirrors[a][p.At(game.First, k)] == p.At(game.Second, k) {
		return 0
	}
	return Far
}

func TestOutlookWhilePlacing(t *testing.T) {
	g := newGame(nil, start())
	play(t, g, "Fan@3,8")
	grasp := g.Pos.Grasp(game.First)
	for a, o := range grasp.Outlook() {
		for k := Fan; k <= Soldier; k++ {
			if o.Pairs[k] != Far {
				t.Errorf("axis %d: %v is %d turns from a pair with a tile in the hand", a, k, o.Pairs[k])
			}
		}
	}
}

func TestImages(t *testing.T) {
	for q, want := range map[board.Point][Axes]board.Point{
		board.PointAt(3, 8):  {board.PointAt(8, 3), board.PointAt(-8, -3)},
		board.PointAt(-4, 4): {board.PointAt(4, -4), board.PointAt(-4, 4)},
	} {
		if got := Images(q); got != want {
			t.Errorf("the images of %v are %v, want %v", q, got, want)
		}
	}
}

func TestPlacementRead(t *testing.T) {
	g := newGame(nil, start())
	for _, m := range g.AppendMoves(nil) {
		k, to, ok := Placement(m)
		if text := k.String() + "@" + to.String(); !ok || text != g.Pos.text(m) {
			t.Errorf("%s is read as %s, %v", g.Pos.text(m), text, ok)
		}
	}
	if _, _, ok := Placement(setUp(t, crowded).AppendMoves(nil)[0]); ok {
		t.Error("a move of the play phase is read as a placement")
	}
}

func BenchmarkOutlook(b *testing.B) {
	list := benchPositions()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		g := list[i%len(list)].Grasp(game.First)
		g.Outlook()
	}
}
