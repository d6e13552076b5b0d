package balance_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// The deal comes first. A flower is placed for good in the Blossoming.
func Example() {
	g, err := balance.Rules.New(nil)
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"deal=LLYYYW", "Lily@r12"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	why := game.ExplainTurn(g, "Orchid@r12")
	fmt.Println(why.Legal, why.Rule)
	fmt.Println(why.Reasons[0].Text())
	// Output:
	// false free
	// The Lily on r12 is there already; a tile goes only to a free place.
}
