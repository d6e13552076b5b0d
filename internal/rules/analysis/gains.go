package analysis

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// addGains says of picks after path by how much each would change the number that decides the
// game, see [game.Progress]: what the seat to move has, or both together. What a pick gains is
// known if it completes the turn or settles a move of it.
func (b *Analysis) addGains(path []string, settled []game.Move, picks []Pick) {
	before, counted := game.ProgressOf(b.Table)
	counted = counted && before.Raise
	seat := b.Table.ToMove()
	for i := range picks {
		pick := &picks[i]
		pick.GainUnknown = true
		if !counted || pick.Kind != game.PickPlace {
			continue
		}
		if moves := b.movesOf(append(slices.Clone(path), pick.ID)); len(moves) > len(settled) {
			after := b.progressAfter(moves)
			pick.Gain, pick.GainUnknown = after.Of(seat)-before.Of(seat), false
		}
	}
}

// movesOf returns the moves that a path of picks has settled.
func (b *Analysis) movesOf(path []string) []game.Move {
	picks, err := b.Table.Picks(path)
	if err != nil || picks.Turn == "" {
		return picks.SettledMoves
	}
	moves, err := b.Table.ParseTurn(picks.Turn)
	if err != nil {
		panic(err) // picks lead to legal turns
	}
	return moves
}

// progressAfter returns the progress after moves that are taken back.
func (b *Analysis) progressAfter(moves []game.Move) game.Progress {
	for _, m := range moves {
		b.Table.Do(m)
	}
	after, _ := game.ProgressOf(b.Table)
	for range moves {
		b.Table.Undo()
	}
	return after
}
