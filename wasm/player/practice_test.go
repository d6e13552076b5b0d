package main

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/gamereport"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

// A position with one winning turn is a proved puzzle; one without is left to the engine.
func TestPractise(t *testing.T) {
	s := newTestServer()
	practised := func(line analysis.GameLine) (p practisePosition) {
		t.Helper()
		r := ask(t, s, "practise", line)
		if err := json.Unmarshal(r.Answer, &p); err != nil {
			t.Fatalf("%s, %+v", r.Answer, r.Problem)
		}
		return p
	}
	p := practised(mateInOne)
	if !p.Proved || p.Puzzle.Wins != 1 || !slices.Equal(p.Puzzle.Turns, []string{right}) {
		t.Errorf("one turn wins: %+v", p)
	}
	if p.Puzzle.ID = puzzle.IDOf(&p.Puzzle.SuiteProblem); p.Puzzle.Check() != nil {
		t.Errorf("it is no puzzle: %v", p.Puzzle.Check())
	}
	open := practised(analysis.GameLine{Game: "ki-shogi", Turns: []string{"Gyoku*0,0", "Gyoku*1,2"}})
	if open.Proved || open.Puzzle.Wins+open.Puzzle.Saves != 0 || len(open.Puzzle.Turns) != 1 || open.Puzzle.ID != ownPuzzleID(&open.Puzzle.SuiteProblem) || open.Puzzle.ID == ownPuzzleID(&p.Puzzle.SuiteProblem) {
		t.Errorf("an open position: %+v", open)
	}
	for name, line := range map[string]analysis.GameLine{
		"no game":       {Game: "chess"},
		"over":          {Game: mateInOne.Game, Position: mateInOne.Position, Turns: []string{right}},
		"chance's turn": {Game: "balance-pai-sho"},
	} {
		if r := ask(t, s, "practise", line); r.Problem == nil {
			t.Errorf("%s: %s", name, r.Answer)
		}
	}
}

// The themes of a turn follow from the ids of the messages of what it does.
func TestThemes(t *testing.T) {
	s := newTestServer()
	for name, want := range map[string]string{
		"ki-shogi": `{"tags":["capture","check","discovered-check"]}`, "chess": `{"tags":[]}`, "skud-pai-sho": `{"tags":[]}`,
	} {
		q := question{GameLine: analysis.GameLine{Game: name}, Effects: []string{"kishogi-gives-check-opened", "kishogi-captures", "kishogi-none"}}
		if r := ask(t, s, "themes", q); string(r.Answer) != want {
			t.Errorf("%s: %s, want %s, %+v", name, r.Answer, want, r.Problem)
		}
	}
	if r := ask(t, s, "themes", question{GameLine: analysis.GameLine{Game: "ki-shogi"}, Effects: make([]string, maxEffects+1)}); r.Problem == nil {
		t.Error("a list without end has themes")
	}
}

// Where nothing is proved, a turn is right that is about as good as the best one by the engine, and its answers say that
// they are not proved.
func TestJudgeByEngine(t *testing.T) {
	s := newTestServer()
	for turn, want := range map[string]bool{right: true, wrong: false} {
		q := question{GameLine: mateInOne}
		q.Turns = []string{turn}
		var v judge.TurnVerdict
		if err := json.Unmarshal(ask(t, s, "judge", q).Answer, &v); err != nil {
			t.Fatal(err)
		}
		if v.Right != want || v.Solved != want || v.Proved || (len(v.Replies) == 0) != want {
			t.Errorf("%s: %+v", turn, v)
		}
	}
}

func TestSummarize(t *testing.T) {
	s := newTestServer()
	var r gamereport.Report
	q := question{Course: []gamereport.Judgement{{Mover: "first", Chance: 0.8}, {Mover: "second", Chance: 0.2}}}
	if err := json.Unmarshal(ask(t, s, "summarize", q).Answer, &r); err != nil || len(r.Costly) != 1 || r.Costly[0].Kind != gamereport.Blunder {
		t.Errorf("%+v, %v", r, err)
	}
	q.Course = make([]gamereport.Judgement, analysis.MaxTurns+2)
	if r := ask(t, s, "summarize", q); r.Problem == nil {
		t.Error("a course without end is summed up")
	}
}
