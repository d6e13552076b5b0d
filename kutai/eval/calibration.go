package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// Phases by the tiles left.
const (
	lateTiles   = 16
	middleTiles = 36
)

// calibration converts values to expected results.
var calibration = engine.Calibration{
	PhaseOf: func(g game.State) int {
		switch left := g.(*kutai.Game).Pos.TilesLeft(); {
		case left <= lateTiles:
			return 2
		case left <= middleTiles:
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
