package skud_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// A flower planted in a gate moves as far as its number.
func Example() {
	g, err := skud.Rules.New(nil)
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"accents=KKRW", "accents=BKRW", "R3@0,-8", "R3@0,8", "0,-8-1,-7"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	why := game.ExplainTurn(g, "0,8-0,-1")
	fmt.Println(why.Legal, why.Rule)
	fmt.Println(why.Reasons[0].Text())
	// Output:
	// false reach
	// Host's Rose on 0,8 reaches 3 steps; 0,-1 is 9 steps away.
}
