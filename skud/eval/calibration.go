package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// Phases by the smaller number of basic flowers in a hand.
const (
	lateBasics   = 2
	middleBasics = 5
)

// calibration converts values to expected results.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		p := &g.(*skud.Game).Pos
		first, _ := p.HandSizes(game.First)
		second, _ := p.HandSizes(game.Second)
		switch least := min(first, second); {
		case least <= lateBasics:
			return 2
		case least <= middleBasics:
			return 1
		}
		return 0
	},
	Phases: []engine.PhaseCalibration{
		{Name: "early", Slope: 1},
		{Name: "middle", Slope: 1},
		{Name: "late", Slope: 1},
	},
}
