package balance

import "github.com/teahouse-games/teahouse/game"

// scoreWon is the score of a won game, far above any number of balances.
const scoreWon = 10_000

// Score credits who has just moved with the balances on the board, which bring the end
// nearer. It does not look at the answer.
func (g *Game) Score(seat game.Seat) int {
	p := &g.Pos
	if o := g.Outcome(); o.Over() {
		switch o.Winner {
		case seat:
			return scoreWon
		case seat.Opponent():
			return -scoreWon
		}
		return 0
	}
	switch p.toMove {
	case game.Chance:
		return 0
	case seat:
		return -int(p.total)
	}
	return int(p.total)
}
