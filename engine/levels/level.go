package levels

import (
	"fmt"
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// MaxLevel is the number of the strongest level; the weakest is 1.
const MaxLevel = 8

// Level is a playing strength: how long to search, and how much worse than the best turn the
// played turn may be.
type Level struct {
	Number     int     // 1 to MaxLevel
	Nodes      uint64  // of a search; see [engine.Limits]
	Candidates int     // number of best turns to choose from
	Margin     float64 // of the winning probability; candidates worse than the best by this much are not played
	// SampledMoves is the number of turns that the level considers; 0 for all of them. See
	// [Choose].
	SampledMoves int
	// SalientShare is the share of the sampled turns that are drawn by Salience; the others are
	// drawn from all turns. Salient turns are those that a person sees first, such as turns next
	// to other tiles.
	SalientShare float64
	// Salience returns the function that weighs the salient turns of a game.
	Salience func(game.State) Salience
	// MissReplyRate is the share of turns in which the level does not see the reply: a sampled
	// turn that loses by the reply then counts as even.
	MissReplyRate float64
	// NoFallbackSearch makes the level play a sampled turn even if all sampled turns are proven
	// losses, instead of searching for others.
	NoFallbackSearch bool
	// NoSafetyCheck lets the level play a turn after which the opponent can win in one turn,
	// although another turn prevents that, if its search has not seen it. A level without it
	// looks for another turn then, whatever else it misses.
	NoSafetyCheck bool
	// SeesWinInOne makes the level see every win in one turn, however few turns it samples, if
	// the engine finds it without a search; see [engine.WinFinder].
	SeesWinInOne bool
}

// Scaled returns the level with its nodes multiplied, e.g. by 0.1, to one at least. The other
// fields stay the same.
func (l Level) Scaled(factor float64) Level {
	l.Nodes = uint64(max(1, math.Round(float64(l.Nodes)*factor)))
	return l
}

// LevelError is the error for a level that does not exist.
type LevelError struct{ Number int }

func (e *LevelError) Error() string {
	return fmt.Sprintf("level %d: the levels are 1 to %d", e.Number, MaxLevel)
}

// Spec defines the engine of a game and its levels.
type Spec struct {
	New    func(engine.Options) engine.Engine
	Levels [MaxLevel]Level // the weakest first
	// Explain returns the evaluation of a game of its rules, which reports what counts. It is nil for an engine that
	// cannot.
	Explain func(g game.State) engine.Explained
	// Calibration is the calibration that engines of New report with, nil for none.
	Calibration *engine.Calibration
}

// Level returns a level by its number. The error is a *[LevelError].
func (s *Spec) Level(number int) (Level, error) {
	if number < 1 || number > MaxLevel {
		return Level{}, &LevelError{Number: number}
	}
	return s.Levels[number-1], nil
}
