package eval

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// calibration converts values to expected results.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		p := &g.(*balance.Game).Pos
		switch {
		case !p.Moving():
			return 0
		case p.WheelMobility() == balance.WheelHeld:
			return 2
		}
		return 1
	},
	Phases: []engine.PhaseCalibration{
		{Name: "placing", Slope: 1},
		{Name: "moving", Slope: 1},
		{Name: "wheel held", Slope: 1},
	},
}
