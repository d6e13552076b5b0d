package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) { gametest.Laws(t, Rules) }
