package kutai

import "github.com/teahouse-games/teahouse/game"

// won reports whether the player who placed last has won.
func (pos *Position) won() bool { return pos.total > pos.target }

// over reports whether the game has ended.
func (pos *Position) over() bool { return pos.won() || pos.turns == uint8(tiles) }

// Outcome judges the position; its past does not matter. The player who brings the
// total above the target wins, also with the last tile of all.
func (pos *Position) Outcome(*game.PastPositions[Position]) game.Outcome {
	switch {
	case pos.won():
		return game.Win(pos.ToMove().Opponent(), ReasonHarmony)
	case pos.turns == uint8(tiles):
		return game.Draw(ReasonExhausted)
	}
	return game.Outcome{}
}
