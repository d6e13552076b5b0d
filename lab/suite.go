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
	Nodes   uint64              // searched in each position, to find problems
	Wanted  map[int]int         // how many of each number of turns: odd for wins, even for what saves
	Make    func(ctx context.Context, s SelfPlay, options []map[string]string, nodes uint64, wanted map[int]int, found func(Problem) error) error
}

// Suites are those that lab/testdata has, by game.
func Suites() map[string]Suite {
	return map[string]Suite{
		"ki-shogi": {
			Play:    SelfPlay{Game: "ki-shogi", Nodes: 3000, Opening: 8, Stray: 0.1, Longest: 150},
			Options: []map[string]string{{}, {"ki": "on"}, {}, {"field": "7x7"}},
			Nodes:   100_000,
			Wanted:  map[int]int{3: 48, 5: 48, 7: 24},
			Make:    KiShogiEnds,
		},
		"skud-pai-sho": {
			Play:    SelfPlay{Game: "skud-pai-sho", Nodes: 300, Opening: 12, Stray: 0.2, Longest: 200},
			Options: []map[string]string{{}, {"edition": "garden-gate"}},
			Nodes:   20_000,
			Wanted:  map[int]int{1: 24, 3: 8, 2: 10},
			Make:    SkudEnds,
		},
		"quaterno": {
			Play:    SelfPlay{Game: "quaterno", Nodes: 30, Opening: 6, Stray: 0.05, Longest: 80},
			Options: []map[string]string{{}},
			Wanted:  map[int]int{1: 12, 3: 12, 5: 4, 2: 12},
			Make:    QuaternoEnds,
		},
		"balance-pai-sho": {
			Play:    SelfPlay{Game: "balance-pai-sho", Nodes: 30, Opening: 6, Stray: 0.05, Longest: 60},
			Options: []map[string]string{{"matching": "opposites"}, {}},
			Wanted:  map[int]int{1: 12, 3: 8, 2: 2},
			Make:    BalanceEnds,
		},
		"kutai-pai-sho": {
			Play:    SelfPlay{Game: "kutai-pai-sho"},
			Options: []map[string]string{{}, {}, {"lines": "queen"}, {"places": "squares"}},
			Wanted:  map[int]int{1: 8, 3: 16, 2: 10},
			Make:    KutaiEnds,
		},
	}
}

// SuiteGames are the games that have a suite.
func SuiteGames() []string { return slices.Sorted(maps.Keys(Suites())) }
