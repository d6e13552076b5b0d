package study

import "github.com/teahouse-games/teahouse/game"

// Legal is the legal turns in a few bytes, to compare the rules of two programs.
type Legal struct {
	Count   int          `json:"n"`
	Hash    string       `json:"h"` // see [game.TurnsHash]
	ToMove  game.Seat    `json:"to_move"`
	Info    any          `json:"info"`
	Outcome game.Outcome `json:"outcome"`
}

// Legal counts and hashes the legal turns.
func (b *Board) Legal() Legal {
	turns := game.Turns(b.Table)
	return Legal{len(turns), game.TurnsHash(turns), b.Table.ToMove(), b.Table.Info(), b.Table.Outcome()}
}
