package study

import (
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/record"
)

// The forms in which a game is written down.
const (
	FormRecord   = "record"   // the text form of docs/records.md
	FormNotation = "notation" // the game's own, which has the main line only
	FormJSON     = "json"
)

// Written is a game written down.
type Written struct {
	Text string `json:"text"`
}

// Write writes a game down in a form. The error is an *[Error].
func Write(games catalog.Catalog, r Record, form string) (Written, error) {
	rules, options, err := Find(games, r.Game, r.Options, r.Position)
	if err != nil {
		return Written{}, err
	}
	written, err := r.record(rules, options)
	if err != nil {
		return Written{}, err
	}
	if err := written.Check(rules); err != nil {
		return Written{}, unreadable(rules, "turns", err)
	}
	var text []byte
	switch form {
	case FormRecord:
		text, err = record.Write(written)
	case FormJSON:
		text, err = record.WriteJSON(written)
	case FormNotation:
		var notation string
		notation, err = record.ToNotation(rules, written)
		text = []byte(notation)
	default:
		return Written{}, wrong("form", "the form is record, notation or json")
	}
	if err != nil {
		return Written{}, unreadable(rules, "turns", err)
	}
	return Written{string(text)}, nil
}
