package alphabeta

import "github.com/teahouse-games/teahouse/engine"

// Values are points for the seat to move. Ends that are proven lie at both ends of the
// scale, the nearer the farther out.
const (
	won      = 32_000       // for the seat to move, at once
	maxPly   = 120          // that a line may be long
	proven   = won - maxPly // what is not below is a proven win
	forfeit  = 20_000       // repeating what may not be repeated: certain enough, not proven
	infinite = 32_100
)

// score tells a value at the root.
func score(b engine.Board, value int) engine.Score {
	switch {
	case value >= proven:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: won - value}
	case value <= -proven:
		return engine.Score{Win: 0, Proof: engine.ProvenLoss, In: won + value}
	}
	return engine.Score{Win: b.Chance(value)}
}

// In the table ends are counted from the position that is kept, not from the root.

func toTable(value, ply int) int {
	switch {
	case value >= proven:
		return value + ply
	case value <= -proven:
		return value - ply
	}
	return value
}

func fromTable(value, ply int) int {
	switch {
	case value >= proven:
		return value - ply
	case value <= -proven:
		return value + ply
	}
	return value
}
