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
	Wanted  map[int]int         // how many of each length
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
	}
}

// SuiteGames are the games that have a suite.
func SuiteGames() []string { return slices.Sorted(maps.Keys(Suites())) }
