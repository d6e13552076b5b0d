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

// calibration converts values to expected results. It was fitted to the games of
//
//	teahouse calibrate skud-pai-sho --nodes 1000 --opening 16 --seed 21
//
// and others, with the same number for the seat to move in all phases: a search overrates it.
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
		{Name: "early", Slope: 0.8, Cube: 0.1, Mover: -0.1},
		{Name: "middle", Slope: 1.2, Mover: -0.1},
		{Name: "late", Slope: 1.3, Mover: -0.1},
	},
}
