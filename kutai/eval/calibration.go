package eval

import "github.com/teahouse-games/teahouse/engine"

// calibration converts values to expected results. In
//
//	teahouse calibrate kutai-pai-sho --nodes 60 --opening 40 --seed 21
//
// nearly all games are drawn, whatever the value says, until a win is proven: a fit has a slope of 0.
// It is a little above so that better values stay better chances.
var calibration = engine.Calibration{Phases: []engine.PhaseCalibration{{Name: "all", Slope: 0.05}}}
