package ugi

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// gamePosition is the position of a session, and how it was reached.
type gamePosition struct {
	fen   string // initial position; empty for the start of the game
	turns []string
	state game.Playable
}

// startPosition returns the start of the selected game.
func startPosition(v *optionValues) *gamePosition {
	state, err := v.rules.New(v.options[v.rules.Name])
	if err != nil {
		panic(err) // the options were accepted one by one
	}
	return &gamePosition{state: state}
}

// advance returns the position of a command. It does not change p, and does not replay the
// turns that both share. The options must be those that p was made with.
func (p *gamePosition) advance(v *optionValues, c positionCommand) (*gamePosition, error) {
	next := &gamePosition{fen: c.fen, turns: c.turns}
	shared := 0
	switch {
	case p.fen == c.fen:
		next.state = game.Clone(p.state)
		for shared < min(len(p.turns), len(c.turns)) && p.turns[shared] == c.turns[shared] {
			shared++
		}
		for range p.turns[shared:] {
			game.UndoTurn(next.state)
		}
	case c.fen == "":
		next.state = startPosition(v).state
	default:
		state, err := v.rules.NewFromPosition(v.options[v.rules.Name], c.fen)
		if err != nil {
			return nil, err
		}
		next.state = state
	}
	for i, turn := range c.turns[shared:] {
		if err := game.PlayTurn(next.state, turn); err != nil {
			return nil, fmt.Errorf("turn %d of %d, %s: %w%s", shared+i+1, len(c.turns), wording.QuoteShort(turn), err, ruleSuffix(err))
		}
	}
	return next, nil
}

// ruleSuffix names the rule that a turn breaks.
func ruleSuffix(err error) string {
	if broken := (*game.RuleError)(nil); errors.As(err, &broken) {
		return fmt.Sprintf(" (rule %s)", broken.Rule)
	}
	return ""
}
