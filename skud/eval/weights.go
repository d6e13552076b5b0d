package eval

import (
	"fmt"
	"math"

	"github.com/teahouse-games/teahouse/engine"
)

//go:generate go run ../../tools/weights weights.json

// weightTable has the weights of the features and of the policy terms.
type weightTable struct {
	value  [featureCount]float32
	policy [policyTerms]float32
}

// weightsInUse are those of weights.json, which says where they come from.
var weightsInUse = weightTable{value: weightsValue, policy: weightsPolicy}

func newWeightTable(w engine.Weights) *weightTable {
	t := new(weightTable)
	for i, x := range w.Value {
		t.value[i] = float32(x)
	}
	for i, x := range w.Policy {
		t.policy[i] = float32(x)
	}
	return t
}

// Weights returns the weights in use.
func Weights() engine.Weights {
	return engine.Weights{Value: decimals(weightsInUse.value[:]), Policy: decimals(weightsInUse.policy[:]), Version: weightsVersion}
}

// decimals returns weights as their file has them.
func decimals(list []float32) (w []float64) {
	for _, x := range list {
		w = append(w, math.Round(float64(x)*1e4)/1e4)
	}
	return w
}

// WeightNames returns the names of the weights: those of the features, with the number of the bucket
// if there are several, and those of the policy terms.
func WeightNames() engine.WeightNames {
	return engine.WeightNames{Value: featureNames(), Policy: policyNames()}
}

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

// policyNames returns the names of the policy terms, in order.
func policyNames() []string {
	return []string{
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
}
