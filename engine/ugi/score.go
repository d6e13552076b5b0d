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
const centipawnScale = 400

// maxCentipawns is what an unproven score can be at most.
const maxCentipawns = 9999

// scoreText is what stands behind score.
func scoreText(s engine.Score) string {
	win := strconv.FormatFloat(s.Win, 'f', 4, 64)
	switch s.Proof {
	case engine.ProvenWin:
		return fmt.Sprintf("mate %d win %s", max(1, s.Distance), win)
	case engine.ProvenLoss:
		return fmt.Sprintf("mate %d win %s", -s.Distance, win)
	case engine.ProvenDraw:
		return fmt.Sprintf("cp 0 win %s draw %d", win, s.Distance)
	}
	return fmt.Sprintf("cp %d win %s", centipawns(s.Win), win)
}

// centipawns is a chance to win on the scale of cp.
func centipawns(win float64) int {
	cp := centipawnScale * math.Log10(win/(1-win))
	return int(math.Round(max(-maxCentipawns, min(maxCentipawns, cp)))) // ±∞ where win is 1 or 0
}

// winOfCentipawns is the inverse of centipoints.
func winOfCentipawns(cp int) float64 {
	return clampWin(1 / (1 + math.Pow(10, -float64(cp)/centipawnScale)))
}

// clampWin keeps a chance that is not proven away from certainty.
func clampWin(win float64) float64 {
	const least = 1e-6
	return max(least, min(1-least, win))
}

// mateScore is the score of a win in so many plies, of a loss if they are not above 0.
func mateScore(plies int) engine.Score {
	if plies > 0 {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: plies}
	}
	return engine.Score{Proof: engine.ProvenLoss, Distance: -plies}
}
