package coord_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game/coord"
)

func ExampleCutXY() {
	x, y, rest, ok := coord.CutXY("3,-1=Ou")
	fmt.Println(x, y, rest, ok)
	// Output: 3 -1 =Ou true
}
