package kutai

import "github.com/teahouse-games/teahouse/game"

// scoreWon is the score of a won game.
const scoreWon = 1000

// longest is the value of the best Harmony, what one tile adds at the end of the chain.
const longest = 3

// Score estimates how well seat stands. The board is shared, so all that counts
// is what the total lacks and whose turn it is. When one Harmony at the end of
// the chain is enough, the seat to move is about to win. Otherwise both would
// like to leave the other just more than that, and after it a whole number of
// such rounds, as in a game of counting down by 1 to 3: what lacks is a
// multiple of 4. That matters the more, the nearer the end is.
func (g *Game) Score(seat game.Seat) int {
	score := g.Pos.scoreToMove()
	if seat != g.Pos.ToMove() {
		return -score
	}
	return score
}

func (pos *Position) scoreToMove() int {
	lacks := int(pos.target) + 1 - int(pos.total)
	switch {
	case lacks <= 0:
		return -scoreWon
	case pos.over():
		return 0
	case lacks <= longest:
		return scoreWon/2 - lacks
	case lacks%(longest+1) == 0:
		return -scoreWon / 4 / lacks
	}
	return scoreWon / 4 / lacks
}
