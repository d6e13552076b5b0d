package paint

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/themes"
)

// The frames of a film show the same part of the board, which holds whatever stands there
// in any of them.
func TestAnimationFrames(t *testing.T) {
	for _, rules := range games.All() {
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		situations := []game.Situation{table.Situation()}
		for range 8 {
			turns := game.LegalTurns(table)
			if err := game.PlayTurn(table, turns[len(turns)-1]); err != nil {
				t.Fatal(err)
			}
			situations = append(situations, table.Situation())
		}
		frame := AnimationFrames(table.Surface(), situations, full(themes.Light, situations[0]))
		first := frame(0)
		for i := range situations {
			s := frame(i)
			if s.Min != first.Min || s.Max != first.Max {
				t.Errorf("%s: frame %d shows %v to %v, the first %v to %v", rules.Name, i, s.Min, s.Max, first.Min, first.Max)
			}
			for _, piece := range situations[i].Pieces {
				if x, _, _, ok := coord.CutXY(piece.Place); ok && (float64(x) < s.Min.X || float64(x) > s.Max.X) {
					t.Errorf("%s: %s on %s is not to be seen", rules.Name, piece.Name, piece.Place)
				}
			}
		}
	}
}
