package symmetry_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/symmetry"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Two positions that are mirror images of each other have the same key, and the same turns.
func ExampleKeys_Position() {
	left, right := kishogi.Rules.MustNew(nil), kishogi.Rules.MustNew(nil)
	for i, turn := range []string{"Gyoku*0,0", "Gyoku*-2,1"} {
		_ = game.PlayTurn(left, turn)
		_ = game.PlayTurn(right, []string{"Gyoku*0,0", "Gyoku*2,1"}[i])
	}
	keys := symmetry.NewKeys(left)
	a, b := keys.Position(left), keys.Position(right)
	fmt.Println(a.Key == b.Key)
	canonical := a.Turn("Kaku*-1,0")
	fmt.Println(canonical == b.Turn("Kaku*1,0"))
	fmt.Println(a.Turns(canonical), b.Turns(canonical))
	// Output:
	// true
	// true
	// [Kaku*-1,0] [Kaku*1,0]
}
