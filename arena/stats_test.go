package arena

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

func TestElo(t *testing.T) {
	for _, tt := range []struct{ score, elo float64 }{
		{0.5, 0}, {0.75, 190.85}, {0.76, 200.24}, {10.0 / 11, 400}, {1.0 / 11, -400}, {1, math.Inf(1)}, {0, math.Inf(-1)},
	} {
		if got := Elo(tt.score); got != tt.elo && !near(got, tt.elo, 0.005) {
			t.Errorf("a score of %v is Elo %v, want %v", tt.score, got, tt.elo)
		}
		if got := ExpectedScore(tt.elo); !near(got, tt.score, 1e-4) {
			t.Errorf("of Elo %v a score of %v is expected, want %v", tt.elo, got, tt.score)
		}
	}
}

func TestPentanomial(t *testing.T) {
	for _, tt := range []struct {
		pairs            Pentanomial
		score, low, high float64
	}{
		{Pentanomial{0, 0, 100, 0, 0}, 0.5, 0.4864, 0.5136},
		{Pentanomial{50, 0, 0, 0, 50}, 0.5, 0.4030, 0.5970},
		{Pentanomial{0, 0, 0, 0, 100}, 1, 0.9710, 1},
		{Pentanomial{100, 0, 0, 0, 0}, 0, 0, 0.0290},
		{Pentanomial{1, 2, 3, 4, 5}, 0.6667, 0.4837, 0.8104},
	} {
		low, high := tt.pairs.Interval()
		if got := tt.pairs.Score(); !near(got, tt.score, 1e-4) || !near(low, tt.low, 1e-4) || !near(high, tt.high, 1e-4) {
			t.Errorf("%v: %.4f [%.4f, %.4f], want %v [%v, %v]", tt.pairs, got, low, high, tt.score, tt.low, tt.high)
		}
	}
}

// draw draws n pairs with these probabilities.
func draw(r *rand.Rand, chances [5]float64, n int) (p Pentanomial) {
	for range n {
		at := r.Float64()
		for i, c := range chances {
			if at -= c; at < 0 || i == 4 {
				p[i]++
				break
			}
		}
	}
	return p
}

func mean(chances [5]float64) (m float64) {
	for i, c := range chances {
		m += c * float64(i) / 4
	}
	return m
}

// The interval contains the true score in at least 94 of 100 matches, for very different kinds
// of pairs: of even players, of unequal ones, of players of whom one nearly always wins, where
// everything depends on the opening, where most games are drawn.
func TestIntervalCoverage(t *testing.T) {
	for i, chances := range [][5]float64{
		{0.25, 0, 0.5, 0, 0.25},
		{0.05, 0.1, 0.3, 0.25, 0.3},
		{0, 0, 0.04, 0, 0.96},
		{0.002, 0.01, 0.05, 0.1, 0.838},
		{0.01, 0.01, 0.96, 0.01, 0.01},
		{0.02, 0.16, 0.6, 0.2, 0.02},
		{0.5, 0, 0, 0, 0.5},
	} {
		for _, n := range []int{20, 100, 400} {
			t.Run(fmt.Sprint(chances, n), func(t *testing.T) {
				r := rand.New(rand.NewPCG(uint64(i), uint64(n)))
				const matches = 4000
				held := 0
				for range matches {
					low, high := draw(r, chances, n).Interval()
					if s := mean(chances); low <= s && s <= high {
						held++
					}
				}
				if part := float64(held) / matches; part < 0.94 {
					t.Errorf("the interval holds the score in %.1f%% of the matches", 100*part)
				}
			})
		}
	}
}

// The score of the other contender is 1 minus the score, and so are its bounds.
func TestPentanomialIsSymmetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p, other Pentanomial
		for i := range p {
			p[i] = rapid.IntRange(0, 300).Draw(t, "count")
			other[4-i] = p[i]
		}
		if p.N() == 0 {
			return
		}
		low, high := p.Interval()
		otherLow, otherHigh := other.Interval()
		if !near(p.Score()+other.Score(), 1, 1e-12) || !near(low+otherHigh, 1, 1e-12) || !near(high+otherLow, 1, 1e-12) {
			t.Fatalf("%v: %v [%v, %v]; from the other side %v [%v, %v]", p, p.Score(), low, high, other.Score(), otherLow, otherHigh)
		}
		s := SPRT{-10, 20}
		if a, b := s.llr(p), (SPRT{-20, 10}).llr(other); !near(a, -b, 1e-6*max(1, math.Abs(a))) {
			t.Fatalf("%v: a ratio of %v; from the other side %v", p, a, b)
		}
	})
}

func TestMeanEloStep(t *testing.T) {
	even := Pentanomial{25, 0, 50, 0, 25}
	better := Pentanomial{10, 0, 50, 0, 40} // 64.7% with one pair added on each side
	for _, tt := range []struct {
		name  string
		steps []Pentanomial
		want  float64
		half  float64 // of the interval
	}{
		{"even", []Pentanomial{even}, 0, 48.4},
		{"one step", []Pentanomial{better}, 105.3, 48.6},
		{"up and down", []Pentanomial{better, {40, 0, 50, 0, 10}}, 0, 34.3},
		{"four times", []Pentanomial{better, better, better, better}, 105.3, 24.3},
		{"always", []Pentanomial{{0, 0, 0, 0, 100}}, 801.7, 342.1},
	} {
		elo, low, high, ok := MeanEloStep(tt.steps)
		if !ok || !near(elo, tt.want, 1) || !near(high-elo, tt.half, 1) || !near(elo-low, tt.half, 1) {
			t.Errorf("%s: %.1f [%.1f, %.1f], %v; want %v ± %v", tt.name, elo, low, high, ok, tt.want, tt.half)
		}
	}
	for _, steps := range [][]Pentanomial{nil, {even, {}}} {
		if _, _, _, ok := MeanEloStep(steps); ok {
			t.Errorf("%v has a slope", steps)
		}
	}
}

// The interval contains the true mean step in at least 93 of 100 ladders.
func TestMeanEloStepCoverage(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	const ladders = 2000
	held := 0
	for range ladders {
		var steps []Pentanomial
		want := 0.0
		for _, elo := range []float64{20, 60, 100, 150} {
			chances := constrainedMLE([5]float64{0.2, 0.1, 0.4, 0.1, 0.2}, ExpectedScore(elo))
			steps = append(steps, draw(r, chances, 50))
			want += elo / 4
		}
		if _, low, high, _ := MeanEloStep(steps); low <= want && want <= high {
			held++
		}
	}
	if part := float64(held) / ladders; part < 0.93 {
		t.Errorf("the interval holds the slope in %.1f%% of the ladders", 100*part)
	}
}
