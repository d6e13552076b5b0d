package kishogi

import (
	"math/bits"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// SampleMove draws a legal move without judging the game first. Each drop and each way of moving a cube is equally
// likely; a capture with several promotions shares its weight among them.
func (g *Game) SampleMove(r *rand.Rand) (game.Move, bool) {
	if g.Past().Occurrences() >= occurrences {
		return 0, false
	}
	return g.Pos.SampleMove(r)
}

// SampleMove draws a legal move like [Game.SampleMove], repetitions aside.
func (p *Position) SampleMove(r *rand.Rand) (game.Move, bool) {
	if p.Placing() {
		var buf [maxSide * maxSide]game.Move
		moves := p.appendPlacements(buf[:0])
		return moves[r.IntN(len(moves))], true
	}
	v := p.dropContext()
	var fallsBuf [maxDropCells]dropCell
	falls := p.appendDropCells(fallsBuf[:0], &v)
	drops := 0
	for _, at := range falls {
		drops += bits.OnesCount8(at.faces)
	}
	var buf [maxCandidates]game.Move
	candidates := p.appendCandidates(buf[:0], &v)
	for n := len(candidates); n+drops > 0; n-- {
		i := r.IntN(n + drops)
		if i >= n {
			return dropAt(falls, i-n), true
		}
		if m := candidates[i]; p.isLegal(&v, m) {
			var with [3]game.Move
			choices := p.appendFaces(with[:0], m)
			return choices[r.IntN(len(choices))], true
		}
		candidates[i] = candidates[n-1]
	}
	return 0, false
}

// dropAt returns the i-th drop.
func dropAt(falls []dropCell, i int) game.Move {
	for _, at := range falls {
		n := bits.OnesCount8(at.faces)
		if i >= n {
			i -= n
			continue
		}
		for ; i > 0; i-- {
			at.faces &= at.faces - 1
		}
		face := firstFace(at.cube) + Face(bits.TrailingZeros8(at.faces))
		return withFace(at.drop, face)
	}
	panic("kishogi: more drops than counted")
}
