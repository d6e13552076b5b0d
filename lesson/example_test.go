package lesson_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lesson"
	"github.com/teahouse-games/teahouse/message"
)

var texts = message.NewCatalogue("kishogi-lesson", `
kishogi-lesson-ring-title = The ring
kishogi-lesson-ring-text = The two Gyoku always stay two cells apart.
kishogi-lesson-ring-task = Place White's Gyoku.
kishogi-lesson-ring-hint = Sixteen cells are two steps away.
kishogi-lesson-ring-miss-straight = That is two cells away, but straight ahead.
`, nil)

func Example() {
	course := lesson.MustParse(kishogi.Rules, texts, `
step ring
teaches orbit
turns Gyoku*0,0
goal legal and not turn Gyoku*0,2
solution Gyoku*1,2
mistake Gyoku*1,1 rule orbit
mistake Gyoku*0,2 says straight
`)
	step, _ := course.Step("ring")
	fmt.Println(course.Text(step, lesson.PartTask))
	for _, turn := range []string{"Gyoku*1,1", "Gyoku*0,2", "Gyoku*1,2"} {
		answer, err := course.Check(step, nil, turn)
		if err != nil {
			panic(err)
		}
		fmt.Println(turn, answer.Result, answer.Rule, answer.Text, answer.Reasons[0].Text())
	}
	// Output:
	// Place White's Gyoku.
	// Gyoku*1,1 refused orbit  White's Gyoku must be placed exactly two steps from Black's on 0,0, and 1,1 is only one step away.
	// Gyoku*0,2 missed  That is two cells away, but straight ahead. White places the Gyoku on 0,2, two steps from Black's Gyoku on 0,0.
	// Gyoku*1,2 done   White places the Gyoku on 1,2, two steps from Black's Gyoku on 0,0.
}
