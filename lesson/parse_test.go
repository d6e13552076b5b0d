package lesson_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/lesson"
)

// A mistake in a course file is reported with its line and with what would be right.
func TestParseErrors(t *testing.T) {
	const task = "step a\ngoal legal\nsolution Gyoku*0,0\n"
	for _, test := range []struct{ file, want string }{
		{"", "there is no step"},
		{"goal legal", "line 1: goal belongs to a step: the line “step NAME” comes first"},
		{"\nstep A\nlook", "line 2: a step is written “step NAME”"},
		{"step\nlook", "line 1: a step is written “step NAME”"},
		{task + "step a\nlook", "line 4: the step in line 1 is called a too"},
		{"step a\nfoo", `line 2: "foo" begins no line: a line begins with step, untaught, teaches`},
		{"step a", "line 1: the step a has neither a goal nor a line “look” or “play LEVEL”"},
		{"step a\nsolution b", "line 1: the step a has no goal"},
		{"step a\ngoal legal", "line 1: the step a has no solution"},
		{task + "look", "line 1: the step a has the line “look”, so it has no goal, solution or mistake"},
		{"step a\nlook\nplay 1", "line 3: the step a has a second line look or play"},
		{"step a\nlook here", "line 2: the line is written “look”"},
		{"step a\nplay", "line 2: the line is written “play LEVEL”"},
		{task + "goal flying", `line 4: "flying" is no predicate: they are at, effect, gain, `},
		{task + "goal at 0,0", "line 4: a predicate is written at PLACE KIND"},
		{task + "goal legal and", "line 4: a predicate is missing"},
		{task + "goal not", "line 4: a predicate is missing"},
		{task + "mistake Gyoku*1,1", "line 4: the line is written “mistake TURN … rule ID” or"},
		{task + "mistake Gyoku*1,1 breaks orbit", "line 4: the line is written “mistake TURN … rule ID” or"},
		{task + "mistake Gyoku*1,1 says No!", "line 4: the name of a text has small letters"},
		{task + "solution", "line 4: the line is written “solution TURN …”"},
		{task + "options ki", `line 4: an option is written NAME=VALUE, not "ki"`},
		{task + "options ki=on ki=off", `line 4: the option "ki" is there twice`},
		{task + "position", "line 4: write the position text after position"},
		{task + "turns", "line 4: write the turns that were played after turns"},
		{task + "teaches", "line 4: write the ids of rules"},
		{task + "untaught orbit", "line 4: the line is written “untaught RULE because …”"},
		{task + strings.Repeat("solution a\n", lesson.MaxLines), "line 35: a step has at most 32 lines of a kind"},
		{strings.Repeat("#", lesson.MaxFile+1), "a course file has at most 131072 bytes"},
		{"step a\nposition " + strings.Repeat("a", lesson.MaxLine), "line 2: a line has at most"},
	} {
		_, err := lesson.Parse(kishogi.Rules, texts, test.file)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.60q: the error is %v, want %q", test.file, err, test.want)
		}
	}
}

// Verify finds what is wrong in a course that is well written.
func TestVerify(t *testing.T) {
	const ring = "step ring\nturns Gyoku*0,0\nsolution Gyoku*1,2\n"
	for _, test := range []struct{ file, want string }{
		{"step ring\nturns Gyoku*1,1\nlook", "line 1: the step ring cannot begin: on an open field"},
		{"step ring\nposition to-move=me\nlook", "line 1: the step ring cannot begin"},
		{"step ring\noptions ki=maybe\nlook", "line 1: the step ring cannot begin"},
		{"step ring\nteaches orbi\nlook", "line 1: orbi is no rule of Ki Shogi"},
		{"step ring\nteaches ki=maybe\nlook", "line 1: ki=maybe is no value of an option of Ki Shogi"},
		{"step ring\nlook", "no step teaches orbit: add it to the line teaches of a step"},
		{"step ring\nlook", "no step teaches ki=on"},
		{"step ring\nlook", "no step teaches field=*"},
		{"step ring\nlook", "line 1: the last step and no other is a whole game"},
		{"step ring\nteaches orbit\nlook\nuntaught orbit because it is easy", "line 4: orbit is taught by a step"},
		{"step other\nlook", "line 1: the text kishogi-lesson-other-title is missing"},
		{"step other\nlook", "no step uses the text kishogi-lesson-ring-title"},
		{ring + "goal effect orbit", `the goal “effect orbit” of the step ring: "orbit" is no message of Ki Shogi`},
		{ring + "goal at 1,2 Rose", `"Rose" is no kind of pieces: they are Gyoku, Hi`},
		{ring + "goal refused foo", `"foo" is no rule of Ki Shogi`},
		{ring + "goal gain many", `"many" is not a whole number`},
		{ring + "goal outcome victory", `"victory" is none of win, loss and draw`},
		{ring + "goal progress mine 1", "write own or other"},
		{ring + "goal turn Gyoku*0,2", "line 3: the solution does not reach the goal; its last turn does this: White places"},
		{ring + "goal legal\nsolution Gyoku*1,1", "line 5: the turn Gyoku*1,1 of the solution is refused by orbit"},
		{ring + "goal legal\nsolution Gyoku*2,2 Hi*-1,-1", "line 5: the solution ends with a turn of the opponent"},
		{ring + "goal legal\nmistake Gyoku*1,2 rule orbit", "line 5: the mistake is not refused by orbit: the answer is done"},
		{ring + "goal legal\nmistake Gyoku*1,1 says straight", "line 5: the mistake is not a legal turn that misses the goal: the answer is refused orbit"},
		{ring + "goal legal\nmistake Gyoku*1,1 says nothing", "line 5: the text kishogi-lesson-ring-miss-nothing is missing"},
	} {
		course, err := lesson.Parse(kishogi.Rules, texts, test.file)
		if err != nil {
			t.Errorf("%q: %v", test.file, err)
			continue
		}
		var all strings.Builder
		for _, err := range course.Verify() {
			all.WriteString(err.Error() + "\n")
		}
		if !strings.Contains(all.String(), test.want) {
			t.Errorf("%q: it finds\n%s, want %q", test.file, all.String(), test.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("step ring\nteaches orbit ki=on\noptions ki=on\nturns Gyoku*0,0\ngoal legal and not turn a\nsolution Gyoku*1,2\nmistake a b rule orbit\n")
	f.Add("# a\nstep a-1\nlook\nposition x=y\nuntaught a because b\nstep b\nplay 1")
	f.Fuzz(func(t *testing.T, file string) {
		course, err := lesson.Parse(kishogi.Rules, texts, file)
		if err != nil {
			return
		}
		for _, s := range course.Steps {
			if s.Name == "" || s.Kind == "" {
				t.Errorf("step in line %d: %+v", s.Line, s)
			}
			for _, all := range s.Goal {
				if len(all) == 0 {
					t.Errorf("step %s has an empty goal", s.Name)
				}
			}
		}
		if len(course.Steps) < 4 && len(file) < 400 {
			course.Verify()
		}
	})
}
