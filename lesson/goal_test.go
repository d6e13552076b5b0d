package lesson_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/lesson"
)

// beforeMate is a game of which Black wins with the next turn.
const beforeMate = "Gyoku*0,0 Gyoku*-1,2 Hi*1,-1 Hi*-1,3 Kaku*1,1 Kaku*0,3 1,1x-1,3=Ga -1,2-0,2 Hi*-1,0 0,3-1,2"

// Each predicate holds for one turn and not for another.
func TestPredicates(t *testing.T) {
	const two = "Gyoku*0,0 Gyoku*1,2 "
	for _, test := range []struct{ goal, turns, good, bad string }{
		{"legal", two, "Hi*-1,0", "Hi*0,1"},
		{"turn Hi*-1,0", two, "Hi*-1,0", "Hi*-1,-1"},
		{"refused shared-cell", two, "Hi*0,1", "Hi*-1,0"},
		{"not refused shared-cell", two, "Hi*-1,0", "Hi*0,1"},
		{"not turn Hi*-1,0 and legal", two, "Hi*0,-1", "Hi*-1,0"},
		{"at -1,0 Hi", two, "Hi*-1,0", "Cho*-1,0"},
		{"at 0,0 -", two, "0,0--1,0", "Hi*-1,0"},
		{"effect kishogi-drops-beside", two, "Hi*-1,0", "0,0--1,0"},
		{"effect kishogi-drops-beside face=Hi to=-1,0 anchor=@0,0 by=first", two, "Hi*-1,0", "Hi*-1,-1"},
		{"effect kishogi-drops-beside anchor=Gyoku@0,0", two, "Hi*-1,0", "0,0--1,0"},
		{"outcome win", beforeMate, "-1,0--1,2", "-1,0--1,1"},
		{"outcome win no-legal-turn", beforeMate, "-1,0--1,2", "-1,0--1,1"},
		{"progress other 0", beforeMate, "-1,0--1,2", "0,0-1,0"},
		{"progress other 0-", beforeMate, "-1,0--1,2", "0,0-1,0"},
		{"progress own 2+", beforeMate, "0,0-1,0", "1,-1-1,1"},
		{"wins", beforeMate, "-1,0--1,2", "0,0-1,0"},
		{"links check 1", beforeMate, "-1,0--1,2", "0,0-1,0"},
	} {
		course, err := lesson.Parse(kishogi.Rules, texts, "step ring\nturns "+test.turns+"\nsolution "+test.good+"\ngoal "+test.goal)
		if err != nil {
			t.Errorf("%s: %v", test.goal, err)
			continue
		}
		step := course.Steps[0]
		for turn, want := range map[string]bool{test.good: true, test.bad: false} {
			answer, err := course.Check(step, nil, turn)
			if err != nil {
				t.Errorf("%s: %s: %v", test.goal, turn, err)
			} else if got := answer.Result == lesson.Done; got != want {
				t.Errorf("%s: %s is %s %s", test.goal, turn, answer.Result, answer.Rule)
			}
		}
	}
}

// A number that both players share is the learner's too.
func TestGain(t *testing.T) {
	course := lesson.MustParse(kutai.Rules, texts, "step ring\nturns CBd@0,0 WHEEL@5,-4\nsolution CHd@0,-4\ngoal gain 2\n")
	for turn, want := range map[string]lesson.TryResult{"CHd@0,-4": lesson.Done, "CHd@1,5": lesson.Missed} {
		if answer, err := course.Check(course.Steps[0], nil, turn); err != nil || answer.Result != want {
			t.Errorf("%s is answered by %+v, %v", turn, answer, err)
		}
	}
}

// A solution of several turns is answered by the opponent's turns that the course lists.
func TestReplies(t *testing.T) {
	moves := strings.Fields(beforeMate)
	course := lesson.MustParse(kishogi.Rules, texts, "step ring\nturns "+strings.Join(moves[:8], " ")+
		"\nsolution "+strings.Join(moves[8:], " ")+" -1,0--1,2\ngoal outcome win\n")
	step := course.Steps[0]
	answer, err := course.Check(step, nil, moves[8])
	if err != nil || answer.Result != lesson.GoesOn || len(answer.Replies) != 1 || answer.Replies[0] != moves[9] {
		t.Fatalf("the first turn is answered by %+v, %v", answer, err)
	}
	if answer, err = course.Check(step, moves[8:], "-1,0--1,2"); err != nil || answer.Result != lesson.Done {
		t.Errorf("the last turn is answered by %+v, %v", answer, err)
	}
	if answer, err = course.Check(step, moves[8:], "-1,0--1,1"); err != nil || answer.Result != lesson.Missed {
		t.Errorf("another last turn is answered by %+v, %v", answer, err)
	}
	if _, err = course.Check(step, []string{"-1,0--1,1"}, "-1,0--1,2"); err == nil {
		t.Error("turns that are not legal are played")
	}
	for _, err := range course.Verify() {
		if strings.Contains(err.Error(), "line 3") {
			t.Error(err)
		}
	}
}
