//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// siteCounts is what the opponent of the site counts in a position, for one player.
type siteCounts struct {
	harmonies     int
	crossing      int // Harmonies with tiles on both sides of the centre, in rows or in columns
	opposing      int // Harmonies of the opponent
	inGardens     int // basic flowers of both players in the midst of a garden of their colour
	tiles         int // of the player on the board
	opposingTiles int
	surroundness  int // four times the tiles on the side of the centre with the fewest, or how many sides have one
	cycle         int // Harmonies of the longest cycle, less 1
}

func siteCountsOf(p *skud.Position, us game.Seat) (n siteCounts) {
	var north, east, south, west int
	for at := range board.Point(board.Points) {
		t := p.Tile(at)
		if t == skud.NoTile {
			continue
		}
		if t.Kind().Basic() && isInOwnGarden(at, t.Kind()) {
			n.inGardens++
		}
		if t.Owner() != us {
			n.opposingTiles++
			continue
		}
		n.tiles++
		x, y := at.XY()
		north += isPositive(y)
		south += isPositive(-y)
		east += isPositive(x)
		west += isPositive(-x)
	}
	n.surroundness = 4 * min(north, east, south, west)
	if n.surroundness == 0 {
		n.surroundness = isPositive(north) + isPositive(east) + isPositive(south) + isPositive(west)
	}
	var list [80]skud.Harmony
	var own []skud.Harmony
	for _, h := range p.Harmonies(list[:0]) {
		if h.Owner != us {
			n.opposing++
			continue
		}
		n.harmonies++
		own = append(own, h)
		ax, ay := h.From.XY()
		bx, by := h.To.XY()
		if ax < 0 && bx > 0 || ay < 0 && by > 0 {
			n.crossing++
		}
	}
	n.cycle = max(0, longestCycle(own)-1)
	return n
}

func isPositive(n int) int {
	if n > 0 {
		return 1
	}
	return 0
}

// isInOwnGarden reports whether a point is in one garden alone, of the colour of a basic flower.
func isInOwnGarden(at board.Point, k skud.Kind) bool {
	regions := at.Regions()
	if k <= skud.Rhododendron {
		return regions == regions&board.Reds
	}
	return regions == regions&board.Whites
}

// cycleSteps bounds the search for the longest cycle.
const cycleSteps = 20_000

// longestCycle returns how many Harmonies the longest cycle has that passes no tile twice, 0 if
// there is none.
func longestCycle(harmonies []skud.Harmony) int {
	next := map[board.Point][]board.Point{}
	for _, h := range harmonies {
		next[h.From] = append(next[h.From], h.To)
		next[h.To] = append(next[h.To], h.From)
	}
	longest, steps := 0, 0
	onPath := map[board.Point]bool{}
	var extend func(start, at board.Point, length int)
	extend = func(start, at board.Point, length int) {
		for _, to := range next[at] {
			if steps++; steps > cycleSteps {
				return
			}
			switch {
			case to == start && length >= 2:
				longest = max(longest, length+1)
			case to > start && !onPath[to]: // a cycle is found from its first point
				onPath[to] = true
				extend(start, to, length+1)
				delete(onPath, to)
			}
		}
	}
	for _, h := range harmonies {
		extend(h.From, h.From, 0)
	}
	return longest
}
