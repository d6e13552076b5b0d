package lab

import (
	"context"
	"maps"
	"slices"
)

// Suite is how the suite of a game is made.
type Suite struct {
	Play    SelfPlay
	Options []map[string]string // played in turn
	Nodes   uint64              // searched in each position, to find problems; 0 if everything is looked at
	Wanted  map[int]int         // how many of each number of turns: odd for wins, even for what saves
	Vain    int                 // after so many games in a row with nothing new it is given up; 0 for never

	Found  func(Problem) error // gets each problem; its error ends the making
	Looked func(Progress)      // is told after each position that was looked at; may be nil

	ends func(ctx context.Context, s Suite) error
}

// Make makes the suite. Its errors are those of ctx, of Found and of the engine, and
// *[NothingNewError].
func (s Suite) Make(ctx context.Context) error { return s.ends(ctx, s) }

// Suites are those that lab/testdata has, by game. Each of them is given up only after many
// times as many games as it ever had to wait for the next problem.
func Suites() map[string]Suite {
	return map[string]Suite{
		"ki-shogi": {
			Play:    SelfPlay{Game: "ki-shogi", Nodes: 3000, Opening: 8, Stray: 0.1, Longest: 150},
			Options: []map[string]string{{}, {"ki": "on"}, {}, {"field": "7x7"}},
			Nodes:   100_000,
			Wanted:  map[int]int{3: 48, 5: 48, 7: 24},
			Vain:    1000,
			ends:    KiShogiEnds,
		},
		"skud-pai-sho": {
			Play:    SelfPlay{Game: "skud-pai-sho", Nodes: 300, Opening: 12, Stray: 0.2, Longest: 200},
			Options: []map[string]string{{}, {"edition": "garden-gate"}},
			Nodes:   20_000,
			Wanted:  map[int]int{1: 24, 3: 8, 2: 10},
			Vain:    500,
			ends:    SkudEnds,
		},
		"quaterno": {
			Play:    SelfPlay{Game: "quaterno", Nodes: 30, Opening: 6, Stray: 0.05, Longest: 80},
			Options: []map[string]string{{}},
			Wanted:  map[int]int{1: 12, 3: 12, 5: 4, 2: 12},
			Vain:    3000,
			ends:    QuaternoEnds,
		},
		"balance-pai-sho": {
			Play:    SelfPlay{Game: "balance-pai-sho", Nodes: 30, Opening: 6, Stray: 0.05, Longest: 60},
			Options: []map[string]string{{"matching": "opposites"}, {}},
			Wanted:  map[int]int{1: 12, 3: 8, 2: 2},
			Vain:    10_000,
			ends:    BalanceEnds,
		},
		"kutai-pai-sho": {
			Play:    SelfPlay{Game: "kutai-pai-sho"},
			Options: []map[string]string{{}, {}, {"lines": "queen"}, {"places": "squares"}},
			Wanted:  map[int]int{1: 8, 3: 16, 2: 10},
			Vain:    5000,
			ends:    KutaiEnds,
		},
	}
}

// SuiteGames are the games that have a suite.
func SuiteGames() []string { return slices.Sorted(maps.Keys(Suites())) }
