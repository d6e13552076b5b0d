package lab

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// drawnSamples draws results of positions with random values by a calibration.
func drawnSamples(c *engine.Calibration, n int) (samples []ChanceSample) {
	r := rand.New(rand.NewPCG(1, 1))
	for i := range n {
		s := ChanceSample{Game: i / 20, Turns: i % 20, Phase: i / 2 % len(c.Phases), Mover: game.Seat(i % 2), Value: 0.02 + 0.96*r.Float64()}
		s.Win = c.Phases[s.Phase].Expected(s.Value, s.Mover)
		if r.Float64() < s.Win {
			s.Result = 1
		}
		samples = append(samples, s)
	}
	return samples
}

// The fit finds the calibration that results were drawn by, and the bands then hold what they say.
func TestSummarizeChances(t *testing.T) {
	c := &engine.Calibration{Phases: []engine.PhaseCalibration{
		{Name: "early", Slope: 0.6, Cube: 0.05, First: 0.2, Mover: -0.1}, {Name: "late", Slope: 1.4},
	}}
	samples := drawnSamples(c, 60_000)
	r := SummarizeChances(samples, c)
	if r.Games != 3000 || r.Positions != 60_000 || len(r.Phases) != 2 {
		t.Fatalf("%d games, %d positions, %d phases", r.Games, r.Positions, len(r.Phases))
	}
	for i, want := range c.Phases {
		got := r.Phases[i].Fit
		if got.Name != want.Name || math.Abs(got.Slope-want.Slope) > 0.12 || math.Abs(got.Cube-want.Cube) > 0.03 ||
			math.Abs(got.First-want.First) > 0.06 || math.Abs(got.Mover-want.Mover) > 0.06 {
			t.Errorf("fitted %+v, drawn by %+v", got, want)
		}
	}
	for _, b := range r.All.Bands {
		if b.Reported < b.From || b.Reported > b.From+0.1 || math.Abs(b.Scored-b.Reported) > 4*b.Error || b.Error > 0.02 || b.Drawn != 0 {
			t.Errorf("a band %+v", b)
		}
	}
	for _, want := range []string{"3000 games, 60000 positions", "early", "late", " 70 to  80%", "|"} {
		if !strings.Contains(r.Text(), want) {
			t.Errorf("%q is not in\n%s", want, r.Text())
		}
	}
	picture := xml.NewDecoder(bytes.NewReader(r.SVG()))
	circles := 0
	for {
		token, err := picture.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "circle" {
			circles++
		}
	}
	if circles != bands {
		t.Errorf("the picture has %d circles", circles)
	}
}

// A slope that would be negative is 0.
func TestFitIsNotNegative(t *testing.T) {
	c := &engine.Calibration{Phases: []engine.PhaseCalibration{{Name: "all", Slope: 1}}}
	samples := drawnSamples(c, 5000)
	for i := range samples {
		samples[i].Result = 1 - samples[i].Result
	}
	if f := SummarizeChances(samples, c).All.Fit; f.Slope < 0 || f.Cube < 0 {
		t.Errorf("fitted %+v", f)
	}
}

// Proven positions are no part of the bands. Of pairs, those count that differ by less than a tenth.
func TestAgreement(t *testing.T) {
	after := func(x float64) *float64 { return &x }
	samples := []ChanceSample{
		{Win: 0.5, Value: 0.5, Kept: after(0.55), Fresh: &FreshPair{0.5, 0.3}},
		{Win: 0.5, Value: 0.5, Kept: after(0.35), Fresh: &FreshPair{0.4, 0.45}},
		{Win: 1, Value: 1, Kept: after(0), Proven: true},
	}
	r := SummarizeChances(samples, nil)
	if r.All.Kept.Pairs != 2 || r.All.Kept.Within != 0.5 || math.Abs(r.All.Kept.Mean+0.05) > 1e-9 {
		t.Errorf("one after the other %+v", r.All.Kept)
	}
	if r.All.Fresh.Pairs != 2 || r.All.Fresh.Within != 0.5 || math.Abs(r.All.Fresh.Mean+0.075) > 1e-9 {
		t.Errorf("afresh %+v", r.All.Fresh)
	}
	if n := r.All.positions(); n != 2 {
		t.Errorf("%d positions in the bands", n)
	}
}

// What was written is read again; half a line at the end is dropped, other lines are refused.
func TestReadChanceSamples(t *testing.T) {
	c := &engine.Calibration{Phases: []engine.PhaseCalibration{{Slope: 1}}}
	var file bytes.Buffer
	for _, s := range drawnSamples(c, 3) {
		line, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		file.Write(append(line, '\n'))
	}
	whole := file.String()
	for text, want := range map[string]int{whole: 3, whole + `{"game":`: 3, "": 0} {
		if got, err := ReadChanceSamples(strings.NewReader(text)); err != nil || len(got) != want {
			t.Errorf("%d samples, %v, want %d", len(got), err, want)
		}
	}
	for text, want := range map[string]string{whole + "{}}\n": "line 4", whole + `{"win":2}` + "\n": "line 4: a chance"} {
		if _, err := ReadChanceSamples(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
