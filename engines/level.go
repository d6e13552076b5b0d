package engines

import (
	"fmt"
	"math"
)

// MaxLevel is the number of the strongest level; the weakest is 1.
const MaxLevel = 8

// Level is how strong to play: how long to think, and how much worse than the best a
// turn may be that is played all the same.
type Level struct {
	Number     int     // 1 to Strongest
	Nodes      uint64  // of a search; see [engine.Limits]
	Candidates int     // how many of the best turns are candidates
	Margin     float64 // of the chance to win; candidates that are worth less by as much are not played
	// SampledMoves is how many turns somebody sees who does not see all of them, 0 for who does;
	// see [Choose].
	SampledMoves int
	// SalientShare is the share of glances that fall on what attracts the eye, such as what stands next
	// to what there is, where the game says so; the others fall on any turn.
	SalientShare float64
	// MissReplyRate is how often, of all turns, somebody does not think of the answers: then a turn
	// seen that loses by them looks even.
	MissReplyRate float64
	// NoFallbackSearch is who plays one of the turns seen even if all of them lose for certain, and
	// does not look for others.
	NoFallbackSearch bool
	// SeesWinInOne is who sees every turn that wins at once, however few glances there are, if
	// the engine finds it without a search; see [engine.Finisher].
	SeesWinInOne bool
}

// Scaled is the level with its nodes multiplied, e.g. by 0.1, and one at least. What it
// is willing to play stays as it is.
func (l Level) Scaled(factor float64) Level {
	l.Nodes = uint64(max(1, math.Round(float64(l.Nodes)*factor)))
	return l
}

// LevelError is the error of asking for a level that there is not.
type LevelError struct{ Number int }

func (e *LevelError) Error() string {
	return fmt.Sprintf("level %d: the levels are 1 to %d", e.Number, MaxLevel)
}

// Levels are those of a game, the weakest first. The error is a *[NoEngineError].
func Levels(game string) ([]Level, error) {
	m, err := lookup(game)
	if err != nil {
		return nil, err
	}
	return m.levels[:], nil
}

// LevelOf is the level of a game with this number. Its errors are a *[NoEngineError] and
// a *[LevelError].
func LevelOf(game string, number int) (Level, error) {
	m, err := lookup(game)
	if err != nil {
		return Level{}, err
	}
	if number < 1 || number > MaxLevel {
		return Level{}, &LevelError{Number: number}
	}
	return m.levels[number-1], nil
}
