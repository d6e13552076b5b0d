package mcts_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// estimator is an evaluator that knows the simple score of a game and no good moves.
type estimator struct{ g game.State }

func (e estimator) Value() float64 {
	if game.Score(e.g, game.First) > 0 {
		return 0.6
	}
	return 0.4
}

func (e estimator) Policy(moves []game.Move, weights []float32) {
	for i := range moves {
		weights[i] = 1
	}
}

// An engine is a search with an evaluator.
func Example() {
	g, err := games.New("kutai-pai-sho")
	if err != nil {
		panic(err)
	}
	e := mcts.New("kutai-pai-sho", func(g game.State) engine.Evaluator { return estimator{g} }, engine.Options{Memory: 1 << 20}, mcts.Tuning{})
	info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 200}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.Nodes, game.PlayTurn(g, info.PVs[0].Turns[0]))
	// Output: 200 <nil>
}
