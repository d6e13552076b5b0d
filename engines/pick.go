package engines

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
)

// choosePV draws what is played among the lines, of which there must be one at least.
func (l Level) choosePV(lines []engine.PV, r *rand.Rand) engine.PV {
	best := lines[0]
	for _, other := range lines[1:] {
		if better(other.Score, best.Score) {
			best = other
		}
	}
	if best.Score.Proof == engine.ProvenWin || best.Score.Proof == engine.ProvenLoss || l.Margin <= 0 {
		return best
	}
	weights := make([]float64, len(lines))
	sum := 0.0
	for i := range lines {
		weights[i] = marginWeight(best.Score, lines[i].Score, l.Margin)
		sum += weights[i]
	}
	at := r.Float64() * sum
	for i, w := range weights {
		if at -= w; at < 0 {
			return lines[i]
		}
	}
	return best
}

// better orders scores: proven wins first, the shortest before the others; proven losses
// last, the longest before the others; what is between by the chance to win.
func better(a, b engine.Score) bool {
	if a.Proof == b.Proof {
		switch a.Proof {
		case engine.ProvenWin:
			return a.Distance < b.Distance
		case engine.ProvenLoss:
			return a.Distance > b.Distance
		}
	}
	rank := func(s engine.Score) float64 {
		switch s.Proof {
		case engine.ProvenWin:
			return 2
		case engine.ProvenLoss:
			return -1
		}
		return s.Win
	}
	return rank(a) > rank(b)
}

// marginWeight is how gladly a turn is played beside the best: from 1 if it is worth as much
// down to 0 if it is worth less by the margin.
func marginWeight(best, other engine.Score, margin float64) float64 {
	if other.Proof == engine.ProvenLoss {
		return 0
	}
	return min(1, max(0, 1-(best.Win-other.Win)/margin))
}
