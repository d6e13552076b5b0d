package kishogi_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// A cube turns to another face with each move.
func Example() {
	g, err := kishogi.Rules.New(nil)
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	why := game.ExplainTurn(g, "1,0-2,1")
	fmt.Println(why.Legal, why.Rule)
	fmt.Println(why.Reasons[0].Text())
	// Output:
	// false face-moves
	// Black's Cho on 1,0 does not go to 2,1: Cho steps forward, left, right and backward.
}
