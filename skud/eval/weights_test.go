package eval_test

import (
	"math"
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// TestWeightsAreThoseOfTheFile: the table that is compiled was made from the file as it is.
func TestWeightsAreThoseOfTheFile(t *testing.T) {
	text, err := os.ReadFile("weights.json")
	if err != nil {
		t.Fatal(err)
	}
	want, err := engine.ParseWeights(text, skud.Rules.Name, eval.WeightNames())
	if err != nil {
		t.Fatal(err)
	}
	got := eval.Weights()
	if got.Version != want.Version || len(got.Value) != len(want.Value) || len(got.Policy) != len(want.Policy) {
		t.Fatalf("version %d with %d and %d weights, want %d with %d and %d; run go generate", got.Version, len(got.Value), len(got.Policy),
			want.Version, len(want.Value), len(want.Policy))
	}
	for i, w := range append(want.Value, want.Policy...) {
		if x := append(got.Value, got.Policy...)[i]; math.Abs(x-w) > 1e-4 {
			t.Errorf("weight %d is %v, want %v; run go generate", i, x, w)
		}
	}
}
