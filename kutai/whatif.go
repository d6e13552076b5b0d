package kutai

import "github.com/teahouse-games/teahouse/game"

// Total returns the total Harmony.
func (pos *Position) Total() int { return int(pos.total) }

// TotalNeeded returns what the total lacks for a win: 1 or more until the game is won.
func (pos *Position) TotalNeeded() int { return int(pos.target) + 1 - int(pos.total) }

// TilesLeft returns the number of tiles that are still to be placed.
func (pos *Position) TilesLeft() int { return int(tiles - tile(pos.turns)) }

// InHand reports whether seat has a tile of kind k left.
func (pos *Position) InHand(seat game.Seat, k Kind) bool { return pos.hand[seat].has(k) }

// After returns the position in which seat has placed a tile, whether it is to move or
// not; for that turn the placement must be legal.
func (pos *Position) After(seat game.Seat, m game.Move) (supposed Position) {
	supposed = *pos
	supposed.placeTile(seat, m)
	return supposed
}

// KindOf returns the kind of the tile that a move places.
func KindOf(m game.Move) Kind {
	k, _ := kindPlace(m)
	return k
}

// SamePlace reports whether two moves place their tiles on the same place.
func SamePlace(a, b game.Move) bool {
	_, p := kindPlace(a)
	_, q := kindPlace(b)
	return p == q
}
