package balance

// isComplete reports complete balance: all ten flowers are on the board, and
// balances can be chosen in all gardens, within the capacities, so that every
// flower takes part in at least one.
//
// Such a choice is a flow from the flowers of one side of a matching through the
// gardens to those of the other, bounded in each garden by the capacities, with
// at least one unit through every flower. By Hoffman's circulation theorem the
// two sides do not hinder each other: there is one choice for all when there is
// one that serves the one side and one that serves the other.
func (p *Position) isComplete() bool {
	return p.flowers == wheelTile && p.matching.completeIn(p.gardens(), &p.capacity)
}

// gardens returns those of each flower, wherever it stands.
func (p *Position) gardens() (list [wheelTile]gardenCounts) {
	for i, at := range p.at[:wheelTile] {
		list[i] = gardensOf[at]
	}
	return list
}

// flowerSide is some of the flowers, by their numbers, that match the same kinds.
type flowerSide struct {
	from, to    int
	match, also kind // the same kind twice where there is one
}

// sideMost is the largest number of flowers of one side.
const sideMost = 5

// flowerSides of each matching.
var flowerSides = [...][]flowerSide{
	classic:   {{0, 1, lotus, lotus}, {1, 3, rose, rose}, {3, 6, lily, lily}, {6, 10, orchid, orchid}},
	opposites: {{0, 5, orchid, lily}, {5, 10, rose, lotus}},
}

func (s *flowerSide) matches(k kind) bool { return k == s.match || k == s.also }

// partners returns the capacity of the kinds that it matches.
func (s *flowerSide) partners(c *[flowerKinds]gardenCounts) gardenCounts {
	if s.match == s.also {
		return c[s.match]
	}
	return c[s.match] + c[s.also]
}

// completeIn reports complete balance of ten flowers given by their gardens, with these
// capacities of the kinds.
func (m matching) completeIn(gardens [wheelTile]gardenCounts, capacity *[flowerKinds]gardenCounts) bool {
	for i := range flowerSides[m] {
		if s := &flowerSides[m][i]; !allServed(gardens[s.from:s.to], s.partners(capacity)) {
			return false
		}
	}
	return true
}

// allServed reports whether each of these flowers, at most five, given by their gardens,
// can have a balance of its own with the given capacities of their partners. By Hall's
// theorem every group of them needs, in its gardens together, as much as it has flowers.
func allServed(flowers []gardenCounts, partners gardenCounts) bool {
	var groups [1 << sideMost]flowerGroup
	for i, flower := range flowers {
		for with := range groups[:1<<i] {
			g := groups[with].with(flower)
			groups[1<<i|with] = g
			if g.lacks(partners) > 0 {
				return false
			}
		}
	}
	return true
}

// flowerGroup is some flowers: how many, and the gardens that they belong to together.
type flowerGroup struct {
	gardens gardenCounts
	size    int
}

// with returns the group with one flower more.
func (g flowerGroup) with(flower gardenCounts) flowerGroup {
	return flowerGroup{g.gardens | flower, g.size + 1}
}

// lacks returns how many partners too few there are in the gardens of the group, 0 or less if
// there are enough.
func (g flowerGroup) lacks(partners gardenCounts) int {
	return g.size - partners.within(g.gardens).sum()
}
