package main

import (
	"encoding/json"
	"runtime"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// testReply is a reply as it is read.
type testReply struct {
	Answer  json.RawMessage
	Problem *analysis.ProblemJSON
}

func ask(t *testing.T, s *server, kind string, q any) testReply {
	t.Helper()
	text, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	var r testReply
	if err := json.Unmarshal(s.reply(t.Context(), kind, text, nil), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

func newTestServer() *server { return newServer(games.All(), runtime.Gosched) }

// The levels of every game find legal turns, for chance too, and the same ones again.
func TestChoose(t *testing.T) {
	for _, rules := range games.All() {
		s := newTestServer()
		var levels []string
		if err := json.Unmarshal(ask(t, s, "levels", analysis.GameLine{Game: rules.Name}).Answer, &levels); err != nil || len(levels) == 0 {
			t.Fatalf("%s: levels %v, %v", rules.Name, levels, err)
		}
		for _, level := range levels[:2] {
			table := rules.MustNew(must(rules.CompleteOptions(nil)))
			q := question{GameLine: analysis.GameLine{Game: rules.Name}, Level: level, Seed: 7}
			for range 6 {
				r := ask(t, s, "choose", q)
				fresh, again := ask(t, newTestServer(), "choose", q), ask(t, newTestServer(), "choose", q)
				if string(again.Answer) != string(fresh.Answer) {
					t.Errorf("%s, %s: %s, then %s", rules.Name, level, fresh.Answer, again.Answer)
				}
				var chosen turn
				if err := json.Unmarshal(r.Answer, &chosen); err != nil {
					t.Fatalf("%s, %s: %+v", rules.Name, level, r.Problem)
				}
				if err := game.PlayTurn(table, chosen.Turn); err != nil {
					t.Fatalf("%s, %s: %s: %v", rules.Name, level, chosen.Turn, err)
				}
				q.Turns = append(q.Turns, chosen.Turn)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	s := newTestServer()
	for kind, q := range map[string]any{
		"levels": analysis.GameLine{Game: "chess"},
		"choose": question{GameLine: analysis.GameLine{Game: "ki-shogi"}, Level: "best"},
		"search": question{GameLine: analysis.GameLine{Game: "ki-shogi"}, Limits: searchLimits{Lines: -1}},
		"sing":   question{},
	} {
		if r := ask(t, s, kind, q); r.Problem == nil || r.Problem.Code != "invalid" {
			t.Errorf("%s: %s, %+v", kind, r.Answer, r.Problem)
		}
	}
	if r := ask(t, s, "choose", "no object"); r.Problem == nil {
		t.Errorf("no object: %s", r.Answer)
	}
}

func must(o game.Options, err error) game.Options {
	if err != nil {
		panic(err)
	}
	return o
}
