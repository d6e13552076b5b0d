package alphabeta

import (
	"math"
	"sort"

	"github.com/teahouse-games/teahouse/engine"
)

// Values are points for the seat to move. Proven ends are at both ends of the scale, nearer
// ends farther out.
const (
	winValue       = 32_000            // for the seat to move, at once
	maxPly         = 120               // longest variation
	provenWin      = winValue - maxPly // a value of at least this is a proven win
	repetitionLoss = 20_000            // for a forbidden repetition: certain enough, but not proven
	infinity       = 32_100
)

// score converts a variation from the root to a score, and to what the search prefers about it.
//
// Values swing between even and odd depths, because a variation that ends with a turn of the
// opponent has seen one more of its threats. A score is therefore the mean of the last two depths.
func (w *worker) score(f variation) (score engine.Score, preference float64) {
	switch {
	case f.value >= provenWin:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: winValue - f.value}, 0
	case f.value <= -provenWin:
		return engine.Score{Win: 0, Proof: engine.ProvenLoss, Distance: winValue + f.value}, 0
	}
	score.Win = w.expected(f.value)
	if f.earlier < repetitionLoss && f.earlier > -repetitionLoss {
		score.Win = (score.Win + w.expected(f.earlier)) / 2
	}
	return score, w.board.WinProbability(f.value) - score.Win
}

// expected returns the expected result of an unproven value at the root. The value of a draw by
// repetition contains contempt, the expected result does not.
func (w *worker) expected(value int) float64 {
	if w.contempt != 0 && value == -w.contempt {
		return 0.5
	}
	return w.board.WinProbability(value)
}

// maxContempt bounds [engine.Options.Contempt]: with half a win a draw would be as bad as a loss.
const maxContempt = 0.49

// contemptPoints converts contempt for draws to points.
func contemptPoints(b engine.Board, contempt float64) int {
	size := min(math.Abs(contempt), maxContempt)
	points := sort.Search(engine.MaxValue, func(v int) bool { return b.WinProbability(v) >= 0.5+size })
	if contempt < 0 {
		return -points
	}
	return points
}

// valueToTable makes the distance of a proven end relative to the stored position instead of
// the root; valueFromTable does the reverse.
func valueToTable(value, ply int) int {
	switch {
	case value >= provenWin:
		return value + ply
	case value <= -provenWin:
		return value - ply
	}
	return value
}

func valueFromTable(value, ply int) int {
	switch {
	case value >= provenWin:
		return value - ply
	case value <= -provenWin:
		return value + ply
	}
	return value
}
