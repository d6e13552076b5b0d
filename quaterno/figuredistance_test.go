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
			if moveAction(m) == actionSwap || moveAction(m) == actionPass {
				continue
			}
			next := p
			next.Do(m)
			for a, now := range distances(&next, seat) {
				o := &want[a]
				o.Sun, o.Moon = min(o.Sun, 1+now.Sun), min(o.Moon, 1+now.Moon)
				for k := range o.Pairs {
					if !p.FigureMade(Kind(k)) {
						o.Pairs[k] = min(o.Pairs[k], 1+nearer(&next, diagonal(a), Kind(k)))
					}
				}
			}
		}
		g := p.Reachability(seat)
		if got := g.FigureDistances(); got != want {
			t.Fatalf("%s: outlook of %v\n got %v\nwant %v", p.String(), seat, got, want)
		}
	}
}

// distances are outlooks that know only what stands.
func distances(p *Position, seat game.Seat) (list [Axes]FigureDistance) {
	for a := range list {
		far := func(k Kind) uint8 {
			if at := p.At(seat, k); mirrors[a][at] == at {
				return 0
			}
			return TooFar
		}
		list[a].Sun, list[a].Moon = far(Sun), far(Moon)
		for k := range list[a].Pairs {
			list[a].Pairs[k] = TooFar
			if !p.FigureMade(Kind(k)) {
				list[a].Pairs[k] = nearer(p, diagonal(a), Kind(k))
			}
		}
	}
	return list
}

// nearer is 0 for tiles that mirror each other across a.
func nearer(p *Position, a diagonal, k Kind) uint8 {
	if placed.has(k) && mirrors[a][p.At(game.First, k)] == p.At(game.Second, k) {
		return 0
	}
	return TooFar
}

func TestOutlookWhilePlacing(t *testing.T) {
	g := newGame(nil, start())
	play(t, g, "Fan@3,8")
	grasp := g.Pos.Reachability(game.First)
	for a, o := range grasp.FigureDistances() {
		for k := Fan; k <= Soldier; k++ {
			if o.Pairs[k] != TooFar {
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
		if got := MirrorImages(q); got != want {
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
	if _, _, ok := Placement(setUp(t, full).AppendMoves(nil)[0]); ok {
		t.Error("a move of the play phase is read as a placement")
	}
}

func BenchmarkOutlook(b *testing.B) {
	list := benchPositions()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		g := list[i%len(list)].Reachability(game.First)
		g.FigureDistances()
	}
}
