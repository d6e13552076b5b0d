package lab

import (
	"math"
	"math/rand/v2"
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
