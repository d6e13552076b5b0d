package quaterno

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// A game with every action and figures of both players.
func TestPlaythrough(t *testing.T) { gametest.CheckPlaythrough(t, Rules, "testdata/playthrough.txt") }
