package ugi

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// place is the position that a session is about, with how it was reached.
type place struct {
	fen   string // where it began; empty for the beginning of the game
	turns []string
	table game.Table
}

// begin is the beginning of the game that is set.
func begin(v *settings) *place {
	table, err := v.rules.New(v.options[v.rules.Name])
	if err != nil {
		panic(err) // the options were accepted one by one
	}
	return &place{table: table}
}

// to is the place that a command describes. p stays as it is; what it has in common with
// the new place is not played again. The settings are those that p was made with.
func (p *place) to(v *settings, c position) (*place, error) {
	next := &place{fen: c.fen, turns: c.turns}
	common := 0
	switch {
	case p.fen == c.fen:
		next.table = p.table.Clone()
		for common < min(len(p.turns), len(c.turns)) && p.turns[common] == c.turns[common] {
			common++
		}
		for range p.turns[common:] {
			game.UndoTurn(next.table)
		}
	case c.fen == "":
		next.table = begin(v).table
	default:
		table, err := v.rules.Setup(v.options[v.rules.Name], c.fen)
		if err != nil {
			return nil, err
		}
		next.table = table
	}
	for i, turn := range c.turns[common:] {
		if err := game.PlayTurn(next.table, turn); err != nil {
			return nil, fmt.Errorf("turn %d of %d, %s: %w%s", common+i+1, len(c.turns), game.Quote(turn), err, ruleOf(err))
		}
	}
	return next, nil
}

// ruleOf names the rule that a turn breaks.
func ruleOf(err error) string {
	if broken := (*game.RuleError)(nil); errors.As(err, &broken) {
		return fmt.Sprintf(" (rule %s)", broken.Rule)
	}
	return ""
}
