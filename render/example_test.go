package render_test

import (
	"bytes"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render"
)

// A game is shown as text, or drawn as a picture.
func Example() {
	g, err := games.New("ki-shogi", "field=5x5")
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"Gyoku*2,2", "Gyoku*4,3"} {
		if err := game.PlayTurn(g, turn); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Print("\n", render.PlainText(g.Surface(), g.Situation(), g.Rules()))
	var picture bytes.Buffer
	if err := render.PNG(&picture, g, 400); err != nil {
		panic(err)
	}
	fmt.Printf("%q", picture.String()[1:4])
	// Output:
	//
	//       0    1    2    3    4
	//   4   .    .    .    .    .   4
	//   3   .    .    .    .  [vgy] 3
	//   2   .    .   ^GY   .    .   2
	//   1   .    .    .    .    .   1
	//   0   .    .    .    .    .   0
	//       0    1    2    3    4
	// ^UPPER Black   vlower White   [ ] last turn
	// hand of Black: Hi, Kaku
	// hand of White: Hi, Kaku
	// Turn 3: Black to move (play).
	// "PNG"
}
