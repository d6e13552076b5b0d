package study_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/study"
)

func Example() {
	chapter, err := study.ReadChapter([]byte("Game: ki-shogi\n\n1. Gyoku*0,0\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, rules := range games.All() {
		if rules.Name != chapter.Headers.Game {
			continue
		}
		for _, op := range []study.Operation{
			{Kind: study.AddTurns, Path: []string{"Gyoku*0,0"}, Turns: []string{"Gyoku*1,2"}},
			{Kind: study.SetComment, Path: []string{"Gyoku*0,0", "Gyoku*1,2"}, Text: "At distance 2."},
			{Kind: study.AddTurns, Path: []string{"Gyoku*1,2"}, Turns: []string{"Gyoku*0,0"}},
		} {
			if err := chapter.Apply(rules, op); err != nil {
				fmt.Println(err)
			}
		}
	}
	text, err := chapter.Write()
	fmt.Print(string(text), err)
	// Output:
	// this turn is not there any more: somebody has deleted it, or a turn before it
	// Game: ki-shogi
	//
	// 1. Gyoku*0,0
	// 2. Gyoku*1,2 {At distance 2.}
	// <nil>
}
