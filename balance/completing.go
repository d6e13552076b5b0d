package balance

import "github.com/teahouse-games/teahouse/game"

// AppendWinning appends the turns with which the seat to move completes the balance.
func (p *Position) AppendWinning(dst []game.Move) []game.Move {
	p.eachWinning(func(m game.Move) bool { dst = append(dst, m); return true })
	return dst
}

// CanWin reports whether the seat to move can complete the balance with its next
// turn. It does not try the turns.
func (p *Position) CanWin() bool {
	found := false
	p.eachWinning(func(game.Move) bool { found = true; return false })
	return found
}

// eachWinning yields the turns that complete the balance, until yield refuses one.
func (p *Position) eachWinning(yield func(game.Move) bool) {
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
		var completing [len(kindsOfPlace)]bool
		some := p.wheelFree() != nowhere
		for i := range kindsOfPlace {
			completing[i] = c.test(kindsOfPlace[i].gardens, false)
			some = some || completing[i]
		}
		if !some {
			continue
		}
		for at := range place(places) {
			completes := completing[kindOf[at]]
			if at == p.at[wheelTile] {
				completes = c.test(gardensOf[at], true)
			}
			if completes && p.allows(&list, k, at) && !yield(placeMove(k, at)) {
				return
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
			if at := onSquare(to); c.completes(at, at == p.at[wheelTile]) && !yield(slideMove(p.at[tile].square(), to)) {
				return
			}
		}
	}
}

// completion asks where one flower has to go so that complete balance results, all
// other flowers being on the board.
type completion struct {
	rest    Position // without the flower
	tile    int
	last    tally // the gardens asked about last, and what the answer was
	onWheel bool
	answer  bool
}

func (p *Position) completion(tile int) completion {
	c := completion{rest: *p, tile: tile}
	if at := p.at[tile]; at != nowhere {
		c.rest.capacity[p.set().kind[tile]] -= p.share(tile)
		c.rest.at[tile] = nowhere
		c.rest.flowers--
	}
	c.rest.flowers++
	return c
}

// possible reports whether there could be such a place, if all gardens were one.
func (c *completion) possible(wheel bool) bool { return c.test(ones, wheel) }

// completes reports whether the flower completes the balance on a free place.
func (c *completion) completes(at place, onWheel bool) bool {
	if gardens := gardensOf[at]; gardens != c.last || onWheel != c.onWheel {
		c.last, c.onWheel = gardens, onWheel
		c.answer = c.test(gardens, onWheel)
	}
	return c.answer
}

// test reports complete balance with the flower in these gardens.
func (c *completion) test(gardens tally, onWheel bool) bool {
	p := &c.rest
	share := gardens
	if onWheel {
		share *= 2
	}
	k := p.set().kind[c.tile]
	p.capacity[k] += share
	complete := p.completeAs(c.tile, gardens)
	p.capacity[k] -= share
	return complete
}
