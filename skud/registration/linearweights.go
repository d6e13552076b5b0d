//go:build !js

package registration

import "github.com/teahouse-games/teahouse/skud"

// linearWeights are the weights of the linear value, for the German and the garden-gate edition:
// fittedWeights, and more for what strong players on both sides have alike, so that their results
// hardly show what it is worth. Without that 40 nodes of the engine score 75%, with it 58%,
// against 75 simulations in the garden-gate edition (20 games each).
var linearWeights = func() (weights [2][linearFeatureCount]float64) {
	for edition := range weights {
		w := &weights[edition]
		*w = fittedWeights[edition]
		w[linHarmonies] += 1.2
		w[linMidline] += 1.2
		w[linLinkedSectors] += 1.6
		w[linCycles]++
		w[linLargestGroup] += 0.8
		w[linTurn] += 0.1
		for k := skud.Rose; k <= skud.WhiteJade; k++ {
			w[linBloom+int(k)] += 0.6
		}
		for k := skud.Boat; k <= skud.Wheel; k++ {
			w[linHand+int(k)] += 0.8
		}
	}
	return weights
}()

// fittedWeights are in the order of the features. They come from logistic regressions of results on
// positions of 140 games each, which the engine played against itself with 400 nodes a turn
// (now teahouse train), from weights of 0.
var fittedWeights = [2][linearFeatureCount]float64{
	{
		0.14, 0.08, 0.62, 0.18, 0.5, -1.61, 0.26, 0.22,
		0.86, 1.69, -0.51, -0.25, -0.76, -0.46, -1.11, -0.51,
		-0.77, -0.14, -0.63, 1.4, 1.85, 1.49, 0.96, -2.71,
		-1.93, -0.49, -0.58, 0.16, 0, 0.01, 0.65, 0.1,
		0.07, -0.19, 0.2, -0.16, -0.19, 0.78, -0.41, 0.35,
		0.93, 0.92, -0.54, 0.31, 0.24, -0.61, -0.42, -0.24,
		0.97, -0.95, -0.3, 0.39, 0.5,
	},
	{
		0.07, 0.81, 0.2, 0.21, -0.61, -0.64, 0.58, 0.46,
		-0.21, 1.14, -0.75, -0.14, -0.39, -0.52, -1.42, -0.51,
		-0.36, 0.29, -1.12, 0.91, 0.35, 0.15, -0.47, 0.28,
		-0.26, -0.27, -0.7, 0.1, 0, -0.12, 0.35, -0.01,
		-0.06, -0.02, 0.13, -0.18, -0.3, -0.4, -0.06, -0.22,
		0.32, 0.27, -0.31, -0, 0.19, 0.15, -0.47, -0.14,
		0.57, 0.23, -0.33, -0.55, 0.27,
	},
}
