package eval_test

import (
	"math"
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

// TestWeightsAreThoseOfTheFiles: the tables that are compiled were made from the files as they are.
func TestWeightsAreThoseOfTheFiles(t *testing.T) {
	for ki, file := range map[bool]string{false: "weights.json", true: "weights-ki.json"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := engine.ParseWeights(text, kishogi.Rules.Name, eval.WeightNames())
		if err != nil {
			t.Fatal(err)
		}
		got := eval.Weights(ki)
		if got.Version != want.Version || len(got.Value) != len(want.Value) {
			t.Fatalf("%s: version %d with %d weights, want %d with %d; run go generate", file, got.Version, len(got.Value), want.Version, len(want.Value))
		}
		for i, w := range want.Value {
			if math.Abs(got.Value[i]-w) > 0.5/eval.PointsOdds+1e-9 {
				t.Errorf("%s: weight %d is %v, want %v; run go generate", file, i, got.Value[i], w)
			}
		}
	}
}
