package quaterno

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// A game with every action and figures of both players.
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Rules, "testdata/playthrough.txt") }
