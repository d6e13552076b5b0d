package alphabeta

import (
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

// score converts a value at the root.
func score(b engine.Board, value int) engine.Score {
	switch {
	case value >= provenWin:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: winValue - value}
	case value <= -provenWin:
		return engine.Score{Win: 0, Proof: engine.ProvenLoss, Distance: winValue + value}
	}
	return engine.Score{Win: b.WinProbability(value)}
}

// drawValue returns the value whose winning probability is below a half by contempt.
func drawValue(b engine.Board, contempt float64) int {
	if contempt == 0 {
		return 0
	}
	return sort.Search(2*engine.MaxValue, func(i int) bool { return b.WinProbability(i-engine.MaxValue) >= 0.5-contempt }) - engine.MaxValue
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
