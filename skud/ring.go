package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// centreLine is the rank of y=0; the ray that rings must cross runs east from
// 0,0 a hair above it.
const centreLine = middle

// hasRing reports whether the Harmonies of s contain a closed chain around 0,0.
//
// A Harmony is a step between two tiles that counts how often it crosses the
// ray; a ring exists exactly when these counts are not the differences of one
// value for each tile. The values are found by union-find with offsets.
func (p *Position) hasRing(s game.Seat) bool {
	if !p.crossesRay(s) {
		return false
	}
	var buffer [maxHarmonies]Harmony
	list := p.Harmonies(buffer[:0])
	var parent [256]board.Point
	var offset [256]int8 // value of a tile minus that of its parent
	for _, h := range list {
		parent[h.From], parent[h.To] = h.From, h.To
	}
	for _, h := range list {
		if h.Owner != s || h.TouchesCentre() {
			continue
		}
		from, a := h.From, int8(0)
		for parent[from] != from {
			a += offset[from]
			from = parent[from]
		}
		to, b := h.To, int8(0)
		for parent[to] != to {
			b += offset[to]
			to = parent[to]
		}
		turn := int8(h.crossing())
		if from != to {
			parent[to], offset[to] = from, a+turn-b
		} else if b-a != turn {
			return true
		}
	}
	return false
}

// crossesRay reports whether a Harmony of s crosses the ray; no ring does without.
func (p *Position) crossesRay(s game.Seat) bool {
	for f := middle + 1; f < Ranks-1; f++ {
		column := p.columns[f]
		above := column &^ (2<<centreLine - 1)
		south := PointIn(highest(column&^above), f)
		north := PointIn(lowest(above), f)
		if p.columnHarmony(south, north)&harmonyOf(s) != 0 {
			return true
		}
	}
	return false
}

// crossing returns how often h, seen from From to To, crosses the ray: 0 or 1.
func (h Harmony) crossing() int {
	x, y := h.From.XY()
	if _, to := h.To.XY(); x > 0 && y <= 0 && to > 0 && fileOf[h.From] == fileOf[h.To] {
		return 1
	}
	return 0
}

// TouchesCentre reports whether h passes through 0,0 or ends there.
func (h Harmony) TouchesCentre() bool {
	ax, ay := h.From.XY()
	bx, by := h.To.XY()
	alongColumn := ax == 0 && bx == 0 && ay*by <= 0
	alongRow := ay == 0 && by == 0 && ax*bx <= 0
	return alongColumn || alongRow
}

// ShortestRing returns a ring of s with the fewest Harmonies, nil when there is none.
// It is meant for showing, not for speed.
func (p *Position) ShortestRing(s game.Seat) []Harmony {
	if !p.hasRing(s) {
		return nil
	}
	var own []Harmony
	for _, h := range p.Harmonies(nil) {
		if h.Owner == s && !h.TouchesCentre() {
			own = append(own, h)
		}
	}
	var best []Harmony
	for _, h := range own {
		if chain := shortestRing(own, h.From); best == nil || len(chain) > 0 && len(chain) < len(best) {
			best = chain
		}
	}
	return best
}

// windingState is a tile together with how often a chain to it has crossed the ray.
// The shortest way from a tile to itself that has crossed is a ring without
// repeated tiles: a repetition would cut it into two, one of them a shorter ring.
type windingState struct {
	at    board.Point
	turns int
}

func shortestRing(own []Harmony, start board.Point) []Harmony {
	type step struct {
		from windingState
		by   Harmony
	}
	begin := windingState{start, 0}
	came := map[windingState]step{begin: {}}
	for queue := []windingState{begin}; len(queue) > 0; queue = queue[1:] {
		here := queue[0]
		if here.at == start && here.turns != 0 {
			var chain []Harmony
			for ; here != begin; here = came[here].from {
				chain = append(chain, came[here].by)
			}
			return chain
		}
		for _, h := range own {
			next := windingState{h.To, here.turns + h.crossing()}
			if h.To == here.at {
				next = windingState{h.From, here.turns - h.crossing()}
			} else if h.From != here.at {
				continue
			}
			if _, met := came[next]; !met && abs(next.turns) <= len(own) {
				came[next] = step{here, h}
				queue = append(queue, next)
			}
		}
	}
	return nil
}

func abs(n int) int { return max(n, -n) }
