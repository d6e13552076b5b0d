package players

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/engines"
)

// Usual is the level that people are offered first: one that a newcomer can beat after a
// few games.
const Usual = "3"

// simple are the names of the simple opponents, which play every game.
var simple = []string{"random", "greedy"}

// Named are the names of the levels that people are offered in a game, the weakest first:
// "1" to "8". The simple opponents are left out, since a list of ten that begins with two
// of another kind helps nobody to choose.
func Named(game string) (names []string) {
	levels, err := engines.Levels(game)
	if err != nil {
		return slices.Clone(simple)
	}
	for _, l := range levels {
		names = append(names, strconv.Itoa(l.Number))
	}
	return names
}

// All are the names of all computers that play a game: the levels, the weakest first, and
// the simple opponents.
func All(game string) []string {
	names := Named(game)
	for _, s := range simple {
		if !slices.Contains(names, s) {
			names = append(names, s)
		}
	}
	return names
}

// Plays reports whether a game is played by a computer of this name.
func Plays(game, name string) bool { return slices.Contains(All(game), name) }

// Called is what records and people call the computer of this name: "level 3" for "3".
func Called(name string) string {
	if _, err := strconv.Atoi(name); err == nil {
		return "level " + name
	}
	return name
}

// Recorded is the name of the computer of a game that a record calls so. ok is false for
// whoever else may be called so.
func Recorded(game, called string) (name string, ok bool) {
	for _, name := range All(game) {
		if Called(name) == called {
			return name, true
		}
	}
	return "", false
}

// LevelError is the error of asking for a computer that there is not.
type LevelError struct{ Game, Level string }

func (e *LevelError) Error() string {
	return fmt.Sprintf("no computer called %q plays %s; there are %s", e.Level, e.Game, strings.Join(All(e.Game), ", "))
}
