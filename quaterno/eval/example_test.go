package eval_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/quaterno/eval"
)

// A search with the evaluation finds a win in one turn.
func Example() {
	g, err := quaterno.Rules.NewFromPosition(nil,
		"to-move=first first=Sun@-4,-4;Moon@4,-4;Fan@6,3;Anchor@4,0;Stick@-5,3;Compass@7,4;Soldier@8,0 second=Sun@4,4;Moon@-4,4;Fan@-3,-6;Anchor@0,4;Stick@3,-5;Compass@-4,-7;Soldier@0,8 figures=- passes=0")
	if err != nil {
		panic(err)
	}
	e := mcts.New(quaterno.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
	info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 500}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.PVs[0].Score, info.PVs[0].Turns)
	// Output: wins in 1 [4,-4-0,0]
}
