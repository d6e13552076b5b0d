package kutai

// bound returns a number that a chain which ends with u cannot add more than with
// the tiles of reach. It takes no more trouble than to come down to alpha.
func (s *chainSearch) bound(u tile, reach tileSet, alpha int) int {
	bound := s.entryBound(u, reach)
	if bound > alpha {
		bound = min(bound, s.linkBound(u, reach))
	}
	return bound
}

// entryBound: the chain enters every tile at most once, with a Harmony of at
// most its highest.
func (s *chainSearch) entryBound(u tile, reach tileSet) int {
	all := reach | u.bit()
	bound := 0
	for rest := reach; rest != 0; {
		p := &s.partners[rest.removeLowest()]
		switch {
		case p[3]&all != 0:
			bound += 3
		case p[2]&all != 0:
			bound += 2
		default:
			bound++
		}
	}
	return bound
}

// linkBound: every tile has at most two links in the chain, and u one that is
// still to come. Let each tile ask any price of 0 or more for a link. Then the
// values of the links are no more than what all tiles can earn, twice their
// price and u once, and what the links that are worth more than their two
// prices leave over. This holds for every set of prices; good ones make
// the bound low, and those of the second best link, so that two links are
// wanted, are good. Prices are kept from one call to the next and, as values
// here, in halves.
func (s *chainSearch) linkBound(u tile, reach tileSet) int {
	all := reach | u.bit()
	for rest := all; rest != 0; {
		t := rest.removeLowest()
		first, second := 0, 0
		for value := 3; value > 0; value-- {
			for links := s.partners[t][value] & all; links != 0; {
				switch left := 2*value - s.linkPrice[links.removeLowest()]; {
				case left > first:
					first, second = left, first
				case left > second:
					second = left
				}
			}
		}
		s.linkPrice[t] = second
		if t == u {
			s.linkPrice[t] = first
		}
	}
	bound := -s.linkPrice[u]
	for rest := all; rest != 0; {
		t := rest.removeLowest()
		bound += 2 * s.linkPrice[t]
		for value := 3; value > 0; value-- {
			for links := s.partners[t][value] & rest; links != 0; {
				bound += max(0, 2*value-s.linkPrice[t]-s.linkPrice[links.removeLowest()])
			}
		}
	}
	return bound / 2
}
