package ugi

import (
	"fmt"
	"math"
	"strconv"

	"github.com/teahouse-games/teahouse/engine"
)

// A winning probability is sent in three forms: as cp, because every program understands that;
// as mate, in plies, if it is proven; and exactly after win, our extension. 400 cp stand for
// winning ten times as often as losing, as in Elo's formula.
const centipawnScale = 400

// maxCentipawns is the largest unproven score.
const maxCentipawns = 9999

// scoreText returns the text after score.
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

// maxPreference bounds what a search may add to a score.
const maxPreference = 2

// preferenceText returns the text about a preference that stands after the score, with a space before
// it, or nothing.
func preferenceText(preference float64) string {
	preference = max(-maxPreference, min(maxPreference, preference))
	if text := strconv.FormatFloat(preference, 'f', 4, 64); text != "0.0000" && text != "-0.0000" {
		return " preference " + text
	}
	return ""
}

// centipawns converts a winning probability to cp.
func centipawns(win float64) int {
	cp := centipawnScale * math.Log10(win/(1-win))
	return int(math.Round(max(-maxCentipawns, min(maxCentipawns, cp)))) // ±∞ where win is 1 or 0
}

// winOfCentipawns returns the inverse of centipawns.
func winOfCentipawns(cp int) float64 {
	return clampWin(1 / (1 + math.Pow(10, -float64(cp)/centipawnScale)))
}

// clampWin keeps an unproven winning probability away from 0 and 1.
func clampWin(win float64) float64 {
	const least = 1e-6
	return max(least, min(1-least, win))
}

// mateScore returns the score of a win in that many plies, or of a loss if plies is not above 0.
func mateScore(plies int) engine.Score {
	if plies > 0 {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: plies}
	}
	return engine.Score{Proof: engine.ProvenLoss, Distance: -plies}
}
