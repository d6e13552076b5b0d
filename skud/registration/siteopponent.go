package registration

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

// siteOpponent returns a player like the one on the usual site of the game: it looks
// one turn ahead, wins if it can, and else maximises the number of pairs of its tiles that are
// newly in Harmony plus the number of captured tiles of the opponent. One turn in ten is
// random.
func siteOpponent(r *rand.Rand) sparring.Player { return sitePlayer{r} }

// blunderInterval: one turn in this many is random.
const blunderInterval = 10

type sitePlayer struct{ r *rand.Rand }

func (p sitePlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	state, ok := g.(*skud.Game)
	if !ok {
		return "", fmt.Errorf("the opponent of the site plays %s alone, not %s", skud.Rules.Name, g.Rules().Name)
	}
	if p.r.IntN(blunderInterval) == 0 {
		return sparring.Random(p.r).Choose(ctx, g)
	}
	seat := g.ToMove()
	before := tileHarmonies(&state.Pos, seat)
	tiles := len(state.Pos.Flowers(seat.Opponent()))
	gains := func(g game.Playable, seat game.Seat) int {
		if sparring.WinScore(g, seat) == 1 {
			return 1 << 20
		}
		n := tiles - len(state.Pos.Flowers(seat.Opponent()))
		for pair, count := range tileHarmonies(&state.Pos, seat) {
			n += max(0, count-before[pair])
		}
		return n
	}
	return sparring.OnePly(p.r, gains).Choose(ctx, g)
}

// tileHarmonies counts the Harmonies of a seat by the kinds of their tiles.
func tileHarmonies(p *skud.Position, seat game.Seat) map[[2]skud.Tile]int {
	var buf [80]skud.Harmony
	found := map[[2]skud.Tile]int{}
	for _, h := range p.Harmonies(buf[:0]) {
		if h.Owner == seat {
			a, b := p.Tile(h.From), p.Tile(h.To)
			found[[2]skud.Tile{min(a, b), max(a, b)}]++
		}
	}
	return found
}
