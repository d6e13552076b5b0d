package gametest

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// drawTurn makes one whole turn by Sample and returns its text. It reports
// false when the game is over.
func drawTurn(g game.Game, r *rand.Rand) (string, bool) {
	var text []byte
	for {
		m, ok := g.SampleMove(r)
		if !ok {
			return "", false
		}
		text = g.AppendMoveText(text, m)
		g.Do(m)
		if !g.MidTurn() {
			return string(text), true
		}
	}
}
