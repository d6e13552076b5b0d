package engine

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// FirstTurns are the turns that a search may begin with, as moves; nil for all. See
// [Limits.SearchTurns].
type FirstTurns [][]game.Move

// ParseFirstTurns parses texts of turns of the present position of g. The error is that of the
// first text that is no legal turn, a *[game.RuleError].
func ParseFirstTurns(g game.Playable, texts []string) (FirstTurns, error) {
	var turns FirstTurns
	for _, text := range texts {
		moves, err := g.ParseTurn(text)
		if err != nil {
			return nil, err
		}
		turns = append(turns, moves)
	}
	return turns, nil
}

// Allows reports whether the moves begin one of the turns, or are beyond the first turn.
func (f FirstTurns) Allows(moves []game.Move) bool {
	return f == nil || slices.ContainsFunc(f, func(turn []game.Move) bool {
		n := min(len(turn), len(moves))
		return slices.Equal(turn[:n], moves[:n])
	})
}
