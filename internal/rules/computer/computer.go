package computer

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/sparring"
)

// DefaultLevel is the level offered first: one that a newcomer can beat after a few games.
const DefaultLevel = "3"

// simplePlayers are the names of the simple opponents, which play every game.
var simplePlayers = []string{"random", "greedy"}

// Levels returns the names of the levels offered in a game, the weakest first: "1" to "8". The
// simple opponents are left out, because a list of ten with two of another kind does not
// help to choose.
func Levels(game string) (names []string) {
	levels, err := engines.Levels(game)
	if err != nil {
		return slices.Clone(simplePlayers)
	}
	for _, l := range levels {
		names = append(names, strconv.Itoa(l.Number))
	}
	return names
}

// AllNames returns the names of all computers that play a game: the levels, the weakest first, and
// the simple opponents.
func AllNames(game string) []string {
	names := Levels(game)
	for _, s := range simplePlayers {
		if !slices.Contains(names, s) {
			names = append(names, s)
		}
	}
	return names
}

// Exists reports whether a game is played by a computer of this name.
func Exists(game, name string) bool { return slices.Contains(AllNames(game), name) }

// DisplayName returns the name of a computer in records and pages: "level 3" for "3".
func DisplayName(name string) string {
	if _, err := strconv.Atoi(name); err == nil {
		return "level " + name
	}
	return name
}

// FromDisplayName returns the name of the computer that a record names like this. ok is false
// for any other player.
func FromDisplayName(game, called string) (name string, ok bool) {
	for _, name := range AllNames(game) {
		if DisplayName(name) == called {
			return name, true
		}
	}
	return "", false
}

// UnknownLevelError is the error of an unknown level.
type UnknownLevelError struct{ Game, Level string }

func (e *UnknownLevelError) Error() string {
	return fmt.Sprintf("no computer called %q plays %s; there are %s", e.Level, e.Game, strings.Join(AllNames(e.Game), ", "))
}

// Player chooses a turn for the seat that is to move.
type Player = sparring.Player

// ErrOver is the error of a choice where there is no turn.
var ErrOver = sparring.ErrGameOver

// Random returns a player that draws each move of a turn as Sample of the game does. It
// also plays chance turns.
func Random(r *rand.Rand) Player { return sparring.Random(r) }

// Greedy returns a player that looks one turn ahead.
func Greedy(r *rand.Rand) Player { return sparring.Greedy(r) }

// New returns the player of this name for a game; see [AllNames]. What it chooses first follows
// from r and the position. The error is a *[UnknownLevelError].
func New(game, name string, r *rand.Rand) (Player, error) {
	return new(EnginePlayer).Player("", game, name, r)
}
