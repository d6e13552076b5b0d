package balance

import "github.com/teahouse-games/teahouse/game"

// CanWin reports whether the seat to move can complete the balance with its next
// turn. It does not try the turns.
func (p *Position) CanWin() bool {
	for range p.Winning {
		return true
	}
	return false
}

// Winning yields the turns with which the seat to move completes the balance, until yield
// refuses one. It does not try the turns.
func (p *Position) Winning(yield func(game.Move) bool) {
	switch {
	case p.over() || p.toMove == game.Chance:
	case p.moving():
		p.eachWinningSlide(yield)
	case p.flowers == wheelTile-1:
		p.eachWinningPlacement(yield)
	}
}

func (p *Position) eachWinningPlacement(yield func(game.Move) bool) {
	var list placements
	p.placements(&list)
	for k := range kind(flowerKinds) {
		if p.hands[p.toMove][k] == 0 || list.number[k] == 0 {
			continue
		}
		tile := int(p.set().first[k])
		for p.at[tile] != nowhere {
			tile++
		}
		c := p.completion(tile)
		if !c.possible(p.wheelFree() != nowhere) {
			continue
		}
		if at := p.wheelFree(); at != nowhere && c.test(gardensOf[at], true) && p.allows(&list, k, at) && !yield(placeMove(k, at)) {
			return
		}
		for i := range kindsOfPlace {
			if !c.test(kindsOfPlace[i].gardens, false) {
				continue
			}
			for _, at := range placesOf[i] {
				if at != p.at[wheelTile] && p.allows(&list, k, at) && !yield(placeMove(k, at)) {
					return
				}
			}
		}
	}
}

func (p *Position) eachWinningSlide(yield func(game.Move) bool) {
	var list [tiles]squares
	if p.slides(&list) == 0 {
		return
	}
	for tile, s := range list[:wheelTile] {
		if s == (squares{}) {
			continue
		}
		c := p.completion(tile)
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

// completion tells where one flower has to go so that complete balance results, all
// other flowers being on the board. It keeps the groups of flowers, as in [served], that
// depend on where it goes.
type completion struct {
	never   bool  // wherever it goes, some of its side go without
	given   tally // the capacity of the kinds that it matches
	allies  [1<<(sideMost-1) - 1]demand
	allied  int // how many
	matched [1<<sideMost - 1]demand
	matches int
}

// demand is a group of flowers that belong to these gardens. Allies, together with the
// flower, lack so much of what it finds in other gardens; those that it matches lack so
// much of what it gives.
type demand struct {
	gardens tally
	lacks   int
}

func (p *Position) completion(tile int) (c completion) {
	gardens, capacity, k := p.gardens(), p.capacity, p.set().kind[tile]
	if p.at[tile] != nowhere {
		capacity[k] -= p.share(tile)
	}
	for i := range sides[p.matching] {
		s := &sides[p.matching][i]
		flowers, partners := gardens[s.from:s.to], s.partners(&capacity)
		switch {
		case s.from <= tile && tile < s.to:
			flowers[0], flowers[tile-s.from] = flowers[tile-s.from], flowers[0]
			c.withAllies(flowers[1:], partners)
		case s.matches(k):
			c.withPartners(flowers, partners)
		case !served(flowers, partners):
			c.never = true
		}
		if c.never {
			break
		}
	}
	return c
}

// withAllies notes what the other flowers of its side lack, alone and together with it.
func (c *completion) withAllies(flowers []tally, partners tally) {
	eachGroup(flowers, partners, func(gardens tally, lacks int) bool {
		c.never = c.never || lacks > 0
		if lacks >= 0 {
			c.allies[c.allied] = demand{gardens, lacks + 1}
			c.allied++
		}
		return !c.never
	})
	c.given = partners
}

// withPartners notes what the flowers lack that it matches.
func (c *completion) withPartners(flowers []tally, partners tally) {
	eachGroup(flowers, partners, func(gardens tally, lacks int) bool {
		if lacks > 0 {
			c.matched[c.matches] = demand{gardens, lacks}
			c.matches++
		}
		return true
	})
}

// possible reports whether there could be such a place, if all gardens were one.
func (c *completion) possible(wheel bool) bool { return c.test(ones, wheel) }

// test reports complete balance with the flower in these gardens.
func (c *completion) test(gardens tally, onWheel bool) bool {
	if c.never || c.given.in(gardens) == 0 {
		return false
	}
	for _, d := range c.allies[:c.allied] {
		if c.given.in(gardens&^d.gardens).sum() < d.lacks {
			return false
		}
	}
	gives := gardens
	if onWheel {
		gives *= 2
	}
	for _, d := range c.matched[:c.matches] {
		if gives.in(d.gardens).sum() < d.lacks {
			return false
		}
	}
	return true
}
