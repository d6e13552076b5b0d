package engine_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/engine"
)

var teaNames = engine.WeightNames{Value: []string{"leaf", "water"}, Policy: []string{"pour"}}

func TestWeights(t *testing.T) {
	w := engine.Weights{Value: []float64{0.25, -3}, Policy: []float64{1.5}, Version: 7}
	text := engine.FormatWeights("tea", teaNames, w, engine.WeightOrigin{Command: "teahouse train tea", Games: 12})
	got, err := engine.ParseWeights(text, "tea", teaNames)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(w, got); diff != "" {
		t.Error(diff)
	}
	copied := w.Clone()
	copied.Value[0], copied.Policy[0] = 1, 1
	if w.Value[0] != 0.25 || w.Policy[0] != 1.5 {
		t.Error("a copy shares its weights")
	}
}

func TestParseWeightsErrors(t *testing.T) {
	const origin = `"version":1,"origin":{"command":""},`
	for text, want := range map[string]string{
		``:                 "no file of weights",
		`{"tea":1}`:        "unknown field",
		`{"game":"chess"}`: `weights of "chess": want those of tea`,
		`{"game":"tea",` + origin + `"value":{"leaf":1},"policy":{"pour":1}}`:                 "value: there is no weight of water",
		`{"game":"tea",` + origin + `"value":{"leaf":1,"water":1,"x":1},"policy":{"pour":1}}`: `value: "x" is no weight of this evaluation`,
		`{"game":"tea",` + origin + `"value":{"leaf":1,"water":1}}`:                           "policy: there is no weight of pour",
		`{"game":"tea",` + origin + `"value":{"leaf":20000,"water":1},"policy":{"pour":1}}`:   "value: leaf is 20000; want -10000 to 10000",
		`{"game":"tea",` + strings.Repeat(" ", engine.MaxWeightFile) + `"value":{}}`:          "bytes of weights: want at most 300000",
	} {
		if _, err := engine.ParseWeights([]byte(text), "tea", teaNames); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want %s", text, err, want)
		}
	}
}
