package study

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Picks is what may be picked next on the way to a turn.
type Picks struct {
	Next []game.Pick   `json:"next"`
	Turn string        `json:"turn,omitempty" doc:"The text of the turn that the path makes, once it is complete."`
	Does []game.Reason `json:"does,omitempty" doc:"And what it does."`
}

// Picks says what may be picked after the picks of path. The error is an *[Error].
func (b *Board) Picks(path []string) (Picks, error) {
	if len(path) > MaxPath {
		return Picks{}, wrong("path", fmt.Sprintf("No turn has more than %d picks.", MaxPath))
	}
	for _, id := range path {
		if len(id) > MaxPick {
			return Picks{}, tooLong("path", MaxPick)
		}
	}
	picks, err := b.Table.Picks(path)
	if err != nil {
		return Picks{}, refusal(b.Rules, err)
	}
	say := b.say.or()
	p := Picks{Next: append([]game.Pick{}, picks.Next...), Turn: picks.Turn}
	for i := range p.Next {
		p.Next[i].Label, p.Next[i].Spoken = say(p.Next[i].Label), say(p.Next[i].Spoken)
	}
	if p.Turn != "" {
		does, err := b.Table.Effects(p.Turn)
		if err != nil {
			return Picks{}, refusal(b.Rules, err)
		}
		p.Does = say.reasons(does)
	}
	return p, nil
}

// Why says why a turn is legal or not.
type Why struct {
	Turn    string        `json:"turn"`
	Legal   bool          `json:"legal"`
	Rule    string        `json:"rule,omitempty" doc:"The first rule that it breaks."`
	Title   string        `json:"title,omitempty" doc:"That rule in a few words."`
	Reasons []game.Reason `json:"reasons" doc:"What it does, or why it is not legal."`
}

// Why says what a turn does, or why it is not legal. The turn is its text, or in the
// game's own notation. The error is an *[Error].
func (b *Board) Why(turn string) (Why, error) {
	if len(turn) > MaxTurn {
		return Why{}, tooLong("turn", MaxTurn)
	}
	if text, _, err := record.ReadTurn(b.Rules, b.Table, turn); err == nil {
		turn = text
	}
	say, answer := b.say.or(), game.Why(b.Table, turn)
	return Why{
		Turn: answer.Turn, Legal: answer.Legal, Rule: answer.Rule,
		Title: say(headingOf(b.Rules, answer.Rule)), Reasons: say.reasons(answer.Reasons),
	}, nil
}
