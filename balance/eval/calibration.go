package eval

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// calibration converts values to expected results. It was fitted to the games of
//
//	teahouse calibrate balance-pai-sho -o matching=opposites --nodes 300 --opening 6 --cut 13 --seed 42
//
// and others: no game was won once tiles moved, and none with matching=classic.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		switch state := g.(*balance.Game); {
		case state.Pos.Moving():
			return 2
		case state.Options()["matching"] == "opposites":
			return 0
		}
		return 1
	},
	Phases: []engine.PhaseCalibration{
		{Name: "opposites", Slope: 1.1, First: 0.05, Mover: -0.1},
		{Name: "classic", Slope: 0.2},
		{Name: "moving", Slope: 0.05},
	},
}
