package judge

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// PathTo returns the picks that enter a turn, in their order. It reports false for a turn that is not legal.
func PathTo(g game.Game, turn string) ([]game.Pick, bool) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return nil, false
	}
	return pathTo(g, turn, moves, nil, nil)
}

func pathTo(g game.Game, turn string, moves []game.Move, ids []string, path []game.Pick) ([]game.Pick, bool) {
	picks, err := g.Picks(ids)
	if err != nil || len(picks.SettledMoves) > len(moves) || !slices.Equal(picks.SettledMoves, moves[:len(picks.SettledMoves)]) {
		return nil, false
	}
	if picks.Turn == turn {
		return path, true
	}
	for _, pick := range picks.Next {
		if found, ok := pathTo(g, turn, moves, append(slices.Clip(ids), pick.ID), append(slices.Clip(path), pick)); ok {
			return found, true
		}
	}
	return nil, false
}
