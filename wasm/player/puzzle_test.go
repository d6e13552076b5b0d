package main

import (
	"context"
	"encoding/json"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

// mateInOne is a position in which one turn wins.
var mateInOne = analysis.GameLine{
	Game: "quaterno", Position: "to-move=first first=Sun@-4,-4;Moon@4,-4;Fan@-3,-8;Anchor@4,-3;Stick@5,4;Compass@8,-4;Soldier@4,-8 second=Sun@4,4;Moon@-4,4;Fan@-7,-3;Anchor@-3,4;Stick@4,5;Compass@-4,8;Soldier@-8,4 figures=- passes=0",
}

const right, wrong = "4,-4-0,0", "-4,-4>-4,4-4,-7"

func TestJudge(t *testing.T) {
	s := newTestServer()
	judged := func(turn string) (v judge.TurnVerdict) {
		t.Helper()
		q := question{GameLine: mateInOne, Puzzle: puzzleTask{Wins: 1, Solution: []string{right}}}
		q.Turns = []string{turn}
		r := ask(t, s, "judge", q)
		if r.Problem != nil {
			t.Fatal(r.Problem)
		}
		if err := json.Unmarshal(r.Answer, &v); err != nil {
			t.Fatal(err)
		}
		return v
	}
	if v := judged(right); !v.Right || !v.Solved || len(v.Replies) != 0 {
		t.Errorf("the right turn: %+v", v)
	}
	if v := judged(wrong); v.Right || v.Solved || len(v.Replies) != 1 {
		t.Errorf("a wrong turn: %+v", v)
	}
	var h puzzleHint
	q := question{GameLine: mateInOne, Turn: right}
	if err := json.Unmarshal(ask(t, s, "hint", q).Answer, &h); err != nil || h.Label == "" {
		t.Errorf("the hint is %+v, %v", h, err)
	}
	q.Turn = "no turn"
	for kind, q := range map[string]question{"judge": {GameLine: mateInOne}, "hint": q} {
		if r := ask(t, s, kind, q); r.Problem == nil || r.Problem.Code != "invalid" {
			t.Errorf("%s: %s", kind, r.Answer)
		}
	}
}

// A solved puzzle raises the rating and a failed one lowers it. What a page sends is bounded.
func TestRate(t *testing.T) {
	s := newTestServer()
	rated := func(q question) (r puzzleRating) {
		t.Helper()
		if err := json.Unmarshal(ask(t, s, "rate", q).Answer, &r); err != nil {
			t.Fatal(err)
		}
		return r
	}
	q := question{PuzzleRating: 1500, Solved: true, Now: 1_800_000_000_000}
	first := rated(q)
	q.Rating, q.Solved, q.Now = first, false, q.Now+60_000
	second := rated(q)
	if first.Points <= 1500 || second.Points >= first.Points || second.Deviation >= first.Deviation || second.At != q.Now {
		t.Errorf("%+v, then %+v", first, second)
	}
	q.Rating, q.PuzzleRating = puzzleRating{Points: 1e9, Deviation: 1e9, Volatility: 0.5, At: -1}, -1e9
	if r := rated(q); r.Points > 4000 || r.Points < -1000 {
		t.Errorf("of nonsense: %+v", r)
	}
}

// Likely wrong turns are judged ahead of time, and the answer is the one that a judge gives.
func TestPrepared(t *testing.T) {
	line := mateInOne
	line.Turns = nil
	s := newTestServer()
	task := puzzleTask{Wins: 1, Solution: []string{"no such turn"}}
	var wrong []variation
	note := func(text []byte) {
		var sent struct{ Progress found }
		if err := json.Unmarshal(text, &sent); err != nil {
			t.Error(err)
		}
		wrong = append(wrong, sent.Progress.Lines...)
	}
	judged, err := s.prepare(t.Context(), &question{GameLine: line, Puzzle: task}, note)
	if err != nil || judged == 0 || len(s.prepared.byTurn) == 0 {
		t.Fatalf("%d judged: %+v, %v", judged, s.prepared.byTurn, err)
	}
	for turn, v := range s.prepared.byTurn {
		played := line
		played.Turns = []string{turn}
		got, err := s.judgeAnswer(t.Context(), &question{GameLine: played, Puzzle: task}, nil)
		if err != nil || !slices.Equal(got.Replies, v.Replies) || got.Right != v.Right {
			t.Errorf("%s: %+v instead of %+v, %v", turn, got, v, err)
		}
	}
	// Where the engine likes the right turn alone, others are judged.
	task.Solution = nil
	for turn, v := range s.prepared.byTurn {
		if v.Right {
			task.Solution = []string{turn}
		}
	}
	if task.Solution == nil {
		t.Fatalf("no turn that wins was judged: %+v", s.prepared.byTurn)
	}
	wrong = nil
	judged, err = s.prepare(t.Context(), &question{GameLine: line, Puzzle: task}, note)
	if err != nil || len(wrong) == 0 || slices.ContainsFunc(wrong, func(v variation) bool { return v.Turns[0] == task.Solution[0] }) {
		t.Errorf("%d judged, wrong %+v, %v", judged, wrong, err)
	}
	if _, ok := s.prepared.receive("another puzzle", []string{"x"}); ok {
		t.Error("there is a verdict for another puzzle")
	}
}

// What is judged ahead of time waits for requests of the person, so it never has the engine that these wait for.
func TestPreparingLeavesTheForegroundEngine(t *testing.T) {
	s := newTestServer()
	if err := s.foreground.mu.lock(t.Context()); err != nil {
		t.Fatal(err)
	}
	line := mateInOne
	line.Turns = nil
	judged, err := s.prepare(t.Context(), &question{GameLine: line, Puzzle: puzzleTask{Wins: 1}}, func([]byte) {})
	if err != nil || judged == 0 {
		t.Errorf("%d judged, %v", judged, err)
	}
	// Where nothing is proved, nothing is judged ahead of time.
	if judged, err := s.prepare(t.Context(), &question{GameLine: line}, nil); err != nil || judged != 0 {
		t.Errorf("%d judged, %v", judged, err)
	}
}

// A search that waits for another one is over as soon as it is stopped, and the other one goes on.
func TestStopWhileWaiting(t *testing.T) {
	s := newTestServer()
	if err := s.foreground.mu.lock(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := s.choosing.mu.lock(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for kind, want := range map[string]string{
		"search": `{"answer":{"mover":"first","depth":0,"nodes":0,"lines":[]}}`, "choose": `{"answer":null}`, "practise": `{"answer":null}`,
	} {
		q := question{GameLine: analysis.GameLine{Game: "ki-shogi"}, Level: "1"}
		body, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		if reply := string(s.reply(ctx, kind, body, nil)); reply != want {
			t.Errorf("%s: %s", kind, reply)
		}
	}
}

// The turns that are judged before all others are legal, and no two are equal.
func TestDifferentTurns(t *testing.T) {
	line := mateInOne
	line.Turns = nil
	table, err := newTestServer().position(line)
	if err != nil {
		t.Fatal(err)
	}
	turns := differentTurns(table, 4)
	if len(turns) != 4 {
		t.Errorf("%d turns: %v", len(turns), turns)
	}
	legal := game.LegalTurns(table)
	for i, turn := range turns {
		if !slices.Contains(legal, turn) || slices.Contains(turns[:i], turn) {
			t.Errorf("%s is not legal, or there twice: %v", turn, turns)
		}
	}
}
