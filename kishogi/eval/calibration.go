package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// calibration converts values to expected results.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		if g.(*kishogi.Game).Pos.WithKi() {
			return 1
		}
		return 0
	},
	Phases: []engine.PhaseCalibration{
		{Name: "without Ki", Slope: 1},
		{Name: "with Ki", Slope: 1},
	},
}
