package main

import (
	"encoding/json"
	"math"
	"testing"
)

func read(t *testing.T, text string) (s summary) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestSlope(t *testing.T) {
	even := read(t, `{"elo": {"elo": 0, "low": -30, "high": 30}}`)
	better := read(t, `{"elo": {"elo": 100, "low": 60, "high": 145}}`)
	all := read(t, `{"elo": {"elo": null, "low": 300, "high": null}}`)
	for _, tt := range []struct {
		steps        []summary
		mean, within float64
	}{
		{[]summary{even}, 0, 30},
		{[]summary{even, even, even, even}, 0, 15},
		{[]summary{even, better}, 50, math.Hypot(30, 45) / 2},
		{[]summary{all, better}, 200, 22.5},
	} {
		mean, within := slope(tt.steps)
		if math.Abs(mean-tt.mean) > 1e-9 || math.Abs(within-tt.within) > 1e-9 {
			t.Errorf("slope(%v) = %v ± %v, want %v ± %v", tt.steps, mean, within, tt.mean, tt.within)
		}
	}
}

func TestPlan(t *testing.T) {
	for _, game := range games {
		all := map[string]int{}
		for _, c := range plan(game, 1, nil) {
			all[c.part]++
			if c.games%2 != 0 || c.games == 0 {
				t.Errorf("%s: %v has %d games; a pair needs two", game, c, c.games)
			}
		}
		if all["levels"] != 7 || all["doubling"] != doublings || all["greedy"] == 0 || all["itself"] == 0 {
			t.Errorf("%s: the plan has %v", game, all)
		}
		for _, c := range plan(game, 0.01, []string{"beginner"}) {
			if c.part != "beginner" || c.games != 2 {
				t.Errorf("%s: a hundredth of the beginner's games is %+v", game, c)
			}
		}
	}
}
