package record

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// FromNotation reads a game in the notation of these rules. Options that are not given
// are those that the text implies, or else their defaults; the record has them all.
// What was understood although it is not written as it should be gives warnings. The
// error is a *[SyntaxError], a *[TurnError] or a *[game.OptionError].
func FromNotation(rules *game.Rules, given map[string]string, text []byte) (*Record, []Warning, error) {
	s, err := readable(text, true)
	if err != nil {
		return nil, nil, err
	}
	n := rules.Notation
	c := cursor{text: s}
	entries, err := n.Cut(s)
	if err != nil {
		var broken *game.NotationError
		if !errors.As(err, &broken) {
			return nil, nil, err
		}
		return nil, nil, c.to(broken.At).wrong("%s", broken.Text)
	}
	if len(entries) > MaxTurns {
		return nil, nil, c.to(entries[MaxTurns].At).wrong("the game has more than %d turns, the most that is read", MaxTurns)
	}
	options, err := rules.Resolve(implied(n, given, s))
	if err != nil {
		return nil, nil, err
	}
	r := &Record{Game: rules.Name, Options: options}
	table := rules.Begin(options)
	var warnings []Warning
	for _, entry := range entries {
		t := Turn{Text: entry.Text, place: c.to(entry.At)}
		text, warning, err := n.Read(table, entry.Text)
		if err != nil {
			return nil, nil, wrongTurn(&t, table.Turns()+1, err)
		}
		if warning != "" {
			warnings = append(warnings, Warning{t.place.line, t.place.column, warning})
		}
		if text == "" {
			continue
		}
		if err := game.PlayTurn(table, text); err != nil {
			return nil, nil, wrongTurn(&t, table.Turns()+1, err)
		}
		t.Text = text
		r.Turns = append(r.Turns, t)
	}
	return r, warnings, nil
}

// Begins reports whether a text begins with a legal turn in the notation of these rules.
func Begins(rules *game.Rules, given map[string]string, text []byte) bool {
	n := rules.Notation
	s, err := readable(text, true)
	if err != nil {
		return false
	}
	entries, _ := n.Cut(s) // those before what is wrong
	options, err := rules.Resolve(implied(n, given, s))
	if err != nil || len(entries) == 0 {
		return false
	}
	_, _, err = n.Read(rules.Begin(options), entries[0].Text)
	return err == nil
}

// implied completes options by those that a text implies.
func implied(n *game.Notation, given map[string]string, text string) map[string]string {
	options := map[string]string{}
	if n.Options != nil {
		for name, value := range n.Options(text) {
			options[name] = value
		}
	}
	for name, value := range given {
		options[name] = value
	}
	return options
}

// ToNotation writes the main line in the notation of these rules. The errors are those
// of [Record.Play], and that of a record that begins in the middle of a game.
func ToNotation(rules *game.Rules, r *Record) (string, error) {
	if r.Position != "" {
		return "", r.WrongHeader("Position", fmt.Errorf("the notation %s has no place for a position to begin at: it can tell whole games only", rules.Notation.Name))
	}
	table, err := r.Begin(rules)
	if err != nil {
		return "", err
	}
	entries := make([]string, len(r.Turns))
	for i := range r.Turns {
		t := &r.Turns[i]
		if entries[i], err = rules.Notation.Write(table, t.Text); err == nil {
			err = game.PlayTurn(table, t.Text)
		}
		if err != nil {
			return "", wrongTurn(t, i+1, err)
		}
	}
	if err := r.judge(table); err != nil {
		return "", err
	}
	return rules.Notation.Join(entries), nil
}
