package main

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// The terms of every game have sentences and add up to the chance.
func TestTerms(t *testing.T) {
	s := newTestServer()
	for _, rules := range games.All() {
		q := question{GameLine: analysis.GameLine{Game: rules.Name}, Level: "1", Seed: 3}
		for len(q.Turns) < 4 {
			var chosen turn
			if err := json.Unmarshal(ask(t, s, "choose", q).Answer, &chosen); err != nil {
				t.Fatal(err)
			}
			q.Turns = append(q.Turns, chosen.Turn)
		}
		r := ask(t, s, "terms", q)
		var e evaluation
		if err := json.Unmarshal(r.Answer, &e); err != nil || len(e.Terms) == 0 && e.Chance != 0.5 {
			t.Fatalf("%s: %s, %v, %+v", rules.Name, r.Answer, err, r.Problem)
		}
		sum, last := 0.0, math.Inf(1)
		for _, term := range e.Terms {
			sum += term.Amount
			if size := math.Abs(term.Amount); term.Text == "" || term.Meaning == "" || term.Owner == "" || size > last {
				t.Errorf("%s: %+v after one of %v", rules.Name, term, last)
			} else {
				last = size
			}
		}
		if got := 1 / (1 + math.Exp(-sum)); math.Abs(got-e.Chance) > 0.005 {
			t.Errorf("%s: the terms make %v, and the chance is %v", rules.Name, got, e.Chance)
		}
	}
	if r := ask(t, s, "terms", analysis.GameLine{Game: "chess"}); r.Problem == nil {
		t.Error("chess has terms")
	}
	if r := ask(t, s, "terms", analysis.GameLine{Game: "balance-pai-sho"}); string(r.Answer) != `{"chance":0.5,"terms":[]}` {
		t.Errorf("where chance is to move: %s", r.Answer)
	}
}
