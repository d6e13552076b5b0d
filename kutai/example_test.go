package kutai_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// A chain of Harmonies grows from the Centerpiece.
func Example() {
	g, err := kutai.Rules.New(nil)
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"LIn@0,0", "LOTUS@0,3", "IRn@2,0"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	why := game.ExplainTurn(g, "RHd@2,3")
	fmt.Println(why.Legal)
	fmt.Println(why.Reasons[0].Text())
	// Output:
	// true
	// Host places the Day Rhododendron on 2,3.
}
