package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// calibration converts values to expected results. It was fitted to the games of
//
//	teahouse calibrate quaterno --nodes 400 --opening 30 --cut 80 --seed 21
//
// and others: most positions are drawn, except those of values far from even chances.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		if g.(*quaterno.Game).Pos.Placing() {
			return 0
		}
		return 1
	},
	Phases: []engine.PhaseCalibration{
		{Name: "placing", Slope: 0.4},
		{Name: "moving", Slope: 0.02, Cube: 0.037},
	},
}
