package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// calibration converts values to expected results. It was fitted to the games of
//
//	teahouse calibrate ki-shogi --nodes 10000 --seed 11
//	teahouse calibrate ki-shogi -o ki=on --nodes 10000 --seed 21
//
// and others. The fits are steeper: so steep a curve would make more of the differences between two
// searches than they are worth.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		if g.(*kishogi.Game).Pos.WithKi() {
			return 1
		}
		return 0
	},
	Phases: []engine.PhaseCalibration{
		{Name: "without Ki", Slope: 0.7, Cube: 0.4},
		{Name: "with Ki", Slope: 0.9, Cube: 0.25},
	},
}
