//go:build !js

package registration

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// The features of the linear value, each of them for one player; the value adds up the
// differences between the players.
const (
	linHarmonies       = iota
	linMidline                                  // Harmonies that cross a midline
	linBloom                                    // by kind of flower
	linGrowing         = linBloom + flowerKinds // flowers in gates
	linHand            = linGrowing + 1         // by kind of tile
	linAccents         = linHand + skud.Kinds   // by kind, on the board
	linTurn            = linAccents + 4         // it is the player's turn
	linBonus           = linTurn + 1            // the player has a bonus to use
	linLinked          = linBonus + 1           // tiles in Harmony
	linLinkedTwice     = linLinked + 1          // with two others or more
	linLinkedThrice    = linLinkedTwice + 1     // with three or more
	linGroups          = linLinkedThrice + 1    // groups of tiles that Harmonies connect
	linLargestGroup    = linGroups + 1          // tiles of the largest of them
	linCycles          = linLargestGroup + 1    // independent cycles of Harmonies
	linRows            = linCycles + 1          // Harmonies along a row; the others are along a column
	linLength          = linRows + 1            // of all Harmonies, in points
	linSectors         = linLength + 1          // of the eight around the centre, with a flower
	linLinkedSectors   = linSectors + 1         // with a tile in Harmony
	linNear            = linLinkedSectors + 1   // flowers by distance to the centre: near, middle, far
	linLinkedNear      = linNear + bands        // tiles in Harmony likewise
	linOnAxis          = linLinkedNear + bands  // flowers on an axis
	linWidth           = linOnAxis + 1          // how far apart the flowers are, west to east
	linHeight          = linWidth + 1           // south to north
	linCentrality      = linHeight + 1          // of the flowers, in points
	linFree            = linCentrality + 1      // empty points beside flowers
	linBeside          = linFree + 1            // own flowers beside flowers
	linKnotted         = linBeside + 1          // flowers beside a Knotweed
	linKindsOnBoard    = linKnotted + 1         // different kinds of basic flowers in play
	linearFeatureCount = linKindsOnBoard + 1
)

const (
	flowerKinds = 8
	bands       = 3
)

// linearScale makes a usual difference of a feature about 1.
var linearScale = func() (scale [linearFeatureCount]float64) {
	for i := range scale {
		scale[i] = 4
	}
	scale[linTurn], scale[linBonus] = 1, 1
	scale[linLength], scale[linCentrality], scale[linFree] = 32, 32, 16
	scale[linWidth], scale[linHeight] = 8, 8
	return scale
}()

// linearFeatures sets f to the features of First minus those of Second.
func linearFeatures(p *skud.Position, f *[linearFeatureCount]float64) {
	var counts [2][linearFeatureCount]int
	for s := range counts {
		countTiles(p, game.Seat(s), &counts[s])
	}
	for _, at := range p.Accents() {
		t := p.Tile(at)
		counts[t.Owner()][linAccents+int(t.Kind()-skud.Boat)]++
	}
	if mover := p.ToMove(); p.MidTurn() {
		counts[mover][linBonus] = 1
	} else if mover.IsPlayer() {
		counts[mover][linTurn] = 1
	}
	var list [80]skud.Harmony
	harmonies := p.Harmonies(list[:0])
	for s := range counts {
		countLinks(harmonies, game.Seat(s), &counts[s])
	}
	for i := range f {
		f[i] = float64(counts[game.First][i]-counts[game.Second][i]) / linearScale[i]
	}
}

// countTiles counts what the tiles of s and its hand show, Harmonies aside.
func countTiles(p *skud.Position, s game.Seat, f *[linearFeatureCount]int) {
	for k := range skud.Kind(skud.Kinds) {
		f[linHand+int(k)] = p.InHand(s, k)
	}
	flowers := p.Flowers(s)
	if len(flowers) == 0 {
		return
	}
	west, east, south, north := 8, -8, 8, -8
	sectors, kinds := 0, 0
	for _, at := range flowers {
		k := p.Tile(at).Kind()
		if at.IsGate() {
			f[linGrowing]++
		} else {
			f[linBloom+int(k)]++
		}
		if k.Basic() {
			kinds |= 1 << k
		}
		x, y := at.XY()
		west, east, south, north = min(west, x), max(east, x), min(south, y), max(north, y)
		sectors |= sectorOf(x, y)
		f[linNear+bandOf(x, y)]++
		if x == 0 || y == 0 {
			f[linOnAxis]++
		}
		f[linCentrality] += 16 - max(x, -x) - max(y, -y)
		if p.IsKnotted(at) {
			f[linKnotted]++
		}
		for d := board.Direction(0); d < board.Directions; d++ {
			if dx, dy := d.Delta(); dx*dy != 0 {
				continue
			}
			q := at.Step(d)
			if q == board.NoPoint {
				continue
			}
			if t := p.Tile(q); t == skud.NoTile {
				f[linFree]++
			} else if t.Owner() == s && t.Kind().Flower() {
				f[linBeside]++
			}
		}
	}
	f[linSectors], f[linKindsOnBoard] = bits.OnesCount(uint(sectors)), bits.OnesCount(uint(kinds))
	f[linWidth], f[linHeight] = east-west, north-south
}

// countLinks counts what the Harmonies of s show.
func countLinks(harmonies []skud.Harmony, s game.Seat, f *[linearFeatureCount]int) {
	var at [40]board.Point // the tiles in Harmony
	var group [40]int8     // the group of each, by its first tile
	var degree [40]int8
	n, sectors := 0, 0
	indexOf := func(p board.Point) int {
		for i, q := range at[:n] {
			if p == q {
				return i
			}
		}
		at[n], group[n] = p, int8(n)
		n++
		x, y := p.XY()
		sectors |= sectorOf(x, y)
		f[linLinkedNear+bandOf(x, y)]++
		return n - 1
	}
	for _, h := range harmonies {
		if h.Owner != s {
			continue
		}
		f[linHarmonies]++
		if h.CrossesMidline() {
			f[linMidline]++
		}
		ax, ay := h.From.XY()
		bx, by := h.To.XY()
		if ay == by {
			f[linRows]++
		}
		f[linLength] += bx - ax + by - ay
		a, b := indexOf(h.From), indexOf(h.To)
		degree[a]++
		degree[b]++
		if from, to := group[b], group[a]; from != to {
			for i := range group[:n] {
				if group[i] == from {
					group[i] = to
				}
			}
		}
	}
	var size [40]int
	for i := range n {
		switch {
		case degree[i] >= 3:
			f[linLinkedThrice]++
			fallthrough
		case degree[i] == 2:
			f[linLinkedTwice]++
		}
		if size[group[i]]++; size[group[i]] == 1 {
			f[linGroups]++
		}
		f[linLargestGroup] = max(f[linLargestGroup], size[group[i]])
	}
	f[linLinked], f[linLinkedSectors] = n, bits.OnesCount(uint(sectors))
	f[linCycles] = f[linHarmonies] - n + f[linGroups]
}

// sectorOf returns the eighth of the board with a point as a set, none for the centre.
func sectorOf(x, y int) int {
	if x == 0 && y == 0 {
		return 0
	}
	sector := 0
	for range 3 { // turn the point by quarters into the north-east
		if x > 0 && y >= 0 {
			break
		}
		x, y = y, -x
		sector += 2
	}
	if y >= x {
		sector++
	}
	return 1 << sector
}

// bandOf returns how far from the centre a point is: 0 near, 1 middle, 2 far.
func bandOf(x, y int) int {
	switch d := x*x + y*y; {
	case d <= 9:
		return 0
	case d <= 36:
		return 1
	}
	return 2
}
