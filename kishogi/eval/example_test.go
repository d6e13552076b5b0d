package eval_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/alphabeta"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

// Alpha-beta with the board finds a forced win.
func Example() {
	g, err := kishogi.Rules.NewFromPosition(nil,
		"to-move=first first=Gyoku@1,1;Hi@2,2 second=Gyoku@3,0 first-hand=Hi,Kaku,Kaku second-hand=-")
	if err != nil {
		panic(err)
	}
	e := alphabeta.New(kishogi.Rules.Name, eval.NewBoard, engine.Options{Memory: 1 << 20})
	info, err := e.Search(context.Background(), g, engine.Limits{Depth: 4}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.PVs[0].Score)
	// Output: wins in 3
}
