package balance_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// A game with a flower on the Wheel and a complete balance in the moving stage.
func TestPlaythrough(t *testing.T) {
	gametest.CheckPlaythrough(t, balance.Rules, "testdata/playthrough.txt")
}
