package players

import (
	"math/rand/v2"
	"slices"
)

// Level is how well a computer plays.
type Level struct {
	Name  string
	Games []string // that it can play; nil for all
	New   func(*rand.Rand) Player
}

// Levels are those there are, the weakest first.
var Levels = []Level{
	{Name: "random", New: Random},
	{Name: "greedy", New: Greedy},
}

// Plays reports whether a computer of this level can play a game.
func (l *Level) Plays(game string) bool { return l.Games == nil || slices.Contains(l.Games, game) }

// Named are the names of the levels that can play a game, the weakest first.
func Named(game string) (names []string) {
	for i := range Levels {
		if Levels[i].Plays(game) {
			names = append(names, Levels[i].Name)
		}
	}
	return names
}
