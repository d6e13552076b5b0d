package record

import (
	"errors"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// ParseNotation reads a game in the notation of these rules. Options that are not given
// are those that the text implies, or else their defaults; the record has them all.
// What was understood although it is not written as it should be gives warnings. The
// error is a *[SyntaxError], a *[TurnError] or a *[game.OptionError].
func ParseNotation(rules *game.Rules, given map[string]string, text []byte) (*Record, []Warning, error) {
	s, err := checkedText(text, true)
	if err != nil {
		return nil, nil, err
	}
	n := rules.Notation
	c := positionFinder{text: s}
	entries, err := n.SplitEntries(s)
	if err != nil {
		var broken *game.NotationError
		if !errors.As(err, &broken) {
			return nil, nil, err
		}
		return nil, nil, c.positionAt(broken.Offset).syntaxError(broken.Message)
	}
	if len(entries) > MaxTurns {
		return nil, nil, c.positionAt(entries[MaxTurns].Offset).syntaxError(messages.GameTooLong(MaxTurns))
	}
	options, err := rules.CompleteOptions(impliedOptions(n, given, s))
	if err != nil {
		return nil, nil, err
	}
	r := &Record{Game: rules.Name, Options: options}
	table := rules.MustNew(options)
	var warnings []Warning
	for _, entry := range entries {
		t := AnnotatedTurn{Text: entry.Text, place: c.positionAt(entry.Offset)}
		text, warning, err := n.ReadGameEntry(table, entry.Text)
		if err != nil {
			return nil, nil, turnError(&t, table.TurnCount()+1, err)
		}
		if !warning.IsZero() {
			warnings = append(warnings, Warning{t.place.line, t.place.column, warning})
		}
		if text == "" {
			continue
		}
		if err := game.PlayTurn(table, text); err != nil {
			return nil, nil, turnError(&t, table.TurnCount()+1, err)
		}
		t.Text = text
		r.Turns = append(r.Turns, t)
	}
	return r, warnings, nil
}

// StartsWithTurn reports whether a text begins with a legal turn in the notation of these rules.
func StartsWithTurn(rules *game.Rules, given map[string]string, text []byte) bool {
	n := rules.Notation
	s, err := checkedText(text, true)
	if err != nil {
		return false
	}
	entries, _ := n.SplitEntries(s) // those before the error
	options, err := rules.CompleteOptions(impliedOptions(n, given, s))
	if err != nil || len(entries) == 0 {
		return false
	}
	_, _, err = n.ReadEntry(rules.MustNew(options), entries[0].Text)
	return err == nil
}

// impliedOptions completes options by those that a text implies.
func impliedOptions(n *game.Notation, given map[string]string, text string) map[string]string {
	options := map[string]string{}
	if n.ImpliedOptions != nil {
		for name, value := range n.ImpliedOptions(text) {
			options[name] = value
		}
	}
	for name, value := range given {
		options[name] = value
	}
	return options
}

// FormatNotation writes the main line in the notation of these rules. The errors are those
// of [Record.Replay], and that of a record that begins in the middle of a game.
func FormatNotation(rules *game.Rules, r *Record) (string, error) {
	if r.Position != "" {
		return "", r.HeaderErrorAt("Position", message.NewError(messages.NoStartPosition(message.Text(rules.Notation.Name))))
	}
	table, err := r.StartState(rules)
	if err != nil {
		return "", err
	}
	entries := make([]string, len(r.Turns))
	for i := range r.Turns {
		t := &r.Turns[i]
		if entries[i], err = rules.Notation.WriteTurn(table, t.Text); err == nil {
			err = game.PlayTurn(table, t.Text)
		}
		if err != nil {
			return "", turnError(t, i+1, err)
		}
	}
	if err := r.checkResult(table); err != nil {
		return "", err
	}
	return rules.Notation.JoinEntries(entries), nil
}

// ParseTyped reads a turn as a person types it: its turn text or, failing that, the
// game's own notation. A warning explains how an irregular spelling was understood. The
// error is the *[game.RuleError] of the form that fits better.
func ParseTyped(rules *game.Rules, table game.Game, text string) (turn string, warning message.Message, err error) {
	if _, err = table.ParseTurn(text); err == nil {
		return text, message.Message{}, nil
	}
	turn, warning, wrong := rules.Notation.ReadEntry(table, text)
	if wrong == nil && turn != "" {
		return turn, warning, nil
	}
	if isNotTurnText(err) && wrong != nil && !isNotTurnText(wrong) {
		err = wrong
	}
	return "", message.Message{}, err
}

// isNotTurnText reports whether an error is that a text is no turn at all.
func isNotTurnText(err error) bool {
	broken := new(game.RuleError)
	return errors.As(err, &broken) && broken.Rule == game.RuleText
}
