package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// calibration converts values to expected results.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		if g.(*quaterno.Game).Pos.Placing() {
			return 0
		}
		return 1
	},
	Phases: []engine.PhaseCalibration{
		{Name: "placing", Slope: 1},
		{Name: "moving", Slope: 1},
	},
}
