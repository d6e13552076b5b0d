package balance_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestWhy(t *testing.T) { gametest.Why(t, balance.Rules) }
