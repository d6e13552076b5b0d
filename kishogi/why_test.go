package kishogi

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// Every sentence that is said about turns, picks and endings can be read in testdata/why.txt.
func TestWhy(t *testing.T) { gametest.CheckExplanations(t, Rules) }
