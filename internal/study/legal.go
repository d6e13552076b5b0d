package study

import "github.com/teahouse-games/teahouse/game"

// LegalTurns is the legal turns in a few bytes, to compare the rules of two programs.
type LegalTurns struct {
	Count   int          `json:"n"`
	Hash    string       `json:"h"` // see [game.HashTurns]
	ToMove  game.Seat    `json:"to_move"`
	Info    any          `json:"info"`
	Outcome game.Outcome `json:"outcome"`
}

// Legal counts and hashes the legal turns.
func (b *Board) Legal() LegalTurns {
	turns := game.LegalTurns(b.Table)
	return LegalTurns{len(turns), game.HashTurns(turns), b.Table.ToMove(), b.Table.Info(), b.Table.Outcome()}
}
