// Package board is the round Pai Sho board that four of the games are played
// on: a disc of radius 9 on a square grid.
//
//	p := board.PointAt(0, -8)               // the south gate
//	p.String()                              // "0,-8"
//	q := p.Step(board.North)                // 0,-7
//	p.Regions().Has(board.SouthGateEast)    // true
//	s, ok := board.SquareAt(0, 0)           // j10; not ok for a square off the board
//
// A [Point] is one of the 249 intersections, a [Square] one of the 256 squares
// between them. Both are small integers that index arrays.
//
// # Caveats
//
// Tables are computed when the program starts and must not be changed.
// [NoPoint] indexes nothing: test for it first.
package board
