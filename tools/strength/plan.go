package main

import (
	"fmt"
	"slices"
)

// contest is one match: a command of teahouse match.
type contest struct {
	part    string // of the plan
	game    string
	options []string
	one     string
	other   string
	games   int
}

// few are the nodes that doubling begins with.
var few = map[string]int{"skud-pai-sho": 50, "ki-shogi": 500, "quaterno": 50, "balance-pai-sho": 50, "kutai-pai-sho": 20}

const doublings = 5

var games = []string{"skud-pai-sho", "quaterno", "kutai-pai-sho", "balance-pai-sho", "ki-shogi"}

// plan is what is played of a game; parts chooses, all if there are none.
func plan(game string, scale float64, parts []string) (all []contest) {
	add := func(part string, n int, one, other string, options ...string) {
		if len(parts) == 0 || slices.Contains(parts, part) {
			n = max(2, 2*int(float64(n)*scale/2))
			all = append(all, contest{part: part, game: game, options: options, one: one, other: other, games: n})
		}
	}
	variants := [][]string{nil}
	if game == "balance-pai-sho" {
		variants = [][]string{{"matching=classic"}, {"matching=opposites"}}
	}
	for _, options := range variants {
		add("greedy", 200, "level:8/10", "greedy", options...)
	}
	if game == "skud-pai-sho" {
		add("site", 200, "time:100ms", "site")
	}
	add("beginner", 100, "level:1", "greedy")
	last := variants[len(variants)-1]
	for n := 2; n <= 8; n++ {
		add("levels", 100, fmt.Sprintf("level:%d/20", n), fmt.Sprintf("level:%d/20", n-1), last...)
	}
	for i, n := 0, few[game]; i < doublings; i, n = i+1, 2*n {
		add("doubling", 100, fmt.Sprintf("nodes:%d", 2*n), fmt.Sprintf("nodes:%d", n), last...)
	}
	if game == "kutai-pai-sho" {
		variants = [][]string{{"target=20"}, {"target=25"}, {"target=30"}, {"target=40"}}
	}
	for _, options := range variants {
		add("itself", 100, "level:8/20", "level:8/20", options...)
	}
	return all
}
