package explorer_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/explorer"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// Two games that are mirror images of each other are the same.
func Example() {
	rules, _ := games.ByName("ki-shogi")
	var p explorer.Positions
	for _, turns := range [][]string{{"Gyoku*0,0", "Gyoku*2,1"}, {"Gyoku*0,0", "Gyoku*-2,1"}} {
		r := &record.Record{Game: "ki-shogi"}
		for _, turn := range turns {
			r.Turns = append(r.Turns, record.AnnotatedTurn{Text: turn})
		}
		steps, err := p.Steps(rules, r)
		fmt.Println(steps[1].Turn, err)
	}
	// Output:
	// Gyoku*-2,1 <nil>
	// Gyoku*-2,1 <nil>
}
