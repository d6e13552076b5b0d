package quaterno

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) {
	w := gametest.With{KeyOf: gametest.Without("passes")}
	for _, text := range []string{locked, lockedAfterPass, crowded, brink, doubleBrink, won, lastPlacement} {
		w.Positions = append(w.Positions, gametest.Start{Position: text})
	}
	gametest.Laws(t, Rules, w)
}
