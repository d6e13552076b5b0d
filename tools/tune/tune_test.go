package main

import (
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestFit recovers the weights that results were drawn with.
func TestFit(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	want := []float64{0.8, -1.2, 0.3}
	var samples []sample
	for range 40_000 {
		s := sample{features: []float64{r.Float64()*4 - 2, r.Float64()*4 - 2, 1}}
		if r.Float64() < s.predict(want) {
			s.result = 1
		}
		samples = append(samples, s)
	}
	before := []float64{0, 0, 0}
	got := fit(samples, before, 0)
	for i := range want {
		if math.Abs(got[i]-want[i]) > 0.06 {
			t.Errorf("fitted %v, drawn with %v", got, want)
		}
	}
	if loss(samples, got) >= loss(samples, before) {
		t.Error("the fitted weights are no better than none")
	}
	if held := fit(samples, before, 1); math.Abs(held[0]) >= math.Abs(got[0]) {
		t.Errorf("held at 0, but %v against %v", held, got)
	}
}

// TestRun: the same call prints the same weights, and invalid calls are errors.
func TestRun(t *testing.T) {
	args := []string{"--game", "skud-pai-sho", "--games", "2", "--nodes", "20", "--cut", "40", "--option", "edition=garden-gate"}
	var printed [2]strings.Builder
	for i := range printed {
		if err := run(args, &printed[i]); err != nil {
			t.Fatal(err)
		}
	}
	if printed[0].String() != printed[1].String() || strings.Count(printed[0].String(), "\n") < 40 {
		t.Errorf("%s, and again %s", printed[0].String(), printed[1].String())
	}
	for _, bad := range [][]string{{"--game", "go"}, {"--game", "skud-pai-sho", "--option", "edition"}, {"--game", "skud-pai-sho", "--option", "edition=new"}} {
		if err := run(bad, io.Discard); err == nil {
			t.Errorf("%v is no error", bad)
		}
	}
}
