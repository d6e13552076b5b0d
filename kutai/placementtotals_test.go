package kutai

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// The outlook says of every legal move of both players what making it does to the total.
func TestOutlookAgreesWithMoves(t *testing.T) {
	var o PlacementTotals
	eachOption(t, func(t *testing.T, options map[string]string) {
		r := rand.New(rand.NewPCG(3, 4))
		checked, changed := 0, 0
		for _, crowd := range []string{"anywhere", "close", "lattice", "checker"} {
			for _, target := range []string{"20", "60"} {
				options["target"] = target
				table, err := Rules.New(options)
				if err != nil {
					t.Fatal(err)
				}
				g := table.(*Game)
				for !g.Outcome().Over() {
					m, ok := full(g, crowds[crowd], r)
					if !ok {
						break
					}
					g.Do(m)
					if g.Outcome().Over() || g.TurnCount()%3 != 0 {
						continue
					}
					n, c := checkOutlook(t, g, &o)
					checked, changed = checked+n, changed+c
				}
			}
		}
		if checked < 100_000 || changed < checked/20 {
			t.Errorf("only %d moves were checked, %d of which change the total", checked, changed)
		}
	})
}

// checkOutlook compares with every move of both players, and counts them and those
// that change the total.
func checkOutlook(t *testing.T, g *Game, o *PlacementTotals) (moves, changes int) {
	t.Helper()
	var found [2]bool
	var win [2]game.Move
	for seat := range game.Seat(2) {
		win[seat], found[seat] = o.FindWin(&g.Pos, seat)
	}
	for seat := range game.Seat(2) {
		if o.ComputeUnlessWin(&g.Pos, seat) != found[seat] || found[seat] && o.CountWins(seat) == 0 {
			t.Errorf("%s: whether %v wins is not %v", g.PositionText(), seat, found[seat])
		}
	}
	some := g.Pos.AppendMoves(nil)
	some = some[len(some)/3 : len(some)/2]
	o.ComputeFor(&g.Pos, some)
	brief := make([]int, len(some))
	for i, m := range some {
		brief[i] = o.Total(m)
	}
	o.Compute(&g.Pos)
	for i, m := range some {
		if brief[i] != o.Total(m) {
			t.Fatalf("%s: alone, %s makes %d, with all others %d", g.PositionText(), g.AppendMoveText(nil, m), brief[i], o.Total(m))
		}
	}
	var kept KeptTotals
	o.Keep(&kept)
	o.ComputeFor(&g.Pos, nil)
	o.Restore(&g.Pos, &kept)
	for seat := range game.Seat(2) {
		pos := g.Pos
		pos.hand[pos.ToMove()] = g.Pos.hand[seat]
		best := 0
		winning := map[game.Move]bool{}
		for _, m := range pos.AppendMoves(nil) {
			after := pos
			after.Do(m)
			total := int(after.total)
			if o.Total(m) != total {
				t.Fatalf("%s: the total after %s is %d, the outlook says %d", g.PositionText(), g.AppendMoveText(nil, m), total, o.Total(m))
			}
			moves++
			if total != int(pos.total) {
				changes++
			}
			best = max(best, total)
			if after.won() {
				winning[m] = true
			}
		}
		if want := max(best, int(pos.total)); o.MaxTotal(seat) != want || o.CountWins(seat) != len(winning) {
			t.Errorf("%s: %v has reach %d and %d wins, want %d and %d", g.PositionText(), seat, o.MaxTotal(seat), o.CountWins(seat), want, len(winning))
		}
		if found[seat] != (len(winning) > 0) || found[seat] && !winning[win[seat]] {
			t.Errorf("%s: %v finds %s, %v; %d moves win", g.PositionText(), seat, g.AppendMoveText(nil, win[seat]), found[seat], len(winning))
		}
		listed := o.AppendWins(nil, seat)
		for _, m := range listed {
			if !winning[m] {
				t.Errorf("%s: %s is listed as a win", g.PositionText(), g.AppendMoveText(nil, m))
			}
		}
		if len(listed) != len(winning) {
			t.Errorf("%s: %d wins of %v are listed, want %d", g.PositionText(), len(listed), seat, len(winning))
		}
	}
	return moves, changes
}

func BenchmarkOutlook(b *testing.B) {
	var o PlacementTotals
	for _, lines := range lineNames {
		b.Run(lines, func(b *testing.B) {
			positions := middleGames(b, lines, 256)
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				o.Compute(&positions[i%len(positions)])
			}
		})
	}
}
