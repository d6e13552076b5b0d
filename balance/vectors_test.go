package balance_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestVectors(t *testing.T) { gametest.CheckVectors(t, balance.Rules) }
