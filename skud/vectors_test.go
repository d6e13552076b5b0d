package skud

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestVectors(t *testing.T) { gametest.CheckVectors(t, Rules) }
