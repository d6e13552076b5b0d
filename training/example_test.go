package training_test

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/training"
)

// A small training of Ki Shogi, without matches.
func Example() {
	folder, err := os.MkdirTemp("", "trained")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder) //nolint:errcheck // an example
	recipe := training.Recipe{
		Game: "ki-shogi", Games: 10, Nodes: 30, Generations: 1, Seed: 1,
		FitValue: true, Step: 1, ResultShare: 0.5, Time: 20 * time.Millisecond, SPRT: arena.SPRT{Elo1: 20},
	}
	report, err := training.Run(context.Background(), recipe, training.Workspace{Folder: folder, Threads: 2})
	if err != nil {
		panic(err)
	}
	fmt.Println(report.Generations[0].Games, "games, accepted:", report.Accepted)
	// Output: 10 games, accepted: false
}
