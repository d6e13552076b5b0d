package quaterno

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// nearlyWon draws a position of the play phase in which little is missing: most
// Suns and Moons on a main diagonal, most counterparts at or near a mirror image.
func nearlyWon(r *rand.Rand) Position {
	p := empty()
	p.hand = [2]kindSet{}
	put := func(t tile, wish board.Point) {
		for wish == board.NoPoint || p.isOccupied(wish) {
			wish = board.Point(r.IntN(board.Points))
		}
		p.putTile(t, wish)
	}
	somewhere := func() board.Point { return board.Point(r.IntN(board.Points)) }
	for seat := game.First; seat <= game.Second; seat++ {
		a := diagonal(r.IntN(2))
		for k := Sun; k <= Moon; k++ {
			if r.IntN(5) > 0 {
				put(tileOf(seat, k), diagonals[a][r.IntN(len(diagonals[a]))])
			} else {
				put(tileOf(seat, k), somewhere())
			}
		}
	}
	for k := Fan; k <= Soldier; k++ {
		put(tileOf(game.First, k), somewhere())
		wish := mirrors[r.IntN(2)][p.At(game.First, k)]
		if r.IntN(3) > 0 {
			wish = wish.Step(board.Direction(r.IntN(8)))
		}
		put(tileOf(game.Second, k), wish)
	}
	for seat := game.First; seat <= game.Second; seat++ {
		if k := Kind(r.IntN(2 * Kinds)); k < Kinds && placed.has(k) && !p.made[0].has(k) {
			p.made[seat] |= 1 << k
		}
	}
	p.toMove = game.Seat(r.IntN(2))
	return p
}

func TestWinningTurns(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	wins := 0
	for n := range 6000 {
		p := nearlyWon(r)
		if n%2 == 0 {
			p.makeFigures(p.toMove.Opponent()) // else figures stand unmade, as after the placements
		}
		if p.over() {
			continue
		}
		var want []game.Move
		for _, m := range p.AppendMoves(nil) {
			next := p
			next.Do(m)
			if next.Figures(p.toMove) >= winningFigures {
				want = append(want, m)
			}
		}
		got := p.AppendWinning(nil)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("%s: winning turns\n got %v\nwant %v", p.String(), texts(&p, got), texts(&p, want))
		}
		wins += min(1, len(got))
		other := p
		other.toMove = p.toMove.Opponent()
		for seat, q := range map[game.Seat]*Position{p.toMove: &p, other.toMove: &other} {
			if can, want := p.CanWin(seat), len(q.AppendWinning(nil)) > 0; can != want {
				t.Fatalf("%s: CanWin(%v) = %v, want %v", p.String(), seat, can, want)
			}
		}
	}
	if wins < 300 {
		t.Errorf("only %d positions with a win", wins)
	}
}

func texts(p *Position, moves []game.Move) (list []string) {
	for _, m := range moves {
		list = append(list, p.text(m))
	}
	return list
}

func TestAstray(t *testing.T) {
	for text, want := range map[string][2][Axes]int{
		brink:         {{2, 4}, {3, 3}},
		doubleBrink:   {{1, 3}, {3, 1}},
		won:           {{0, 2}, {3, 3}},
		lastPlacement: {{3, 1}, {3, 1}}, // all but the Soldiers mirror each other across y=-x
	} {
		p := &setUp(t, text).Pos
		if got := [2][Axes]int{p.MisplacedTiles(game.First), p.MisplacedTiles(game.Second)}; got != want {
			t.Errorf("%s: astray %v, want %v", text, got, want)
		}
	}
}

// TestNoWinWhilePlacing: before all tiles are placed nobody makes figures.
func TestNoWinWhilePlacing(t *testing.T) {
	g := newGame(nil, start())
	r := rand.New(rand.NewPCG(1, 1))
	for g.Pos.Placing() {
		for seat := game.First; seat <= game.Second; seat++ {
			if g.Pos.CanWin(seat) {
				t.Errorf("%s: %v can win", g.PositionText(), seat)
			}
		}
		m, _ := g.SampleMove(r)
		g.Do(m)
	}
}

// TestGrasp compares what can be brought where with the positions that all turns lead to.
func TestGrasp(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 7))
	for n := range 300 {
		p := scattered(r, 2+n%7)
		for seat := game.First; seat <= game.Second; seat++ {
			p.toMove = seat
			var want, got [tiles][256]bool
			for _, m := range p.AppendMoves(nil) {
				if actionKind := moveAction(m); actionKind == actionSwap || actionKind == actionPass {
					continue
				}
				next := p
				next.Do(m)
				for u := range next.at {
					if next.at[u] != p.at[u] {
						want[u][next.at[u]] = true
					}
				}
			}
			g := p.Reachability(seat)
			for _, owner := range [...]game.Seat{game.First, game.Second} {
				for k := range Kind(Kinds) {
					for q := range board.Point(board.Points) {
						got[tileOf(owner, k)][q] = g.CanBring(owner, k, q)
					}
				}
			}
			if got != want {
				t.Fatalf("%s: what %v can bring where differs from its turns", p.String(), seat)
			}
		}
	}
}

func BenchmarkCanWin(b *testing.B) {
	r := rand.New(rand.NewPCG(4, 2))
	list := benchPositions()
	for i := range list {
		if i%2 == 0 {
			list[i] = nearlyWon(r)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		list[i%len(list)].CanWin(game.First)
	}
}
