package balance

import "math/bits"

// complete reports complete balance: all ten flowers are on the board, and
// balances can be chosen in all gardens, within the capacities, so that every
// flower takes part in at least one.
//
// Such a choice is a flow from the flowers of one side of a matching through the
// gardens to those of the other, bounded in each garden by the capacities, with
// at least one unit through every flower. By Hoffman's circulation theorem the
// two sides do not hinder each other: there is one choice for all when there is
// one that serves the one side and one that serves the other.
func (p *Position) complete() bool { return p.flowers == wheelTile && p.completeAs(wheelTile, 0) }

// completeAs is the same of all flowers wherever they stand, but for the one with this
// number, which is taken to belong to these gardens.
func (p *Position) completeAs(tile int, instead tally) bool {
	var gardens [wheelTile]tally
	for i, at := range p.at[:wheelTile] {
		gardens[i] = gardensOf[at]
	}
	if tile < wheelTile {
		gardens[tile] = instead
	}
	return completeIn(p.matching, gardens, p.capacity)
}

// completeIn reports complete balance of ten flowers given by their gardens, with these
// capacities.
func completeIn(m matching, gardens [wheelTile]tally, c [flowerKinds]tally) bool {
	if m == opposites {
		return served(gardens[0:5], c[orchid]+c[lily]) && served(gardens[5:10], c[rose]+c[lotus])
	}
	return served(gardens[0:1], c[lotus]) && served(gardens[1:3], c[rose]) &&
		served(gardens[3:6], c[lily]) && served(gardens[6:10], c[orchid])
}

// served reports whether each of these flowers, at most five, given by their gardens,
// can have a balance of its own with the given capacities of their partners. By Hall's
// theorem every group of them needs, in its gardens together, as much as it has flowers.
func served(flowers []tally, partners tally) bool {
	var gardens [1 << 5]tally
	for group := 1; group < 1<<len(flowers); group++ {
		one := bits.TrailingZeros(uint(group))
		gardens[group] = gardens[group&(group-1)] | flowers[one]
		if partners.in(gardens[group]).sum() < bits.OnesCount(uint(group)) {
			return false
		}
	}
	return true
}
