package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) {
	gametest.Laws(t, Rules, gametest.LawOptions{
		Options: []map[string]string{{"lines": "sight", "places": "squares"}, {"lines": "queen", "target": "8"}},
		Positions: []gametest.StartPosition{
			// Thresholds, a Spade, a tie and the target one Harmony away.
			{Options: map[string]string{"target": "8"}, Position: text("first", "CBd@0,0 RHd@0,-2 CLn@4,-2", "MAd@0,2 JAd@3,-2 SPADE@4,-3")},
			{Options: map[string]string{"target": "3"}, Position: text("second", "CBd@0,0 CBn@2,2", "IRd@0,2")},
		},
	})
}
