package quaterno

import "github.com/teahouse-games/teahouse/game"

// The reasons for which a game ends.
const (
	reasonFigures    = "figures"
	reasonNoTurn     = "no-legal-turn"
	reasonRepetition = "repetition"
)

const (
	winningFigures = 2 // figures that win
	endingPasses   = 2 // passes in a row that end the game
	repetitions    = 3 // occurrences of a position that end the game
)

// Winner returns the seat that has won by figures, or game.None. Never both have
// enough, because the first who has is not followed by another.
func (p *Position) Winner() game.Seat {
	for seat := game.First; seat <= game.Second; seat++ {
		if p.Figures(seat) >= winningFigures {
			return seat
		}
	}
	return game.None
}

// over reports whether the position has ended the game by itself.
func (p *Position) over() bool { return p.Winner() != game.None || p.passes >= endingPasses }

// Outcome judges the position. Positions of the placement phase cannot occur
// again, so that every occurrence counted is one of the play phase.
func (p *Position) Outcome(past *game.PastPositions[Position]) game.Outcome {
	if w := p.Winner(); w != game.None {
		return game.Win(w, reasonFigures)
	}
	if p.passes >= endingPasses {
		return game.Draw(reasonNoTurn)
	}
	if past != nil && past.Occurrences() >= repetitions {
		return game.Draw(reasonRepetition)
	}
	return game.Outcome{}
}
