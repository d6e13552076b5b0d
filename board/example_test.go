package board_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/board"
)

// Points are small numbers. Rays lead from a point to the edge of the disc.
func Example() {
	gate := board.PointAt(0, 8)
	fmt.Println(gate, gate.Step(board.South), len(gate.Ray(board.South)))
	fmt.Println(board.PointAt(8, 8) == board.NoPoint)
	// Output:
	// 0,8 0,7 16
	// true
}
