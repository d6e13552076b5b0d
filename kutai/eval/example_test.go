package eval_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
)

// A search with the evaluation finds a win in one turn.
func Example() {
	g, err := kutai.Rules.NewFromPosition(map[string]string{"places": "squares", "target": "6"},
		"to-move=first tiles=IRn@l1;WSn@h2;WSd@i2;CHn@k2;WSd@l2;CHd@e3;SPADE@i3;CBd@n3;JAn@e4;LIn@g4;CBd@b5;WSn@c5;CBn@e5;MAd@m5;WId@o5;CUP@e6;WIn@j6;JAd@n6;CBn@e7;IRn@n7;CHn@q7;RHd@g8;CHd@q8;RHn@r8;WId@c9;CLn@e10;CLd@i10;MAd@j10;LOTUS@l10;CUP@q10;IRd@b11;CLd@o11;LId@p11;MAn@a12;IRd@c12;TWIG@o12;JAd@q12;PId@f13;PId@e14;RHn@f14;PIn@l14;PEd@c15;WHEEL@d15;PEd@f15;PEn@k15;PEn@o15;CLn@i16;JAn@g18;WHEEL@h18;LId@k18 first=MAn,PIn,WIn,LOTUS second=RHd,LIn,SPADE,TWIG")
	if err != nil {
		panic(err)
	}
	e := mcts.New(kutai.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
	info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 500}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.PVs[0].Score, info.PVs[0].Turns)
	// Output: wins in 1 [MAn@l4]
}
