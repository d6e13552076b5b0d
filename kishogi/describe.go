package kishogi

import (
	"fmt"
	"iter"
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// slotsIn goes through a set of slots.
func slotsIn(set uint8) iter.Seq[uint8] {
	return func(yield func(uint8) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(uint8(bits.TrailingZeros8(set))) {
				return
			}
		}
	}
}

// firstSlot returns the one member of a set that has one.
func firstSlot(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) & 7 }

func (p *Position) cell(slot uint8) cellXY { return cellXY{p.x[slot&7], p.y[slot&7]} }

// owner returns whose cube it is.
func (p *Position) owner(slot uint8) game.Seat { return game.Seat(p.second >> slot & 1) }

// cubeName is "Black's Cho".
func (p *Position) cubeName(slot uint8) string {
	return fmt.Sprintf("%s's %s", playerNames[p.owner(slot)], p.face[slot&7])
}

// describeCube is "Black's Cho on 1,0".
func (p *Position) describeCube(slot uint8) string {
	return p.cubeName(slot) + " on " + p.cell(slot).String()
}

// gyokuOf is "Black's Gyoku on 0,0".
func (p *Position) gyokuOf(seat game.Seat) string { return p.describeCube(uint8(seat)) }

// describeCubes names the cubes of a set, with "and" before the last.
func (p *Position) describeCubes(set uint8) string {
	var names []string
	for i := range slotsIn(set) {
		names = append(names, p.describeCube(i))
	}
	return wording.JoinWords("and", names)
}

// describeCubesShort names the cubes of a set without their owner, e.g. "the Gyoku on 0,0 and the Cho on 1,0".
func (p *Position) describeCubesShort(set uint8) string {
	var names []string
	for i := range slotsIn(set) {
		names = append(names, fmt.Sprintf("the %s on %s", p.face[i], p.cell(i)))
	}
	return wording.JoinWords("and", names)
}

// cellsOf returns the names of the cells on which the cubes of a set stand.
func (p *Position) cellsOf(set uint8) []string {
	var cells []string
	for i := range slotsIn(set) {
		cells = append(cells, p.cell(i).String())
	}
	return cells
}

// attackLinks go from each attacker to a cell.
func (p *Position) attackLinks(attackers uint8, to cellXY) (links []game.Link) {
	for i := range slotsIn(attackers) {
		links = append(links, game.Link{Kind: game.LinkCheck, Owner: p.owner(i), From: p.cell(i).centre(), To: to.centre()})
	}
	return links
}
