package engines

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// salience says which turns a person sees first in a game.
type salience interface {
	// Salience sets the weight of each legal move. No weight is below 0 and not all are 0.
	Salience(moves []game.Move, weights []float32)
}

// salience returns the salience for g, nil if the level or the game has none.
func (l Level) salience(g game.Playable) salience {
	if l.SalientShare <= 0 {
		return nil
	}
	m, err := lookup(g.Rules().Name)
	if err != nil || m.salience == nil {
		return nil
	}
	return m.salience(g)
}

// sampleSalient plays a turn drawn by salience.
func sampleSalient(g game.Playable, by salience, r *rand.Rand) string {
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
