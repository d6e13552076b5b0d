package gamereport_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/gamereport"
)

// First gives away half of its chances with its second turn.
func ExampleSummarize() {
	report := gamereport.Summarize([]gamereport.Judgement{
		{Mover: "first", Chance: 0.6}, {Mover: "second", Chance: 0.6},
		{Mover: "first", Chance: 0.6}, {Mover: "second", Chance: 0.3},
		{Mover: "none", Chance: 0, Proven: "second"},
	})
	fmt.Println(report.Sides[0].Accuracy, report.Sides[1].Accuracy)
	for _, turn := range report.Costly {
		fmt.Println(turn.Turns, turn.Side, turn.Kind, turn.From, turn.To)
	}
	fmt.Println(report.Decisive)
	// Output:
	// 51 100
	// 3 first blunder 60 30
	// [3]
}
