package engine_test

import (
	"context"
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

var curves = []engine.PhaseCalibration{
	{Name: "as it is", Slope: 1},
	{Name: "drawish", Slope: 0.02, Cube: 0.037},
	{Name: "steep", Slope: 1.5, Mover: -0.1},
	{Name: "for First", Slope: 0.9, Cube: 0.2, First: 0.3},
}

// A better value is a better expected result, above 0 and below 1.
func TestExpectedGrows(t *testing.T) {
	for _, c := range curves {
		for _, mover := range []game.Seat{game.First, game.Second} {
			before := 0.0
			for value := 0.01; value < 1; value += 0.01 {
				e := c.Expected(value, mover)
				if e <= 0 || e >= 1 || e < before {
					t.Fatalf("%s, %v: %v is expected of %v, and %v of a worse value", c.Name, mover, e, value, before)
				}
				before = e
			}
			for _, value := range []float64{0, 1} {
				if e := c.Expected(value, mover); !(e > 0 && e < 1) {
					t.Errorf("%s: %v is expected of %v", c.Name, e, value)
				}
			}
		}
	}
	if e := curves[0].Expected(0.7, game.First); math.Abs(e-0.7) > 1e-9 {
		t.Errorf("slope 1 makes %v of 0.7", e)
	}
	if a, b := curves[3].Expected(0.5, game.First), curves[3].Expected(0.5, game.Second); a <= 0.5 || math.Abs(a+b-1) > 1e-9 {
		t.Errorf("even chances are %v for First and %v for Second", a, b)
	}
}

// twoLines is an engine that has one answer, and reports it once before.
type twoLines struct{ engine.Engine }

func (twoLines) Search(_ context.Context, _ game.Playable, _ engine.Limits, report func(engine.Info)) (engine.Info, error) {
	info := engine.Info{PVs: []engine.PV{
		{Score: engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}, Turns: []string{"a"}},
		{Score: engine.Score{Win: 0.8}, Preference: 0.05, Turns: []string{"b"}},
	}}
	if report != nil {
		report(info)
	}
	return info, nil
}

// twoSeats is a game of which only the seat to move is asked.
type twoSeats struct{ game.Playable }

func (twoSeats) ToMove() game.Seat { return game.First }

// A calibrated engine changes the chances that are not proven, and keeps what the search chooses by.
func TestCalibrated(t *testing.T) {
	plain := twoLines{}
	e := engine.Calibrated(plain, &engine.Calibration{PhaseOf: func(game.State) int { return 1 }, Phases: curves})
	if engine.Uncalibrated(e) != plain || engine.Uncalibrated(plain) != plain {
		t.Error("the engine without its calibration is another one")
	}
	var reported engine.Info
	info, err := e.Search(t.Context(), twoSeats{}, engine.Limits{}, func(i engine.Info) { reported = i })
	if err != nil {
		t.Fatal(err)
	}
	for _, i := range []engine.Info{reported, info} {
		proven, open := i.PVs[0], i.PVs[1]
		if proven.Score.Win != 1 || proven.Preference != 0 {
			t.Errorf("a proven win has become %+v", proven)
		}
		if want := curves[1].Expected(0.8, game.First); open.Score.Win != want || math.Abs(open.Score.Win+open.Preference-0.85) > 1e-9 {
			t.Errorf("80%% have become %+v, want %v", open, want)
		}
	}
}
