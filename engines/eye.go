package engines

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// eye says what somebody sees first of the game that it was made for.
type eye interface {
	// Attract weighs the legal moves by how soon they are seen, none below 0 and not all 0.
	Attract(moves []game.Move, weights []float32)
}

// attracted is the eye of a level that has one, for g.
func (l Level) attracted(g game.Table) eye {
	if l.Eye <= 0 {
		return nil
	}
	m, err := find(g.Rules().Name)
	if err != nil || m.eye == nil {
		return nil
	}
	return m.eye(g)
}

// fall makes a turn that the eye falls on.
func fall(g game.Game, of eye, r *rand.Rand) string {
	var text []byte
	var moves []game.Move
	for {
		moves = g.AppendMoves(moves[:0])
		weights := make([]float32, len(moves))
		of.Attract(moves, weights)
		m := drawWeighed(moves, weights, r)
		text = g.AppendMoveText(text, m)
		if g.Do(m); !g.MidTurn() {
			return string(text)
		}
	}
}

func drawWeighed(moves []game.Move, weights []float32, r *rand.Rand) game.Move {
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
