package lab

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Suite says how the suite of a game is made.
type Suite struct {
	Play       SelfPlay
	Options    []map[string]string // sets of options, played in turn
	Nodes      uint64              // searched in each position to find problems; 0 if every position is solved exhaustively
	Wanted     map[int]int         // number of problems by number of turns: odd for wins, even for saving turns
	StallLimit int                 // give up after that many games in a row without a new problem; 0 for never

	OnProblem  func(SuiteProblem) error // receives each problem; its error stops the suite
	OnProgress func(Progress)           // called after each position; may be nil

	// Collect finds the problems, with a [Collector]. Its errors are those of Make.
	Collect func(ctx context.Context, s Suite) error
}

// Make makes the suite. The errors are those of ctx, of OnProblem and of the engine, and
// *[StalledError].
func (s Suite) Make(ctx context.Context) error { return s.Collect(ctx, s) }

// Progress is the progress of making a suite.
type Progress struct {
	Found          int         // problems
	Missing        map[int]int // problems still missing, by number of turns as in Suite.Wanted; do not modify
	Games          int         // games begun
	Positions      int         // positions examined
	GamesSinceLast int         // games since the last problem was found
}

// MissingText describes the missing problems, e.g. "2 won in 5 turns, 1 saved by one turn
// alone".
func (p Progress) MissingText() string {
	var parts []string
	for _, turns := range slices.Sorted(maps.Keys(p.Missing)) {
		kind := fmt.Sprintf("won in %d turns", turns)
		switch {
		case turns == 1:
			kind = "won in 1 turn"
		case turns%2 == 0:
			kind = "saved by one turn alone"
		}
		parts = append(parts, fmt.Sprintf("%d %s", p.Missing[turns], kind))
	}
	return strings.Join(parts, ", ")
}

// StalledError reports that too many games in a row had no new problem.
type StalledError struct{ Progress }

func (e *StalledError) Error() string {
	return fmt.Sprintf("nothing new was found in the last %d games; still missing: %s", e.GamesSinceLast, e.MissingText())
}
