package balance

import "github.com/teahouse-games/teahouse/game"

// CanWin reports whether the seat to move can complete the balance with its next
// turn. It does not try the turns.
func (p *Position) CanWin() bool {
	for range p.VisitWins {
		return true
	}
	return false
}

// VisitWins yields the turns with which the seat to move completes the balance, until yield
// refuses one. It does not try the turns.
func (p *Position) VisitWins(yield func(game.Move) bool) {
	switch {
	case p.over() || p.toMove == game.Chance:
	case p.Moving():
		p.eachWinningSlide(yield)
	case p.flowers == wheelTile-1:
		p.eachWinningPlacement(yield)
	}
}

func (p *Position) eachWinningPlacement(yield func(game.Move) bool) {
	var list legalPlacements
	p.placements(&list)
	for k := range kind(flowerKinds) {
		if p.hands[p.toMove][k] == 0 || list.number[k] == 0 {
			continue
		}
		tile := int(p.inventory().first[k])
		for p.at[tile] != nowhere {
			tile++
		}
		c := p.completionTest(tile)
		if !c.possible(p.wheelFree() != nowhere) {
			continue
		}
		if at := p.wheelFree(); at != nowhere && c.test(gardensOf[at], true) && p.isAllowed(&list, k, at) && !yield(placeMove(k, at)) {
			return
		}
		for i := range placeClasses {
			if !c.test(placeClasses[i].gardens, false) {
				continue
			}
			for _, at := range placesOf[i] {
				if at != p.at[wheelTile] && p.isAllowed(&list, k, at) && !yield(placeMove(k, at)) {
					return
				}
			}
		}
	}
}

func (p *Position) eachWinningSlide(yield func(game.Move) bool) {
	var list [tiles]lineSquares
	if p.legalSlides(&list) == 0 {
		return
	}
	for tile, s := range list[:wheelTile] {
		if s == (lineSquares{}) {
			continue
		}
		c := p.completionTest(tile)
		if !c.possible(p.wheelFree() != nowhere) {
			continue
		}
		for n := range s.count() {
			to := s.nth(p.at[tile], n)
			if at := onSquare(to); c.test(gardensOf[at], at == p.at[wheelTile]) && !yield(slideMove(p.at[tile].square(), to)) {
				return
			}
		}
	}
}

// completionTest finds the places of one flower that complete the balance, all
// other flowers being on the board. It keeps the groups of flowers, as in [allServed], that
// depend on where it goes.
type completionTest struct {
	impossible      bool         // wherever it goes, some of its side go without
	partnerCapacity gardenCounts // the capacity of the kinds that it matches
	allies          [1<<(sideMost-1) - 1]groupDemand
	allyCount       int // how many
	matched         [1<<sideMost - 1]groupDemand
	matches         int
}

// groupDemand is a group of flowers that belong to these gardens. Allies, together with the
// flower, lack so much of what it finds in other gardens; those that it matches lack so
// much of what it gives.
type groupDemand struct {
	gardens gardenCounts
	lacks   int
}

func (p *Position) completionTest(tile int) (c completionTest) {
	gardens, capacity, k := p.gardens(), p.capacity, p.inventory().kind[tile]
	if p.at[tile] != nowhere {
		capacity[k] -= p.contribution(tile)
	}
	sides := flowerSides[p.matching]
	for i := range sides { // its own side first, which mostly decides
		s := &sides[i]
		if s.from <= tile && tile < s.to {
			flowers := gardens[s.from:s.to]
			flowers[0], flowers[tile-s.from] = flowers[tile-s.from], flowers[0]
			c.withAllies(flowers[1:], s.partners(&capacity))
		}
	}
	for i := 0; i < len(sides) && !c.impossible; i++ {
		s := &sides[i]
		switch flowers, partners := gardens[s.from:s.to], s.partners(&capacity); {
		case s.from <= tile && tile < s.to:
		case s.matches(k):
			c.withPartners(flowers, partners)
		case !allServed(flowers, partners):
			c.impossible = true
		}
	}
	return c
}

// withAllies notes what the other flowers of its side lack, alone and together with it.
func (c *completionTest) withAllies(flowers []gardenCounts, partners gardenCounts) {
	c.partnerCapacity = partners
	var groups [1 << (sideMost - 1)]flowerGroup
	for i, flower := range flowers {
		for with := range groups[:1<<i] {
			g := groups[with].with(flower)
			groups[1<<i|with] = g
			switch lacks := g.lacks(partners); {
			case lacks > 0:
				c.impossible = true
				return
			case lacks == 0:
				c.allies[c.allyCount] = groupDemand{g.gardens, 1}
				c.allyCount++
			}
		}
	}
}

// withPartners notes what the flowers lack that it matches.
func (c *completionTest) withPartners(flowers []gardenCounts, partners gardenCounts) {
	var groups [1 << sideMost]flowerGroup
	for i, flower := range flowers {
		for with := range groups[:1<<i] {
			g := groups[with].with(flower)
			groups[1<<i|with] = g
			if lacks := g.lacks(partners); lacks > 0 {
				c.matched[c.matches] = groupDemand{g.gardens, lacks}
				c.matches++
			}
		}
	}
}

// possible reports whether there could be such a place, if all gardens were one.
func (c *completionTest) possible(wheel bool) bool { return c.test(oneEach, wheel) }

// test reports complete balance with the flower in these gardens.
func (c *completionTest) test(gardens gardenCounts, onWheel bool) bool {
	if c.impossible || c.partnerCapacity.within(gardens) == 0 {
		return false
	}
	for _, d := range c.allies[:c.allyCount] {
		if c.partnerCapacity.within(gardens&^d.gardens).sum() < d.lacks {
			return false
		}
	}
	gives := gardens
	if onWheel {
		gives *= 2
	}
	for _, d := range c.matched[:c.matches] {
		if gives.within(d.gardens).sum() < d.lacks {
			return false
		}
	}
	return true
}
