package levels

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Salience says which turns a person sees first in a game.
type Salience interface {
	// Salience sets the weight of each legal move of the game as it then stands. No weight is
	// below 0 and not all are 0.
	Salience(moves []game.Move, weights []float32)
}

// sampleSalient plays a turn drawn by salience.
func sampleSalient(g game.Playable, by Salience, r *rand.Rand) string {
	var text []byte
	var moves []game.Move
	for {
		moves = g.AppendMoves(moves[:0])
		weights := make([]float32, len(moves))
		by.Salience(moves, weights)
		m := sampleWeighted(moves, weights, r)
		text = g.AppendMoveText(text, m)
		if g.Do(m); !g.MidTurn() {
			return string(text)
		}
	}
}

func sampleWeighted(moves []game.Move, weights []float32, r *rand.Rand) game.Move {
	sum := 0.0
	for _, w := range weights {
		sum += float64(w)
	}
	at := r.Float64() * sum
	for i, w := range weights {
		if at -= float64(w); at < 0 {
			return moves[i]
		}
	}
	return moves[len(moves)-1]
}
