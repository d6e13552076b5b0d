package skud

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) {
	gametest.Laws(t, Rules, gametest.With{
		KeyOf: gametest.Without("phase", "passes"),
	})
}
