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
	for _, fault := range report.Faults {
		fmt.Println(fault.Turns, fault.Side, fault.Kind, fault.From, fault.To)
	}
	fmt.Println(report.Decisive)
	// Output:
	// 51 100
	// 3 first blunder 60 30
	// [3]
}
