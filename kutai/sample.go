package kutai

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// SampleMove is [Position.SampleMove], which needs no past to know whether the game is over.
func (g *Game) SampleMove(r *rand.Rand) (game.Move, bool) { return g.Pos.SampleMove(r) }

// SampleMove draws a legal move: a tile uniformly,
// then one of its places uniformly (up to the rounding of 32 random bits). At
// the end of the game, too, many places of every ground are empty, so drawing
// again when one is taken costs less than listing.
func (pos *Position) SampleMove(r *rand.Rand) (game.Move, bool) {
	if pos.over() {
		return 0, false
	}
	l := pos.layout()
	kinds := pos.hand[pos.ToMove()]
	if pos.turns == 0 {
		kinds &^= groundKinds[yellowGround]
	}
	n := r.Uint64()
	for i := below(n, kinds.count()); i > 0; i-- {
		kinds &= kinds - 1
	}
	k := kinds.removeLowest()
	if pos.turns == 0 {
		return moveOf(k, l.centre), true
	}
	homes := l.homes[groundOf[k]]
	for n >>= 32; ; n = r.Uint64() {
		if p := homes[below(n, len(homes))]; pos.cell[p] == 0 {
			return moveOf(k, p), true
		}
	}
}

// below scales the low 32 bits of n to a number from 0 to less than limit.
func below(n uint64, limit int) int { return int(n & 0xffffffff * uint64(limit) >> 32) }
