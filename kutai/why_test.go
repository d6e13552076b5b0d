package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestWhy(t *testing.T) { gametest.CheckExplanations(t, Rules) }
