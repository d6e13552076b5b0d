package eval

import (
	_ "embed"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/skud"
)

// weightsFile has the weights in use and where they come from.
//
//go:embed weights.json
var weightsFile []byte

// weightTable has the weights of the features and of the policy terms.
type weightTable struct {
	value   [featureCount]float64
	policy  [policyTerms]float32
	version int
}

// weightsInUse are those of weightsFile.
var weightsInUse = func() *weightTable {
	w, err := engine.ParseWeights(weightsFile, skud.Rules.Name, WeightNames)
	if err != nil {
		panic("skud/eval/weights.json: " + err.Error())
	}
	return newWeightTable(w)
}()

func newWeightTable(w engine.Weights) *weightTable {
	t := &weightTable{version: w.Version}
	copy(t.value[:], w.Value)
	for i, x := range w.Policy {
		t.policy[i] = float32(x)
	}
	return t
}

// Weights returns the weights in use.
func Weights() engine.Weights {
	w := engine.Weights{Version: weightsInUse.version}
	w.Value = append(w.Value, weightsInUse.value[:]...)
	for _, x := range weightsInUse.policy {
		w.Policy = append(w.Policy, float64(x))
	}
	return w
}

// WeightNames are the names of the weights: those of the features, with the number of the bucket if
// there are several, and those of the policy terms.
var WeightNames = engine.WeightNames{Value: featureNames(), Policy: policyNames[:]}

// featureNames returns the names of the features, in order.
func featureNames() (names []string) {
	for _, f := range []struct {
		name    string
		buckets int
	}{
		{"tempo", 1},
		{"own-ring", ringBuckets},
		{"opp-ring", ringBuckets},
		{"links", 1},
		{"axes", 1},
		{"bloom", 1},
		{"growing", 1},
		{"accents", 1},
		{"lotus", 1},
		{"orchid", 1},
		{"capturable", 1},
		{"threatened", 1},
		{"trapped", 1},
		{"threat", 1},
		{"bonus", 1},
		{"basic", 1},
		{"tie", tieBuckets},
		{"basics-behind", tieBuckets},
		{"midline-behind", tieBuckets},
		{"accent-lead", tieBuckets},
		{"big-accent-lead", tieBuckets},
		{"midline-lead", raceBuckets},
		{"midline-lead-2", raceBuckets},
		{"midline-lead-3", raceBuckets},
		{"basics-left", 1},
		{"capturable-ring", 1},
		{"threatened-ring", 1},
	} {
		if f.buckets == 1 {
			names = append(names, f.name)
			continue
		}
		for i := range f.buckets {
			names = append(names, fmt.Sprintf("%s-%d", f.name, i))
		}
	}
	return names
}

// policyNames are the names of the policy terms.
var policyNames = [policyTerms]string{
	policyWin:               "win",
	policyHarmony:           "harmony",
	policyTwoHarmonies:      "two-harmonies",
	policyLostLinks:         "lost-links",
	policyCapture:           "capture",
	policyCapturedLinks:     "captured-links",
	policyCaptureRingCorner: "capture-ring-corner",
	policyBreakHarmony:      "break-harmony",
	policyBlockOwnHarmony:   "block-own-harmony",
	policyBreakRing:         "break-ring",
	policyBlockOwnRing:      "block-own-ring",
	policyBreakNearRing:     "break-near-ring",
	policyFillGap:           "fill-gap",
	policyFillNearGap:       "fill-near-gap",
	policyBlockGap:          "block-gap",
	policyBlockNearGap:      "block-near-gap",
	policyEnterDanger:       "enter-danger",
	policyLeaveDanger:       "leave-danger",
	policyBloom:             "bloom",
	policyLotus:             "lotus",
	policyOrchid:            "orchid",
	policyOrchidTrap:        "orchid-trap",
	policyPlant:             "plant",
	policyGateFlowers:       "gate-flowers",
	policyPlantPartners:     "plant-partners",
	policyPlantMissing:      "plant-missing",
	policyPlantAhead:        "plant-ahead",
	policyMidline:           "midline",
	policyLostMidlines:      "lost-midlines",
	policyBreakMidline:      "break-midline",
	policyCapturedMidlines:  "captured-midlines",
	bonusSkip:               "bonus-skip",
	bonusPlant:              "bonus-plant",
	bonusLotus:              "bonus-lotus",
	bonusOrchid:             "bonus-orchid",
	bonusBoatOwn:            "bonus-boat-own",
	bonusBoatOpp:            "bonus-boat-opp",
	bonusBoatAccent:         "bonus-boat-accent",
	bonusBoatLostLinks:      "bonus-boat-lost-links",
	bonusBoatBrokenLinks:    "bonus-boat-broken-links",
	bonusKnotweed:           "bonus-knotweed",
	bonusKnotweedCancels:    "bonus-knotweed-cancels",
	bonusRock:               "bonus-rock",
	bonusRockCancels:        "bonus-rock-cancels",
	bonusWheel:              "bonus-wheel",
	bonusWheelTurns:         "bonus-wheel-turns",
	bonusBreakHarmony:       "bonus-break-harmony",
	bonusBlockOwnHarmony:    "bonus-block-own-harmony",
	bonusBreakRing:          "bonus-break-ring",
	bonusBlockOwnRing:       "bonus-block-own-ring",
	bonusBreakNearRing:      "bonus-break-near-ring",
	bonusBlockGap:           "bonus-block-gap",
	bonusKeepAccents:        "bonus-keep-accents",
}
