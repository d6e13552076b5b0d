package balance_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) {
	gametest.Laws(t, balance.Rules, gametest.With{
		KeyOf: gametest.Without("last", "passes", "stalled"),
		Options: []map[string]string{
			{"must-balance": "on", "matching": "opposites"},
			{"must-balance": "on", "matching": "opposites", "no-undo": "off"},
		},
	})
}
