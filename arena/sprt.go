package arena

import "math"

// SPRT is a sequential probability ratio test of two hypotheses: that contender 0 is better by
// Elo0, and that it is better by Elo1 (A. Wald, Sequential Analysis, 1947). Each of them is
// accepted wrongly in one match of twenty.
type SPRT struct {
	Elo0 float64 `json:"elo0"`
	Elo1 float64 `json:"elo1"`
}

// errorRate is the probability of either error.
const errorRate = 0.05

// Bounds returns the log-likelihood ratios that end the test: it accepts the first hypothesis at or
// below lower, the second at or above upper.
func (SPRT) Bounds() (lower, upper float64) {
	b := math.Log((1 - errorRate) / errorRate)
	return -b, b
}

// Verdict is the result of a test.
type Verdict string

// The verdicts.
const (
	Undecided Verdict = ""
	AcceptH0  Verdict = "H0"
	AcceptH1  Verdict = "H1"
)

// Judge returns the log-likelihood ratio of the two hypotheses, and the verdict.
func (s SPRT) Judge(p Pentanomial) (llr float64, v Verdict) {
	llr = s.llr(p)
	lower, upper := s.Bounds()
	switch {
	case llr <= lower:
		return llr, AcceptH0
	case llr >= upper:
		return llr, AcceptH1
	}
	return llr, Undecided
}

// llr returns the generalized log-likelihood ratio: it compares the likelihoods of the counts under
// the most likely distributions of pairs with each of the two expected scores (M. Van den
// Bergh, “The GSPRT: a practical introduction”; X. Li, J. Liu, Z. Ying, “Generalized sequential
// probability ratio test for separate families of hypotheses”, 2014).
func (s SPRT) llr(p Pentanomial) float64 {
	n := p.N()
	if n == 0 {
		return 0
	}
	var shares [5]float64
	total := 0.0
	for i, count := range p {
		shares[i] = max(float64(count), pseudoCount)
		total += shares[i]
	}
	for i := range shares {
		shares[i] /= total
	}
	at0, at1 := constrainedMLE(shares, ExpectedScore(s.Elo0)), constrainedMLE(shares, ExpectedScore(s.Elo1))
	llr := 0.0
	for i, share := range shares {
		llr += share * math.Log(at1[i]/at0[i])
	}
	return total * llr
}

// pseudoCount is the count of a result that has not happened yet, because it might.
const pseudoCount = 1e-3

// constrainedMLE returns the distribution with this mean under which the shares are most likely: q =
// p/(1+x(a−s)), where x solves Σ p(a−s)/(1+x(a−s)) = 0. The sum falls as x grows, and all of q
// is above 0 between the poles.
func constrainedMLE(shares [5]float64, mean float64) (q [5]float64) {
	low, high := -1/(1-mean), 1/mean
	slope := func(x float64) (sum float64) {
		for i, share := range shares {
			d := float64(i)/4 - mean
			sum += share * d / (1 + x*d)
		}
		return sum
	}
	for range 100 {
		middle := (low + high) / 2
		if slope(middle) > 0 {
			low = middle
		} else {
			high = middle
		}
	}
	x := (low + high) / 2
	for i, share := range shares {
		q[i] = share / (1 + x*(float64(i)/4-mean))
	}
	return q
}
