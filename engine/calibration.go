package engine

import (
	"context"
	"math"

	"github.com/teahouse-games/teahouse/game"
)

// Calibration converts the values of a search to expected results, separately for each phase of a
// game. Its numbers are fitted to games of the engine against itself (lab.MeasureChances).
type Calibration struct {
	// PhaseOf returns the phase of a position between turns as an index of Phases; nil for a game
	// of one phase.
	PhaseOf func(g game.State) int
	Phases  []PhaseCalibration
}

// PhaseCalibration is the calibration of one phase. The logarithm of the odds of the expected
// result is Slope times that of the value, plus Cube times its third power, plus the other fields.
// Slope and Cube are not negative, so that a better value is a better result.
type PhaseCalibration struct {
	Name  string  // one or two words, e.g. "placing"
	Slope float64 // below 1 if games end nearer to a draw, or less certainly, than the values say
	Cube  float64 // above 0 if that holds less for values far from even chances
	First float64 // added for First
	Mover float64 // added for the seat to move
}

// Phase returns the calibration of a position between turns and its index.
func (c *Calibration) Phase(g game.State) (PhaseCalibration, int) {
	i := 0
	if c.PhaseOf != nil {
		i = c.PhaseOf(g)
	}
	return c.Phases[i], i
}

// Expected returns the expected result for a seat that is to move and has this value.
func (p *PhaseCalibration) Expected(value float64, mover game.Seat) float64 {
	x := BoundedLogOdds(value)
	y := p.Slope*x + p.Cube*x*x*x + p.Mover
	if mover == game.First {
		y += p.First
	} else {
		y -= p.First
	}
	y = min(max(y, -maxLogOdds), maxLogOdds)
	return 1 / (1 + math.Exp(-y))
}

// maxLogOdds bounds what can be expected of a position that is not proven: 99.3%.
const maxLogOdds = 5

// BoundedLogOdds returns the logarithm of the odds of a value between -5 and 5, as a calibration
// uses it.
func BoundedLogOdds(value float64) float64 {
	switch {
	case value <= 0:
		return -maxLogOdds
	case value >= 1:
		return maxLogOdds
	}
	return min(max(LogOdds(value), -maxLogOdds), maxLogOdds)
}

// Calibrated returns an engine that reports expected results in place of the values of e. It
// chooses the same turns: [PV.Preference] keeps what e prefers.
func Calibrated(e Engine, c *Calibration) Engine { return &calibrated{e, c} }

// Uncalibrated returns the engine that a calibrated engine was made of, which reports its values, or
// e itself.
func Uncalibrated(e Engine) Engine {
	if c, ok := e.(*calibrated); ok {
		return c.Engine
	}
	return e
}

type calibrated struct {
	Engine
	calibration *Calibration
}

func (e *calibrated) Search(ctx context.Context, g game.Playable, limits Limits, report func(Info)) (Info, error) {
	if report != nil {
		reportValues := report
		report = func(i Info) { reportValues(e.convert(g, i)) }
	}
	info, err := e.Engine.Search(ctx, g, limits, report)
	if err != nil {
		return info, err
	}
	return e.convert(g, info), nil
}

// convert converts the scores of a search of g.
func (e *calibrated) convert(g game.Playable, info Info) Info {
	phase, _ := e.calibration.Phase(g)
	pvs := make([]PV, len(info.PVs))
	for i, pv := range info.PVs {
		if value := pv.Score.Win; pv.Score.Proof == Unproven {
			pv.Score.Win = phase.Expected(value, g.ToMove())
			pv.Preference += value - pv.Score.Win
		}
		pvs[i] = pv
	}
	info.PVs = pvs
	return info
}
