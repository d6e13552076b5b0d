package kishogi

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// The example game of the seed, and one with the Ki cubes on a small field.
func TestPlaythrough(t *testing.T) {
	gametest.CheckPlaythrough(t, Rules, "testdata/playthrough.txt")
	gametest.CheckPlaythrough(t, Rules, "testdata/playthrough-ki.txt")
}
