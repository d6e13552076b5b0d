package eval_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
)

// A search with the evaluation finds a win in one turn.
func Example() {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"},
		"to-move=first first=L second=- tiles=Rose@0,7;Lotus@l2;Lotus@r11;Lotus@-1,4;Orchid@g16;Orchid@-8,4;Lily@p15;Lily@5,-4;Lily@0,2;Wheel@g1 last=- passes=0 stalled=0")
	if err != nil {
		panic(err)
	}
	e := mcts.New(balance.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
	info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 500}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.PVs[0].Score, info.PVs[0].Turns)
	// Output: wins in 1 [Lotus@b10]
}
