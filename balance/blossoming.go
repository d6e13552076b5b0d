package balance

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// legalPlacements is what the seat to move may place in the Blossoming.
type legalPlacements struct {
	number         [kinds]int          // the number of legal places for each kind
	raisingGardens [kinds]gardenCounts // with musts: the gardens in which a flower raises the number of balances
	mustRaise      bool                // must-balance leaves only places in the gardens of raise
}

// placements fills list and returns the number of legal placements.
func (p *Position) placements(list *legalPlacements) int {
	hand := &p.hands[p.toMove]
	if p.mustBalance {
		if n := p.mustPlace(hand, list); n > 0 {
			return n
		}
	}
	flowers := int(p.flowers)
	total := 0
	for k := range hand {
		switch {
		case hand[k] == 0:
			list.number[k] = 0
		case kind(k) == wheel:
			list.number[k] = p.freeSquares()
		default:
			list.number[k] = places - flowers
		}
		total += list.number[k]
	}
	list.mustRaise = false
	return total
}

// freeSquares returns the number of squares free for the Wheel.
func (p *Position) freeSquares() int {
	n := board.Squares
	for _, at := range p.at[:wheelTile] {
		if at.isSquare() {
			n--
		}
	}
	return n
}

// isAllowed reports whether list has a tile of kind k on this place.
func (p *Position) isAllowed(list *legalPlacements, k kind, at placeIndex) bool {
	if !p.isFree(k, at) {
		return false
	}
	return !list.mustRaise || list.raisingGardens[k]&gardensOf[at] != 0
}

// placeCount returns how many of the places are tried for a kind: the Wheel stands on squares only.
func placeCount(k kind) placeIndex {
	if k == wheel {
		return board.Squares
	}
	return places
}

func (p *Position) appendPlacements(dst []game.Move) []game.Move {
	var list legalPlacements
	p.placements(&list)
	for k := range kind(kinds) {
		if list.number[k] == 0 {
			continue
		}
		for at := range placeCount(k) {
			if p.isAllowed(&list, k, at) {
				dst = append(dst, placeMove(k, at))
			}
		}
	}
	return dst
}

// SamplePlacement draws every legal placement with the same probability. Tiles must be left
// to place.
func (p *Position) SamplePlacement(r *rand.Rand) game.Move {
	var list legalPlacements
	n := r.IntN(p.placements(&list))
	k := rose
	for n >= list.number[k] {
		n -= list.number[k]
		k++
	}
	// A place in two at least is legal without must-balance, one in five mostly with it.
	const tries = 64
	for range tries {
		if at := placeIndex(r.IntN(int(placeCount(k)))); p.isAllowed(&list, k, at) {
			return placeMove(k, at)
		}
	}
	for at := range placeCount(k) {
		if !p.isAllowed(&list, k, at) {
			continue
		}
		if n == 0 {
			return placeMove(k, at)
		}
		n--
	}
	panic("fewer placements than were counted")
}

// place makes a placement.
func (p *Position) place(m game.Move) {
	k, at := placementOf(m)
	hand := &p.hands[p.toMove]
	p.key ^= handKeys[p.toMove][k][hand[k]] ^ handKeys[p.toMove][k][hand[k]-1]
	hand[k]--
	onBoard := p.inventory().number[k] - p.hands[game.First][k] - p.hands[game.Second][k]
	p.putTile(int(p.inventory().first[k]+onBoard-1), at)
	p.placed++
	if k != wheel {
		p.flowers++
		p.total = uint8(p.balances().sum())
	}
}
