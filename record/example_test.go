package record_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// A game becomes a record, and a record a game.
func Example() {
	g, err := games.New("ki-shogi")
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	r := record.Of(g)
	r.First, r.Second = "Ann", "Bob"
	text, err := record.Write(r)
	if err != nil {
		panic(err)
	}
	fmt.Print(string(text))
	again, err := record.Read(text)
	fmt.Println(again.Equal(r), err)
	// Output:
	// Game: ki-shogi
	// Rules: 1
	// Options: field=open ki=off
	// First: Ann
	// Second: Bob
	//
	// 1. Gyoku*0,0
	// 2. Gyoku*1,2
	// true <nil>
}
