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

	collect func(ctx context.Context, s Suite) error
}

// Make makes the suite. The errors are those of ctx, of OnProblem and of the engine, and
// *[StalledError].
func (s Suite) Make(ctx context.Context) error { return s.collect(ctx, s) }

// Suites returns the suites in lab/testdata, by game. Their stall limits are many times the
// longest wait for a problem.
func Suites() map[string]Suite {
	return map[string]Suite{
		"ki-shogi": {
			Play:       SelfPlay{Game: "ki-shogi", Nodes: 3000, MaxOpening: 8, RandomShare: 0.1, MaxTurns: 150},
			Options:    []map[string]string{{}, {"ki": "on"}, {}, {"field": "7x7"}},
			Nodes:      100_000,
			Wanted:     map[int]int{3: 48, 5: 48, 7: 24},
			StallLimit: 1000,
			collect:    KiShogiEndgames,
		},
		"skud-pai-sho": {
			Play:       SelfPlay{Game: "skud-pai-sho", Nodes: 300, MaxOpening: 12, RandomShare: 0.2, MaxTurns: 200},
			Options:    []map[string]string{{}, {"edition": "garden-gate"}},
			Nodes:      20_000,
			Wanted:     map[int]int{1: 24, 3: 8, 2: 10},
			StallLimit: 500,
			collect:    SkudEndgames,
		},
		"quaterno": {
			Play:       SelfPlay{Game: "quaterno", Nodes: 30, MaxOpening: 6, RandomShare: 0.05, MaxTurns: 80},
			Options:    []map[string]string{{}},
			Wanted:     map[int]int{1: 12, 3: 12, 5: 4, 2: 12},
			StallLimit: 3000,
			collect:    QuaternoEndgames,
		},
		"balance-pai-sho": {
			Play:       SelfPlay{Game: "balance-pai-sho", Nodes: 30, MaxOpening: 6, RandomShare: 0.05, MaxTurns: 60},
			Options:    []map[string]string{{"matching": "opposites"}, {}},
			Wanted:     map[int]int{1: 12, 3: 8, 2: 2},
			StallLimit: 10_000,
			collect:    BalanceEndgames,
		},
		"kutai-pai-sho": {
			Play:       SelfPlay{Game: "kutai-pai-sho"},
			Options:    []map[string]string{{}, {}, {"lines": "queen"}, {"places": "squares"}},
			Wanted:     map[int]int{1: 8, 3: 16, 2: 10},
			StallLimit: 5000,
			collect:    KutaiEndgames,
		},
	}
}

// SuiteGames returns the names of the games that have a suite.
func SuiteGames() []string { return slices.Sorted(maps.Keys(Suites())) }

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
