package arena

import "math"

// MeanEloStep is what a step of a ladder is worth: each pair of counts is of a match between a
// rung and the one below, and the differences of rating are averaged. The interval is the
// 95% one; the matches are independent, so that their errors add up as squares. A score
// is taken with one pair won and one lost added, as in [Pentanomial.Interval], so that all
// differences are finite. Without a match, or with one that has no pair, ok is false.
func MeanEloStep(steps []Pentanomial) (elo, low, high float64, ok bool) {
	variance := 0.0
	for _, p := range steps {
		if p.N() == 0 {
			return 0, 0, 0, false
		}
		mean, v := p.moments(onePairEach)
		perShare := 400 / (math.Ln10 * mean * (1 - mean)) // the slope of Elo at this score
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
