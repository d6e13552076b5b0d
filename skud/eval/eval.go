package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

type evaluator struct{ g *skud.Game }

// New returns the evaluator of a game of Skud Pai Sho, which it reads whenever it is asked.
func New(g game.Table) engine.Evaluator { return &evaluator{g.(*skud.Game)} }

func (e *evaluator) Value() float64 {
	return 1 / (1 + math.Exp(-float64(e.g.Score(game.First))/60))
}

func (e *evaluator) Weigh(moves []game.Move, weights []float32) {
	for i := range moves {
		weights[i] = 1
	}
}
