package kishogi

import (
	"math/bits"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Sample draws a legal move. Each drop and each way of moving a cube is equally
// likely; a capture with several promotions shares its weight among them.
func (g *Game) Sample(r *rand.Rand) (game.Move, bool) {
	if g.Past().Occurrences() >= occurrences {
		return 0, false
	}
	return g.Pos.sample(r)
}

// fall is a cell on which a cube may fall with any of some faces.
type fall struct {
	cube   Cube
	faces  uint8
	anchor uint8
	x, y   int32
}

// maxFalls is the cells of all drop zones (25 around the Gyoku and 9 around each
// of two Ki cubes) for three kinds of cube.
const maxFalls = 3 * (25 + 2*9)

func (p *Position) sample(r *rand.Rand) (game.Move, bool) {
	if p.placing() {
		var buf [maxSide * maxSide]game.Move
		moves := p.appendPlacements(buf[:0])
		return moves[r.IntN(len(moves))], true
	}
	v := p.look()
	var falls [maxFalls]fall
	cells, drops := 0, 0
	p.eachDrop(&v, func(c Cube, faces, anchor uint8, x, y int32) {
		falls[cells] = fall{c, faces, anchor, x, y}
		cells++
		drops += bits.OnesCount8(faces)
	})
	var buf [maxCandidates]game.Move
	candidates := p.appendCandidates(buf[:0], &v)
	for n := len(candidates); n+drops > 0; n-- {
		i := r.IntN(n + drops)
		if i >= n {
			return p.dropAt(falls[:cells], i-n), true
		}
		if m := candidates[i]; p.legal(&v, m) {
			var with [3]game.Move
			choices := p.appendFaces(with[:0], m)
			return choices[r.IntN(len(choices))], true
		}
		candidates[i] = candidates[n-1]
	}
	return 0, false
}

// dropAt returns the i-th drop.
func (p *Position) dropAt(falls []fall, i int) game.Move {
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
		return withFace(newDrop(at.anchor, at.x-p.x[at.anchor&7], at.y-p.y[at.anchor&7]), face)
	}
	panic("kishogi: more drops than counted")
}
