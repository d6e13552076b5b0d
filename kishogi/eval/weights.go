package eval

import (
	"fmt"
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/kishogi"
)

//go:generate go run ../../tools/weights -times 400 weights.json weights-ki.json

// weights are the points of each feature.
type weights [weightsCount]int16

// weightTables are the weights for games without the Ki cubes and with them.
type weightTables struct{ without, withKi weights }

// weightsInUse are those of weights.json and weights-ki.json, which say where they come from. With
// the Ki cubes all weights of cells are 0.
var weightsInUse = weightTables{without: weightsValue, withKi: weightsKiValue}

// of returns the weights for the options of a position.
func (t *weightTables) of(p *kishogi.Position) *weights {
	if p.WithKi() {
		return &t.withKi
	}
	return &t.without
}

// pointsOf converts weights, of which 1 multiplies the odds to win by e, to points.
func pointsOf(w engine.Weights) (points weights) {
	for i, x := range w.Value {
		points[i] = int16(min(max(math.Round(x*PointsOdds), math.MinInt16), math.MaxInt16))
	}
	return points
}

// Weights returns the weights in use, without the Ki cubes or with them.
func Weights(ki bool) engine.Weights {
	points, w := &weightsInUse.without, engine.Weights{Version: weightsVersion}
	if ki {
		points, w.Version = &weightsInUse.withKi, weightsKiVersion
	}
	for _, x := range points {
		w.Value = append(w.Value, float64(x)/PointsOdds)
	}
	return w
}

// WeightNames returns the names of the weights, with the number of the face, the kind or the count
// if there are several.
func WeightNames() engine.WeightNames { return engine.WeightNames{Value: featureNames()} }

// featureNames returns the names of the features, in order.
func featureNames() (names []string) {
	sections := []struct {
		name string
		at   int
	}{
		{"cubes-near-own", cubesNearOwn}, {"cubes-near-both", cubesNearBoth}, {"cubes-near-enemy", cubesNearEnemy},
		{"cubes-elsewhere", cubesElsewhere}, {"in-hand", inHand}, {"two-in-hand", twoInHand}, {"mobility", mobility},
		{"flights", flights}, {"free-flights", freeFlights}, {"attacked-orbit", attackedOrbit}, {"drop-cells", dropCells},
		{"hanging-to-move", hangingToMove}, {"hanging", hanging}, {"contested-to-move", contestedToMove},
		{"contested", contested}, {"stranded-cubes", strandedCubes}, {"gyoku-in-check", gyokuInCheck}, {"tempo", tempo},
		{"cells-from-own", cellsFromOwn}, {"cells-from-enemy", cellsFromEnemy},
		{"", weightsCount},
	}
	for i, s := range sections[:len(sections)-1] {
		end := sections[i+1].at
		if end == s.at+1 {
			names = append(names, s.name)
			continue
		}
		for n := range end - s.at {
			names = append(names, fmt.Sprintf("%s-%d", s.name, n))
		}
	}
	return names
}
