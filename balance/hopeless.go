package balance

// Hopeless reports that neither player can ever complete the balance, so that the game can only
// end in a draw. It does not find all such positions.
//
// It takes every flower that could ever move, and those in the hands, to be in all
// gardens at once, and asks whether even that would be complete balance. A flower on
// a point never moves. One on a square moves as long as its gardens keep their balances
// without it; if all that could stand in for it, the flowers of its side, can move
// neither, it cannot either: a partner that comes needs it more, and one may leave only
// where it is not needed, which makes nobody else less needed.
func (p *Position) Hopeless() bool {
	var gardens [wheelTile]gardenCounts
	capacity := p.capacity
	bonus := [flowerKinds]gardenCounts{}
	wheelFree := true
	for tile, at := range p.at[:wheelTile] {
		k := p.inventory().kind[tile]
		gardens[tile] = gardensOf[at]
		if at.isPoint() || at.isSquare() && !p.canStillMove(k) {
			wheelFree = wheelFree && (at != p.at[wheelTile] || at == nowhere)
			continue
		}
		if at != nowhere {
			capacity[k] -= p.contribution(tile)
		}
		gardens[tile] = oneEach
		capacity[k] += oneEach
		bonus[k] = oneEach
	}
	if wheelFree {
		for k := range capacity {
			capacity[k] += bonus[k] // one of them may count twice there
		}
	}
	return !p.matching.completeIn(gardens, &capacity)
}

// canStillMove reports whether a flower of k's side is in a hand or free to move.
func (p *Position) canStillMove(k kind) bool {
	for tile, at := range p.at[:wheelTile] {
		if p.sameSide(k, p.inventory().kind[tile]) && (at == nowhere || !p.isFixed(tile)) {
			return true
		}
	}
	return false
}

// sameSide reports whether flowers of two kinds can stand in for each other.
func (p *Position) sameSide(a, b kind) bool {
	return a == b || p.matching == opposites && (a <= lotus) == (b <= lotus)
}
