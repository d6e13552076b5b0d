package balance

import "github.com/teahouse-games/teahouse/board"

// balancePair is one balance: two flowers of one garden, by their numbers. No pair
// counts twice in a garden: of two flowers one at least does not stand on the
// Wheel and takes part in one balance there.
type balancePair struct {
	a, b   int
	garden board.Region
}

// balanceChoice is a choice of balances under way.
type balanceChoice struct {
	*Position
	left   [wheelTile]gardenCounts // what each flower can still do in its gardens
	wanted [wheelTile]bool         // which flowers get one balance at least
	pairs  []balancePair
}

// pairs chooses as many balances in each garden as there are, so that as many flowers
// as possible take part: in complete balance every one. The choice depends on where the
// tiles stand, not on the order in which they came there.
func (p *Position) pairs() []balancePair {
	o, numbers := p.normalized()
	c := balanceChoice{Position: &o, wanted: o.partneredFlowers()}
	for tile := range c.left {
		if o.at[tile] != nowhere {
			c.left[tile] = o.contribution(tile)
		}
	}
	c.coverFlowers(0)
	for tile := range c.left {
		for c.next(tile, func(balancePair) bool { return true }) {
		}
	}
	for i, made := range c.pairs {
		c.pairs[i].a, c.pairs[i].b = numbers[made.a], numbers[made.b]
	}
	return c.pairs
}

// coverFlowers gives a balance to every flower from this number on that is wanted and has none,
// trying all ways, and reports whether it could.
func (c *balanceChoice) coverFlowers(tile int) bool {
	switch {
	case tile == wheelTile:
		return true
	case !c.wanted[tile]:
		return c.coverFlowers(tile + 1)
	}
	for _, made := range c.pairs {
		if made.a == tile || made.b == tile {
			return c.coverFlowers(tile + 1)
		}
	}
	return c.next(tile, func(balancePair) bool { return c.coverFlowers(tile + 1) })
}

// next adds a balance of this flower that pleases, and reports whether there is one.
func (c *balanceChoice) next(tile int, pleases func(balancePair) bool) bool {
	for other := range c.left {
		if !c.match(tile, other) {
			continue
		}
		for gardens := c.left[tile]; gardens != 0; {
			g := gardens.firstGarden()
			gardens &^= gardenBit(g) * 7
			if c.left[other].within(gardenBit(g)) == 0 {
				continue
			}
			made := balancePair{tile, other, g}
			c.left[tile] -= gardenBit(g)
			c.left[other] -= gardenBit(g)
			c.pairs = append(c.pairs, made)
			if pleases(made) {
				return true
			}
			c.pairs = c.pairs[:len(c.pairs)-1]
			c.left[tile] += gardenBit(g)
			c.left[other] += gardenBit(g)
		}
	}
	return false
}

// match reports whether the kinds of two flowers balance each other.
func (p *Position) match(a, b int) bool {
	x, y := p.inventory().kind[a], p.inventory().kind[b]
	if p.matching == opposites {
		return (x <= lotus) != (y <= lotus)
	}
	return x^y == 1
}
