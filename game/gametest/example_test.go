package gametest_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// DropFields says which part of a position text is no part of a key.
func ExampleDropFields() {
	withoutLast := gametest.DropFields("last")
	fmt.Println(withoutLast("to-move=first last=1,1 passes=0"))
	// Output: to-move=first passes=0
}
