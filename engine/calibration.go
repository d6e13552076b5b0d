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
// result is Slope times that of the value, plus the other fields.
type PhaseCalibration struct {
	Name  string  // one or two words, e.g. "placing"
	Slope float64 // below 1 if games end nearer to a draw, or less certainly, than the values say
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
	x := p.Slope*LogOdds(min(max(value, minValue), 1-minValue)) + p.Mover
	if mover == game.First {
		x += p.First
	} else {
		x -= p.First
	}
	return 1 / (1 + math.Exp(-x))
}

// minValue is the smallest value that is not proven.
const minValue = 1e-4

// Calibrated returns an engine that reports expected results in place of the values of e. It
// chooses the same turns: [PV.Preference] keeps what e prefers.
func Calibrated(e Engine, c *Calibration) Engine { return &calibrated{e, c} }

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
