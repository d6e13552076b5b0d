package opponent

import (
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/room"
)

// playerFor is the player of a seat: of its level, or of the weakest one if the level does
// not play the game any more.
func (p *Pool) playerFor(t *players.EnginePlayer, s room.ThinkRequest) (players.Player, error) {
	name := s.Table.Rules().Name
	player, err := t.Player(matchOf(s), name, s.Level, newRand())
	if err == nil {
		return player, nil
	}
	p.Log.Warn("there is no such computer any more; the weakest plays", "match", s.Match, "level", s.Level, "game", name)
	return t.Player(matchOf(s), name, players.Levels(name)[0], newRand())
}

// matchOf tells matches apart in which an engine may remember: one seat's of each.
func matchOf(s room.ThinkRequest) string { return fmt.Sprint(s.Match, " ", s.Seat) }

func newRand() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) }
