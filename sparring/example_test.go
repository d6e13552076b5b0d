package sparring_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/sparring"
)

// Two simple opponents play a game to its end.
func Example() {
	g, err := games.New("ki-shogi", "field=5x5")
	if err != nil {
		panic(err)
	}
	r := rand.New(rand.NewPCG(1, 0))
	players := [2]sparring.Player{sparring.Greedy(r), sparring.Random(r)}
	for !g.Outcome().Over() {
		turn, err := players[g.ToMove()].Choose(context.Background(), g)
		if err != nil {
			panic(err)
		}
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	fmt.Println(g.Outcome().Winner)
	// Output: first
}
