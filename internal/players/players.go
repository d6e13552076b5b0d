package players

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/sparring"
)

// Player chooses a turn for the seat that is to move.
type Player = sparring.Player

// ErrOver is the error of a choice where there is no turn.
var ErrOver = sparring.ErrGameOver

// Random returns a player that draws each move of a turn as Sample of the game
// does. It also stands for chance.
func Random(r *rand.Rand) Player { return sparring.Random(r) }

// Greedy returns a player that looks one turn ahead.
func Greedy(r *rand.Rand) Player { return sparring.Greedy(r) }

// New returns the player of this name for a game; see [AllNames]. What it chooses first follows
// from r and the position. The error is a *[UnknownLevelError].
func New(game, name string, r *rand.Rand) (Player, error) {
	return new(EnginePlayer).Player("", game, name, r)
}
