package arena_test

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/arena"
)

func Example() {
	m, err := arena.New(arena.Settings{Game: "ki-shogi", Contenders: [2]string{"greedy", "random"}, Games: 20, Drawn: 4, Turns: 400})
	if err != nil {
		fmt.Println(err)
		return
	}
	tally := arena.NewTally()
	keep := func(*arena.GameResult) error { return nil }
	if err := m.Run(context.Background(), tally, 2, keep, func(*arena.Tally) {}); err != nil {
		fmt.Println(err)
		return
	}
	low, _ := tally.Pairs.Interval()
	fmt.Println(tally.Games, "games; greedy is stronger:", low > 0.5)
	// Output: 20 games; greedy is stronger: true
}
