package ugi

import (
	"fmt"
	"math"
	"strconv"

	"github.com/teahouse-games/teahouse/engine"
)

// A chance to win is told in three ways: as cp, because every program understands that;
// as mate, in plies, if it is proven; and exactly behind win, which is ours. 400 cp stand
// for winning ten times as often as losing, as in Elo's formula.
const cpPerDecade = 400

// mostCp is what an unproven score can be at most.
const mostCp = 9999

// scoreText is what stands behind score.
func scoreText(s engine.Score) string {
	win := strconv.FormatFloat(s.Win, 'f', 4, 64)
	switch s.Proof {
	case engine.ProvenWin:
		return fmt.Sprintf("mate %d win %s", max(1, s.In), win)
	case engine.ProvenLoss:
		return fmt.Sprintf("mate %d win %s", -s.In, win)
	case engine.ProvenDraw:
		return fmt.Sprintf("cp 0 win %s draw %d", win, s.In)
	}
	return fmt.Sprintf("cp %d win %s", centipoints(s.Win), win)
}

// centipoints is a chance to win on the scale of cp.
func centipoints(win float64) int {
	cp := cpPerDecade * math.Log10(win/(1-win))
	return int(math.Round(max(-mostCp, min(mostCp, cp)))) // ±∞ where win is 1 or 0
}

// chance is the inverse of centipoints.
func chance(cp int) float64 {
	return clampWin(1 / (1 + math.Pow(10, -float64(cp)/cpPerDecade)))
}

// clampWin keeps a chance that is not proven away from certainty.
func clampWin(win float64) float64 {
	const least = 1e-6
	return max(least, min(1-least, win))
}

// mate is the score of a win in so many plies, of a loss if they are not above 0.
func mate(plies int) engine.Score {
	if plies > 0 {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: plies}
	}
	return engine.Score{Proof: engine.ProvenLoss, In: -plies}
}
