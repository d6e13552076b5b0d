// Package solver computes the value of every position of Ki Shogi without Ki cubes, with retrograde
// analysis, and verifies the table that comes of it. docs/ki-shogi-solution.md has the results.
//
//	solution, err := solver.Solve(ctx, lab.SolveSettings{Folder: "ki-shogi-table", Threads: 2})
//	if err != nil { … } // solver.ErrStopped: call it again with the same folder to go on
//	report, err := solver.Verify(ctx, lab.VerifySettings{Folder: "ki-shogi-table", Positions: 10_000_000})
//
// A [Table] is a finished table that engines look values up in:
//
//	table, err := solver.OpenTable("ki-shogi-table")
//	if err != nil { … }
//	defer table.Close()
//	e := table.Engine(eval.Engine.New(engine.Options{}))
//
// An [Index] numbers the positions from the end of the placements on, as the seat to move sees them. A
// frame is where the two Gyoku stand; there are nine on an open field, because shifts, left and right, and the
// seats do not matter. Cubes stand beside a Gyoku, or, stranded by the last step of the other Gyoku, beside
// the cell from which it came. The numbers of a frame, of its stranded cells and of how many cubes are on the field are a block, in
// which cells, faces and hands are the digits.
//
// # Retrograde analysis
//
// The first pass finds the positions without a legal turn. After that a pass finds those that end after one turn more: it
// marks the predecessors of the positions that the pass before found, and looks at the turns of these
// alone. Predecessors may be too many, never too few, so they need not be exact.
//
// # Perpetual check
//
// What is left goes on for ever with best play. That is a draw, unless from some turn on every turn of
// exactly one seat gives check: then this seat loses. The positions from which the other seat can force that
// are a greatest fixed point (the checker cannot leave) of a least one (the other seat comes to a turn without
// check, again and again). Positions that lead there by force are found like wins before; then the
// search begins anew, until a round finds nothing.
//
// # Holding a value
//
// A table has values and no strategies. In drawn positions, and in those that are won by perpetual check, an engine with the table solves a small
// part of the infinite game to find turns that hold the value: see holding.go, and the document for why it never does worse.
//
// # Caveats
//
//   - The values are those of positions without a past. A game in which positions have occurred before can
//     end with their fourth occurrence before a win is there.
//   - Numbers of the two frames that are their own mirror images come in pairs.
//   - Solving takes a byte and five bits of memory for each number: 4.2 GB for the base game.
package solver
