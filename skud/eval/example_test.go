package eval_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// A search with the evaluation finds a win in one turn.
func Example() {
	g, err := skud.Rules.NewFromPosition(nil,
		"to-move=first phase=play passes=0 first=R3@-8,0;R5@3,2;W3@7,-3;W4@-7,2;W5@-2,-8;W5@-5,-2;L@0,-6 second=R3@7,1;R4@-1,-8;R4@-1,6;R5@5,0;W5@7,-5;L@7,0;K@-1,-6 first-hand=R5,R,R,W,W second-hand=R3,R5,R5,B,W,W")
	if err != nil {
		panic(err)
	}
	e := mcts.New(skud.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
	info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 500}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.PVs[0].Score, info.PVs[0].Turns)
	// Output: wins in 1 [R5@0,-8]
}
