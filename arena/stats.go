package arena

import "math"

// Pentanomial counts pairs of games by the result of contender 0: index 0 counts pairs in which
// it lost both, 1 lost one and drew one, 2 won as many as it lost, 3 won one and drew one, 4
// won both. Games of a pair begin from the same opening and are not independent; pairs are.
type Pentanomial [5]int

// N returns the number of pairs.
func (p Pentanomial) N() (n int) {
	for _, count := range p {
		n += count
	}
	return n
}

// Score returns the mean share of the points, 0 to 1; NaN without pairs.
func (p Pentanomial) Score() float64 {
	mean, _ := p.moments([5]float64{})
	return mean
}

// moments returns the mean and the variance of the score of a pair after something is added to
// the counts.
func (p Pentanomial) moments(added [5]float64) (mean, variance float64) {
	n := 0.0
	for i, count := range p {
		c := float64(count) + added[i]
		n += c
		mean += c * float64(i) / 4
	}
	mean /= n
	for i, count := range p {
		d := float64(i)/4 - mean
		variance += (float64(count) + added[i]) * d * d / n
	}
	return mean, variance
}

// onePairEach is one pair won and one pair lost.
var onePairEach = [5]float64{0: 1, 4: 1}

// z95 is the size that a standard normal variable exceeds with probability 5%.
const z95 = 1.959963984540054

// Interval returns the 95% confidence interval of the score: that of the mean of independent pairs
// after one pair won and one pair lost have been added. This keeps the interval honest when all
// pairs are alike (A. Agresti and B. Coull, “Approximate is better than ‘exact’ for interval
// estimation of binomial proportions”, The American Statistician 52, 1998).
func (p Pentanomial) Interval() (low, high float64) {
	mean, variance := p.moments(onePairEach)
	half := z95 * math.Sqrt(variance/float64(p.N()+2))
	return max(0, mean-half), min(1, mean+half)
}

// Elo returns the rating difference with this expected score: 400·log10(s/(1−s)), infinite for 1 and
// 0 (A. Elo, The Rating of Chessplayers, 1978).
func Elo(score float64) float64 { return 400 * math.Log10(score/(1-score)) }

// ExpectedScore returns the expected score of a rating difference.
func ExpectedScore(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// MeanEloStep returns the mean rating difference of a step of a ladder: each element counts the
// pairs of a match between a contender and the one below it. The interval is the 95% one; the
// matches are independent, so that their variances add up. One pair won and one pair lost are
// added to each match, as in [Pentanomial.Interval], so that all differences are finite.
// Without a match, or with one that has no pair, ok is false.
func MeanEloStep(steps []Pentanomial) (elo, low, high float64, ok bool) {
	variance := 0.0
	for _, p := range steps {
		if p.N() == 0 {
			return 0, 0, 0, false
		}
		mean, v := p.moments(onePairEach)
		perShare := 400 / (math.Ln10 * mean * (1 - mean)) // the derivative of Elo at this score
		elo += Elo(mean)
		variance += v / float64(p.N()+2) * perShare * perShare
	}
	n := float64(len(steps))
	if n == 0 {
		return 0, 0, 0, false
	}
	elo /= n
	half := z95 * math.Sqrt(variance) / n
	return elo, elo - half, elo + half, true
}
