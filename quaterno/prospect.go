package quaterno

import "github.com/teahouse-games/teahouse/game"

// A Prospect says, while tiles are placed, how many kinds mirror each other across a main
// diagonal, and how many more seat could still make so with a tile of its hand.
type Prospect struct{ Made, Open int }

// Prospects returns seat's for each main diagonal, y=x first.
func (p *Position) Prospects(seat game.Seat) (list [Axes]Prospect) {
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
			case !p.occupied(image) && enemy[quarterOf[image]] == 0:
				list[a].Open++
			}
		}
	}
	return list
}

// Holds reports whether seat has still to place its tile of kind k.
func (p *Position) Holds(seat game.Seat, k Kind) bool { return p.hand[seat].has(k) }
