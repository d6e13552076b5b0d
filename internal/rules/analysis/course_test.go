package analysis_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/lesson"
)

// A try is answered in the language of the question, with the rule's reason or the one of the course.
func TestTry(t *testing.T) {
	session := analysis.New(games.All(), languages.For)
	for _, test := range []struct {
		question string
		result   lesson.TryResult
		rule     string
		want     string
	}{
		{`{"step":"ring","turn":"Gyoku*1,2"}`, lesson.Done, "", "From now on"},
		{`{"step":"ring","turn":"Gyoku*1,1"}`, lesson.Refused, "orbit", "The Gyoku stay exactly two steps apart"},
		{`{"step":"behind","turn":"0,0--1,0","lang":"de"}`, lesson.Missed, "", "Dein Gyoku hat den Cho zurückgelassen"},
		{`{"step":"closed","refused":"shared-cell"}`, lesson.Done, "shared-cell", "The board names the rule"},
		{`{"step":"closed","refused":"orbit"}`, lesson.Refused, "orbit", ""},
		{`{"step":"two-turns","turn":"1,0-0,1"}`, lesson.GoesOn, "", "-1,2-0,2"},
		{`{"step":"two-turns","turns":["1,0-0,1","-1,2-0,2"],"turn":"Hi*-1,-1"}`, lesson.Done, "", "Black wins"},
	} {
		reply, err := session.Answer("try", []byte(`{"game":"ki-shogi",`+test.question[1:]))
		if err != nil {
			t.Errorf("%s: %v", test.question, err)
			continue
		}
		var answer analysis.TryAnswer
		if err := json.Unmarshal(reply, &answer); err != nil {
			t.Fatal(err)
		}
		if answer.Result != test.result || answer.Rule != test.rule || !strings.Contains(string(reply), test.want) {
			t.Errorf("%s is answered by %s", test.question, reply)
		}
	}
	for question, want := range map[string]string{
		`{"game":"chess","step":"ring","turn":"a"}`:                            "unknown game",
		`{"game":"ki-shogi","step":"sink","turn":"a"}`:                         `have no step "sink"`,
		`{"game":"ki-shogi","step":"ring","refused":"gravity"}`:                `has no rule "gravity"`,
		`{"game":"ki-shogi","step":"ring","turns":["Gyoku*1,1"],"turn":"a"}`:   "only one step",
		`{"game":"ki-shogi","step":"ring","turn":7}`:                           "another type",
		`{"game":"ki-shogi","step":"ring","turn":"` + big + `"}`:               "longer than",
		`{"game":"ki-shogi","step":"ring","turns":[` + many + `""],"turn":""}`: "more than",
	} {
		if reply, err := session.Answer("try", []byte(question)); err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(want)) {
			t.Errorf("%.80s is answered by %s, %v, want %q", question, reply, err, want)
		}
	}
}

var big, many = strings.Repeat("x", analysis.MaxTurn+1), strings.Repeat(`"",`, lesson.MaxTurns)

// Each rule that a course teaches leads to a step, in every language.
func TestCourseSteps(t *testing.T) {
	for _, rules := range games.All() {
		course, ok := analysis.CourseOf(rules.Name)
		if !ok {
			continue
		}
		for _, tag := range languages.Tags() {
			for _, step := range analysis.CourseSteps(course, languages.For(tag)) {
				if step.Title == "" || step.Text == "" || step.Kind == lesson.Task && (step.Task == "" || step.Hint == "" || len(step.Solution) == 0) {
					t.Errorf("%s in %s: %+v", rules.Name, tag, step)
				}
			}
		}
		for rule, step := range analysis.StepsOfRules(rules) {
			if _, ok := course.Step(step); !ok {
				t.Errorf("the rule %s of %s leads to %s", rule, rules.Name, step)
			}
		}
	}
}
