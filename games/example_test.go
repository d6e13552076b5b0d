package games_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/games"
)

func ExampleNew() {
	g, err := games.New("ki-shogi", "ki=on", "field=5x5")
	if err != nil {
		panic(err)
	}
	fmt.Println(g.Rules().Title, g.Options(), g.ToMove())
	_, err = games.New("chess")
	fmt.Println(err)
	// Output:
	// Ki Shogi map[field:5x5 ki:on] first
	// unknown game "chess": the games are skud-pai-sho, quaterno, kutai-pai-sho, balance-pai-sho, ki-shogi
}
