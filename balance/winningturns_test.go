package balance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestWinningTurns compares the winning turns with what all turns lead to, in games
// whose players go for balances.
func TestWinningTurns(t *testing.T) {
	for i, options := range []map[string]string{
		{}, {"matching": "opposites"}, {"matching": "opposites", "must-balance": "on"}, {"no-undo": "off", "must-balance": "on"},
	} {
		t.Run(fmt.Sprint(options), func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, uint64(i)))
			won := map[bool]int{}
			for range 150 {
				table, err := Rules.New(options)
				if err != nil {
					t.Fatal(err)
				}
				g := table.(*Game)
				for range 60 {
					m, ok := g.SampleMove(r)
					if !ok {
						break
					}
					if !g.Pos.Moving() || r.IntN(2) == 0 {
						m = mostBalances(g, r, m)
					}
					g.Do(m)
					checkWinning(t, g, won)
				}
			}
			if min(won[false], won[true]) < 10 {
				t.Errorf("wins by placements %d, by moves %d: too few", won[false], won[true])
			}
		})
	}
}

// mostBalances is the one of m and a few other moves that leaves most balances but does
// not win.
func mostBalances(g *Game, r *rand.Rand, m game.Move) game.Move {
	most := -1
	for range 40 {
		other, _ := g.SampleMove(r)
		next := g.Pos
		next.Do(other)
		if n := int(next.total); next.ending == none && n > most {
			m, most = other, n
		}
	}
	return m
}

func checkWinning(t *testing.T, g *Game, won map[bool]int) {
	t.Helper()
	var want []game.Move
	for _, m := range g.Pos.AppendMoves(nil) {
		next := g.Pos
		next.Do(m)
		if next.ending == balanced {
			want = append(want, m)
		}
	}
	got := slices.Collect(g.Pos.VisitWins)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%s: winning turns\n got %v\nwant %v", g.PositionText(), got, want)
	}
	if can := g.Pos.CanWin(); can != (len(want) > 0) {
		t.Fatalf("%s: CanWin says %v", g.PositionText(), can)
	}
	if len(want) > 0 {
		won[g.Pos.Moving()]++
	}
}

func BenchmarkCanWin(b *testing.B) {
	for _, options := range []game.Options{{"matching": "classic"}, {"matching": "opposites"}} {
		b.Run(options["matching"], func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			var list []Position
			for len(list) < 256 {
				table, _ := Rules.New(options)
				g := table.(*Game)
				for range 40 {
					if m, ok := g.SampleMove(r); ok {
						g.Do(m)
					}
					if g.Pos.Moving() && !g.Outcome().Over() {
						list = append(list, g.Pos)
					}
				}
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				list[i%len(list)].CanWin()
			}
		})
	}
}
