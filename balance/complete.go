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
func (p *Position) complete() bool {
	if p.flowers < wheelTile {
		return false
	}
	c := &p.capacity
	if p.matching == opposites {
		return served(p.at[0:5], c[orchid]+c[lily]) && served(p.at[5:10], c[rose]+c[lotus])
	}
	return served(p.at[0:1], c[lotus]) && served(p.at[1:3], c[rose]) &&
		served(p.at[3:6], c[lily]) && served(p.at[6:10], c[orchid])
}

// served reports whether each of these flowers, at most five, can have a balance
// of its own with the given capacities of their partners. By Hall's theorem
// every group of them needs, in its gardens together, as much as it has flowers.
func served(flowers []place, partners tally) bool {
	var gardens [1 << 5]tally
	for group := 1; group < 1<<len(flowers); group++ {
		one := bits.TrailingZeros(uint(group))
		gardens[group] = gardens[group&(group-1)] | gardensOf[flowers[one]]
		if partners.in(gardens[group]).sum() < bits.OnesCount(uint(group)) {
			return false
		}
	}
	return true
}
