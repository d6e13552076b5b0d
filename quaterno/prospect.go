package quaterno

import "github.com/teahouse-games/teahouse/game"

// A MirrorProspect says, while tiles are placed, how many kinds mirror each other across a main
// diagonal, and how many more seat could still make so with a tile of its hand.
type MirrorProspect struct{ Made, Open int }

// MirrorProspects returns seat's for each main diagonal, y=x first.
func (p *Position) MirrorProspects(seat game.Seat) (list [Axes]MirrorProspect) {
	enemy := p.control()[seat.Opponent()]
	for a := rising; a <= falling; a++ {
		for k := Fan; k <= Soldier; k++ {
			if p.hand[seat.Opponent()].has(k) {
				continue
			}
			image := mirrors[a][p.At(seat.Opponent(), k)]
			switch {
			case !p.hand[seat].has(k):
				if image == p.At(seat, k) {
					list[a].Made++
				}
			case !p.isOccupied(image) && enemy[quarterOf[image]] == 0:
				list[a].Open++
			}
		}
	}
	return list
}

// InHand reports whether seat has still to place its tile of kind k.
func (p *Position) InHand(seat game.Seat, k Kind) bool { return p.hand[seat].has(k) }
