package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// A game with a tie, a Disharmony that a Spade ends, and a Lotus that wins; and
// one in squares where any straight line will do.
func TestPlaythrough(t *testing.T) {
	gametest.CheckPlaythrough(t, Rules, "testdata/playthrough.txt")
	gametest.CheckPlaythrough(t, Rules, "testdata/playthrough-sight.txt")
}
