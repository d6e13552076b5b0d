package balance

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// squarePlaces are all squares.
var squarePlaces = func() (list [board.Squares]placeIndex) {
	for i := range list {
		list[i] = placeIndex(i)
	}
	return list
}()

// SampleRaising draws a placement with the same probability among those that leave as many
// balances as any does. Tiles must be left to place.
func (p *Position) SampleRaising(r *rand.Rand) game.Move {
	hand := &p.hands[p.toMove]
	best := raisingPlaces{raises: -1}
	free := p.freePlaces()
	for k := range kind(flowerKinds) {
		if hand[k] == 0 {
			continue
		}
		lacking := p.raisingGardens(k)
		for i := range placeClasses {
			best.replaceIfBetter(r, raisingPlaces{raises: (lacking & placeClasses[i].gardens).sum(), k: k, kindAt: uint8(i)}, free[i])
		}
		if at := p.wheelFree(); at != nowhere {
			own, partners := p.sides(k)
			twice := minCounts(own+2*gardensOf[at], partners).sum() - minCounts(own, partners).sum()
			best.replaceIfBetter(r, raisingPlaces{raises: twice, k: k, mounts: true}, 1)
		}
	}
	if hand[wheel] > 0 {
		best.replaceIfBetter(r, raisingPlaces{k: wheel}, p.freeSquares())
	}
	switch {
	case best.mounts:
		return placeMove(best.k, p.at[wheelTile])
	case best.k == wheel:
		return placeMove(wheel, p.drawFree(r, wheel, squarePlaces[:]))
	}
	return placeMove(best.k, p.drawFree(r, best.k, placesOf[best.kindAt]))
}

// drawFree draws one of these places that is free for a tile that does not go onto the
// Wheel.
func (p *Position) drawFree(r *rand.Rand, k kind, list []placeIndex) placeIndex {
	for {
		if at := list[r.IntN(len(list))]; at != p.at[wheelTile] && p.isFree(k, at) {
			return at
		}
	}
}

// freePlaces returns how many places of each kind have no tile.
func (p *Position) freePlaces() (n [len(placeClasses)]int) {
	for i := range n {
		n[i] = placeClasses[i].places
	}
	for tile, at := range p.at {
		if at != nowhere && (tile != wheelTile || !p.mounted) {
			n[placeClassOf[at]]--
		}
	}
	return n
}

// raisingPlaces is places that are alike for a flower.
type raisingPlaces struct {
	raises int // the increase of the number of balances
	k      kind
	kindAt uint8
	mounts bool // onto the Wheel
	equals int  // places that raise it by as many, of this choice and those before
}

// replaceIfBetter takes these places instead where they raise more, or as many and the lot falls
// on them.
func (c *raisingPlaces) replaceIfBetter(r *rand.Rand, other raisingPlaces, number int) {
	if number == 0 || other.raises < c.raises {
		return
	}
	if other.raises == c.raises {
		number += c.equals
		if r.IntN(number) < c.equals {
			c.equals = number
			return
		}
	}
	other.equals = number
	*c = other
}
