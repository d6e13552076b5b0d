package solver_test

import (
	"context"
	"fmt"
	"os"

	"github.com/teahouse-games/teahouse/kishogi/solver"
	"github.com/teahouse-games/teahouse/lab"
)

// With two Hi cubes alone the game is a draw.
func Example() {
	folder, err := os.MkdirTemp("", "table")
	if err != nil {
		panic(err)
	}
	defer func() { _ = os.RemoveAll(folder) }()
	solution, err := solver.Solve(context.Background(), lab.SolveSettings{Folder: folder, Pieces: []string{"Hi"}, Threads: 2})
	if err != nil {
		panic(err)
	}
	fmt.Println(solution.Start, solution.Positions, solution.Draws)

	report, err := solver.Verify(context.Background(), lab.VerifySettings{Folder: folder, Lines: 100})
	if err != nil {
		panic(err)
	}
	fmt.Println(report.Complete, report.Disagreements)
	// Output:
	// draw 458432 173816
	// true 0
}
