package balance

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestSampleRaising compares the placements drawn in positions of random games with those
// after which most balances are on the board.
func TestSampleRaising(t *testing.T) {
	for i, options := range []map[string]string{{}, {"matching": "opposites"}, {"must-balance": "on"}} {
		t.Run(fmt.Sprint(options), func(t *testing.T) {
			r := rand.New(rand.NewPCG(3, uint64(i)))
			few := 0 // positions with few best placements, of which each must be drawn
			for range 60 {
				table, err := Rules.New(options)
				if err != nil {
					t.Fatal(err)
				}
				g := table.(*Game)
				for !g.Pos.Moving() {
					if g.ToMove().IsPlayer() {
						best := raisingMost(&g.Pos)
						drawn := map[game.Move]bool{}
						for range 100 {
							m := g.Pos.SampleRaising(r)
							if !best[m] {
								t.Fatalf("%s: %s is not one of the %d best", g.PositionText(), g.AppendMoveText(nil, m), len(best))
							}
							drawn[m] = true
						}
						if len(best) < 8 {
							few++
							if len(drawn) < len(best) {
								t.Errorf("%s: %d of the %d best placements were drawn", g.PositionText(), len(drawn), len(best))
							}
						}
					}
					m, ok := g.SampleMove(r)
					if !ok {
						break
					}
					g.Do(m)
				}
			}
			if few < 5 {
				t.Errorf("%d positions with few best placements: too few", few)
			}
		})
	}
}

func raisingMost(p *Position) map[game.Move]bool {
	best, most := map[game.Move]bool{}, -1
	for _, m := range p.AppendMoves(nil) {
		next := *p
		next.Do(m)
		if int(next.total) > most {
			clear(best)
			most = int(next.total)
		}
		if int(next.total) == most {
			best[m] = true
		}
	}
	return best
}
