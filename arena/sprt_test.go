package arena

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// Figures from the tests of fastchess, a program that plays matches of chess engines, for the
// same ratio (app/tests/sprt_test.cpp, “logistic pentanomial”), with two decimals.
func TestLLRAsPublished(t *testing.T) {
	for _, tt := range []struct {
		pairs      Pentanomial
		elo0, elo1 float64
		want       float64
	}{
		{Pentanomial{223, 9863, 20279 + 1000, 10037, 246}, 0.5, 2.5, -3.07},
		{Pentanomial{871, 26175, 55003 + 980, 26678, 821}, 0, 2, -4.98},
	} {
		if got := (SPRT{tt.elo0, tt.elo1}).llr(tt.pairs); !near(got, tt.want, 0.005) {
			t.Errorf("%v, Elo %v and %v: the ratio is %.4f, want %v", tt.pairs, tt.elo0, tt.elo1, got, tt.want)
		}
	}
}

// If all pairs are won or lost as a whole there is one distribution for each score, and the
// ratio is Wald's for a coin.
func TestLLRWithoutDraws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		won, lost := rapid.IntRange(1, 500).Draw(t, "won"), rapid.IntRange(1, 500).Draw(t, "lost")
		s := SPRT{rapid.Float64Range(-200, 0).Draw(t, "elo0"), rapid.Float64Range(1, 200).Draw(t, "elo1")}
		s0, s1 := ExpectedScore(s.Elo0), ExpectedScore(s.Elo1)
		want := float64(won)*math.Log(s1/s0) + float64(lost)*math.Log((1-s1)/(1-s0))
		if got := s.llr(Pentanomial{0: lost, 4: won}); !near(got, want, 0.02) {
			t.Fatalf("%d won, %d lost, %v: the ratio is %v, want %v", won, lost, s, got, want)
		}
	})
}

func TestConstrainedMLE(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var shares [5]float64
		sum := 0.0
		for i := range shares {
			shares[i] = rapid.Float64Range(1e-6, 1).Draw(t, "share")
			sum += shares[i]
		}
		for i := range shares {
			shares[i] /= sum
		}
		want := rapid.Float64Range(0.01, 0.99).Draw(t, "mean")
		q := constrainedMLE(shares, want)
		sum = 0
		for _, c := range q {
			if c <= 0 {
				t.Fatalf("%v has a chance that is not above 0", q)
			}
			sum += c
		}
		if !near(sum, 1, 1e-6) || !near(mean(q), want, 1e-6) {
			t.Fatalf("%v adds up to %v with the mean %v, want 1 and %v", q, sum, mean(q), want)
		}
		// No distribution near it with the same sum and mean is likelier.
		likelihood := func(q [5]float64) (l float64) {
			for i, c := range q {
				l += shares[i] * math.Log(c)
			}
			return l
		}
		for _, way := range [][5]float64{{1, -2, 1}, {0, 1, -2, 1}, {0, 0, 1, -2, 1}} {
			for _, size := range []float64{1e-3, -1e-3} {
				other := q
				inside := true
				for i := range other {
					other[i] += size * way[i]
					inside = inside && other[i] > 0
				}
				if inside && likelihood(other) > likelihood(q)+1e-9 {
					t.Fatalf("%v is likelier than %v for the shares %v", other, q, shares)
				}
			}
		}
	})
}

func TestBounds(t *testing.T) {
	lower, upper := SPRT{}.Bounds()
	if !near(lower, -2.9444, 1e-4) || !near(upper, 2.9444, 1e-4) {
		t.Errorf("the bounds are %v and %v, want those of a risk of 5%%, ∓2.9444", lower, upper)
	}
	if llr, verdict := (SPRT{0, 10}).Judge(Pentanomial{}); llr != 0 || verdict != Undecided {
		t.Errorf("before the first pair: %v, %v", llr, verdict)
	}
}

// Of matches between players whose strength is one of the hypotheses about one in twenty has
// the wrong verdict; the others have the right one.
func TestSPRTErrorRates(t *testing.T) {
	test := SPRT{0, 60}
	for _, tt := range []struct {
		name string
		even [5]float64 // probabilities for even players
	}{
		{"mostly decided", [5]float64{0.25, 0, 0.5, 0, 0.25}},
		{"many draws", [5]float64{0.03, 0.17, 0.6, 0.17, 0.03}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, elo := range []float64{test.Elo0, test.Elo1} {
				chances := constrainedMLE(tt.even, ExpectedScore(elo))
				r := rand.New(rand.NewPCG(5, 0))
				const matches = 600
				wrong := 0
				for range matches {
					var p Pentanomial
					verdict := Undecided
					for verdict == Undecided {
						one := draw(r, chances, 1)
						for i := range p {
							p[i] += one[i]
						}
						_, verdict = test.Judge(p)
					}
					if (verdict == AcceptH1) != (elo == test.Elo1) {
						wrong++
					}
				}
				if part := float64(wrong) / matches; part > 0.075 {
					t.Errorf("Elo %v: %.1f%% of the matches are judged wrongly", elo, 100*part)
				}
			}
		})
	}
}
