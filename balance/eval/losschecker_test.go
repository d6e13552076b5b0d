package eval

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
)

// allLose agrees with trying every placement, though it examines one of each class.
func TestAllLoseAgreesWithTrying(t *testing.T) {
	for _, options := range optionSets {
		var losses lossChecker
		lost, held := 0, 0
		visitRandomGames(t, options, 1500, 0, func(g *balance.Game) {
			p := &g.Pos
			if p.Placed() < tiles-2 || p.Moving() || p.CanWin() {
				return
			}
			want := true
			for _, m := range p.AppendMoves(nil) {
				if !opponentWinsAfter(g, m) {
					want = false
					break
				}
			}
			if got := losses.allLose(p); got != want {
				t.Errorf("%v %s: all placements lose: %v, want %v", options, g.PositionText(), got, want)
			}
			if want {
				lost++
			} else {
				held++
			}
		})
		if held < 20 || options["matching"] == "opposites" && lost < 5 {
			t.Errorf("%v: %d positions are lost, %d are not", options, lost, held)
		}
	}
}
