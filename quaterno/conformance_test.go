package quaterno

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) {
	w := gametest.LawOptions{KeyFields: gametest.DropFields("passes")}
	for _, text := range []string{locked, lockedAfterPass, full, brink, doubleBrink, won, lastPlacement} {
		w.Positions = append(w.Positions, gametest.StartPosition{Position: text})
	}
	gametest.Laws(t, Rules, w)
}
