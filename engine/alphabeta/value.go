package alphabeta

import "github.com/teahouse-games/teahouse/engine"

// Values are points for the seat to move. Ends that are proven lie at both ends of the
// scale, the nearer the farther out.
const (
	winValue       = 32_000            // for the seat to move, at once
	maxPly         = 120               // that a line may be long
	provenWin      = winValue - maxPly // what is not below is a proven win
	repetitionLoss = 20_000            // repeating what may not be repeated: certain enough, not proven
	infinity       = 32_100
)

// score tells a value at the root.
func score(b engine.Board, value int) engine.Score {
	switch {
	case value >= provenWin:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: winValue - value}
	case value <= -provenWin:
		return engine.Score{Win: 0, Proof: engine.ProvenLoss, Distance: winValue + value}
	}
	return engine.Score{Win: b.WinProbability(value)}
}

// In the table ends are counted from the position that is kept, not from the root.

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
