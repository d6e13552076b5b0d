package record

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// StartState makes the position at which the record begins. The error is a *[HeaderError].
func (r *Record) StartState(rules *game.Rules) (game.Game, error) {
	if r.Game != "" && r.Game != rules.Name {
		return nil, r.HeaderErrorAt("Game", message.NewError(messages.OtherGame(message.Text(wording.Shorten(r.Game, 64)), message.Text(rules.Name))))
	}
	if r.Version > rules.Version {
		return nil, r.HeaderErrorAt("Rules", message.NewError(messages.NewerRules(r.Version, message.Text(rules.Name), rules.Version)))
	}
	options, err := rules.CompleteOptions(r.Options)
	if err != nil {
		return nil, r.HeaderErrorAt("Options", err)
	}
	if r.Position == "" {
		return rules.MustNew(options), nil
	}
	table, err := rules.NewFromPosition(options, r.Position)
	if err != nil {
		return nil, r.HeaderErrorAt("Position", err)
	}
	return table, nil
}

// Replay plays the main line and returns the game at its end. The error is a
// *[TurnError], or a *[HeaderError] for headers that do not fit.
func (r *Record) Replay(rules *game.Rules) (game.Game, error) {
	table, err := r.StartState(rules)
	if err != nil {
		return nil, err
	}
	for i := range r.Turns {
		if err := game.PlayTurn(table, r.Turns[i].Text); err != nil {
			return nil, turnError(&r.Turns[i], i+1, err)
		}
	}
	if err := r.checkResult(table); err != nil {
		return nil, err
	}
	return table, nil
}

// Validate plays the main line and all variations; its errors are those of [Record.Replay].
func (r *Record) Validate(rules *game.Rules) error {
	table, err := r.StartState(rules)
	if err != nil {
		return err
	}
	if err := replayVariations(table, r.Turns, 1); err != nil {
		return err
	}
	return r.checkResult(table)
}

// replayVariations plays turns, the first with this number, each after its variations.
func replayVariations(table game.Playable, turns []AnnotatedTurn, number int) error {
	for i := range turns {
		for _, variation := range turns[i].Variations {
			if err := replayVariations(table, variation, number+i); err != nil {
				return err
			}
			for range variation {
				game.UndoTurn(table)
			}
		}
		if err := game.PlayTurn(table, turns[i].Text); err != nil {
			return turnError(&turns[i], number+i, err)
		}
	}
	return nil
}

// checkResult compares the result with the outcome of the last position.
func (r *Record) checkResult(table game.Playable) error {
	ruled := table.Outcome()
	switch {
	case !r.Result.Over() || r.Result == ruled:
		return nil
	case ruled.Over():
		return r.HeaderErrorAt("Result", message.NewError(messages.ResultEnded(
			message.Text(r.writeResult()), table.TurnCount(), message.Text((&Record{Result: ruled}).writeResult()))))
	case !EndsOutsideRules(r.Result.Reason):
		return r.HeaderErrorAt("Result", message.NewError(messages.ResultNotEnded(message.Text(r.writeResult()), table.TurnCount())))
	}
	return nil
}
