package engine_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
)

// A score is for the seat to move. Flip returns it from the other side.
func ExampleScore_Flip() {
	won := engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}
	even := engine.Score{Win: 0.6}
	fmt.Println(won, "/", won.Flip())
	fmt.Println(even, "/", even.Flip())
	// Output:
	// wins in 3 / loses in 3
	// 60% / 40%
}
