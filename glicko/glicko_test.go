package glicko

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"
)

// The example of the paper.
func TestGlickmansExample(t *testing.T) {
	r := System{Tau: 0.5}.after(Strength{Points: 1500, Deviation: 200, Volatility: 0.06}, []result{
		{opponent: Strength{Points: 1400, Deviation: 30}, score: 1},
		{opponent: Strength{Points: 1550, Deviation: 100}, score: 0},
		{opponent: Strength{Points: 1700, Deviation: 300}, score: 0},
	}, 1)
	for _, one := range []struct {
		name                 string
		got, want, precision float64
	}{{"points", r.Points, 1464.06, 0.02}, {"deviation", r.Deviation, 151.52, 0.01}, {"volatility", r.Volatility, 0.05999, 0.00001}} {
		if math.Abs(one.got-one.want) > one.precision {
			t.Errorf("the %s are %v, not %v", one.name, one.got, one.want)
		}
	}
}

// Without games the deviation of a player grows from 60 to about 110 in a year, and never beyond that of a new player.
func TestDeviationGrowsWithoutGames(t *testing.T) {
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	r := Strength{Points: 1700, Deviation: 60, Volatility: 0.06, At: now}
	if d := Glicko.At(r, now.AddDate(1, 0, 0)).Deviation; d < 100 || d > 120 {
		t.Errorf("after a year it is %v", d)
	}
	if d := Glicko.At(r, now.AddDate(250, 0, 0)).Deviation; d != MaxDeviation {
		t.Errorf("after 250 years it is %v", d)
	}
	if d := Glicko.At(r, now.AddDate(-1, 0, 0)).Deviation; math.Abs(d-60) > 1e-9 {
		t.Errorf("a year before it is %v", d)
	}
}

// No game changes a rating by more than MaxChange, whatever the ratings were, and all numbers stay finite.
func TestGamesChangeBoundedly(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 1))
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	random := func() Strength {
		return Strength{Points: -2000 + 8000*dice.Float64(), Deviation: 45 + 455*dice.Float64(), Volatility: 0.01 + 0.2*dice.Float64(), At: now}
	}
	for range 20_000 {
		a, b := random(), random()
		score := float64(dice.IntN(3)) / 2
		x, y := Glicko.Game(a, b, score, 0, now.Add(time.Duration(dice.IntN(1000))*time.Hour))
		for _, pair := range [][2]Strength{{a, x}, {b, y}} {
			before, after := pair[0], pair[1]
			if d := math.Abs(after.Points - before.Points); !(d <= MaxChange+1e-9) || !(after.Volatility > 0) || !(after.Deviation >= MinDeviation) || !(after.Deviation <= MaxDeviation) {
				t.Fatalf("%+v %+v %v: %+v %+v", a, b, score, x, y)
			}
		}
		if x.Points < a.Points && score == 1 || x.Points > a.Points && score == 0 {
			t.Fatalf("the winner lost points: %+v %+v %v: %+v", a, b, score, x)
		}
	}
}
