package balance_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestLaws(t *testing.T) {
	at := func(opts, hands, tiles, rest string) gametest.StartPosition {
		tiles = strings.Join(strings.Fields(tiles), ";")
		return gametest.StartPosition{Options: options(opts), Position: hands + " tiles=" + tiles + " " + rest}
	}
	gametest.Laws(t, balance.Rules, gametest.LawOptions{
		KeyFields: gametest.DropFields("last", "passes", "stalled"),
		Options: []map[string]string{
			{"must-balance": "on", "matching": "opposites"},
			{"must-balance": "on", "matching": "opposites", "no-undo": "off"},
		},
		Positions: []gametest.StartPosition{
			at("", moving, oneMove, start),
			at("", "to-move=first first=- second=-", oneMoveMade, "last=g18-h18 passes=0 stalled=1"),
			at("", moving, oneMoveMade, "last=- passes=1 stalled=2"),
			at("no-undo=off", moving, oneMove, start),
			at("", moving, allFixed, start),
			at("", moving, allFixed, "last=- passes=2 stalled=2"),
			at("", moving, open, "last=e5-e4 passes=0 stalled=99"),
			at("must-balance=on", moving, open, start),
			at("must-balance=on", moving, strings.ReplaceAll(open, "Wheel@q10", "Wheel@e4"), start),
			at("", lastLily, nearlyComplete, start),
			at("", moving, lilyOutside, start),
		},
	})
}
