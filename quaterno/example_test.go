package quaterno_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// The first tile in a quarter takes it.
func Example() {
	g, err := quaterno.Rules.New(nil)
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"Compass@8,0", "Compass@0,-8", "Fan@3,5"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	why := game.ExplainTurn(g, "Soldier@-3,-3")
	fmt.Println(why.Legal, why.Rule)
	fmt.Println(why.Reasons[0].Text())
	// Output:
	// false distance
	// -3,-3 is 3 steps from 0,0; tiles are placed 4 steps or more away.
}
