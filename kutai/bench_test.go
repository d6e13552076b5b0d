package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func BenchmarkRandomPlay(b *testing.B) {
	for _, o := range []map[string]string{{}, {"lines": "queen"}, {"lines": "sight"}, {"places": "squares"}, {"target": "60", "lines": "sight"}} {
		b.Run(o["lines"]+o["places"]+o["target"], func(b *testing.B) { gametest.BenchPlayouts(b, Rules, o) })
	}
}
