package balance

// must-balance: a player who can make a turn that raises the total number of
// balances must make such a turn. The Wheel raises nothing: it is placed and
// moved alone.

// mustPlace fills list with the placements that raise the number of balances
// and returns how many there are. It leaves list alone when there is none.
func (p *Position) mustPlace(h *hand, list *legalPlacements) int {
	var must legalPlacements
	total := 0
	for k := range kind(flowerKinds) {
		if h[k] == 0 {
			continue
		}
		must.raisingGardens[k] = p.raisingGardens(k)
		must.number[k] = p.freeFor(must.raisingGardens[k])
		total += must.number[k]
	}
	if total > 0 {
		must.mustRaise = true
		*list = must
	}
	return total
}

// freeFor returns the number of places free for a flower that belong to one of these
// gardens at least.
func (p *Position) freeFor(gardens gardenCounts) int {
	if gardens == 0 {
		return 0
	}
	n := 0
	for i := range placeClasses {
		if placeClasses[i].gardens&gardens != 0 {
			n += placeClasses[i].places
		}
	}
	for _, at := range p.at[:wheelTile] {
		if gardensOf[at]&gardens != 0 {
			n--
		}
	}
	return n
}

// inGardens keeps of the squares that the tile on at reaches those that belong to
// one of these gardens at least.
func (s lineSquares) inGardens(gardens gardenCounts, at placeIndex) lineSquares {
	l := lineOf[at]
	var onRank, onFile uint32
	for ; gardens != 0; gardens &= gardens - 1 {
		g := gardens.firstGarden()
		onRank |= gardenLines[g][l.rankLine()]
		onFile |= gardenLines[g][l.fileLine()]
	}
	return lineSquares{onRank: s.onRank & onRank, onFile: s.onFile & onFile}
}

// MustBalance reports whether the game has the option must-balance.
func (p *Position) MustBalance() bool { return p.mustBalance }
