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

// FormattedRecord is a game written down.
type FormattedRecord struct {
	Text string `json:"text"`
}

// FormatRecord writes a game down in a form. The error is an *[QuestionError].
func FormatRecord(games catalog.Games, r RecordJSON, form string) (FormattedRecord, error) {
	rules, options, err := ResolveGame(games, r.Game, r.Options, r.Position)
	if err != nil {
		return FormattedRecord{}, err
	}
	written, err := r.record(rules, options)
	if err != nil {
		return FormattedRecord{}, err
	}
	if err := written.Validate(rules); err != nil {
		return FormattedRecord{}, recordError(rules, "turns", err)
	}
	var text []byte
	switch form {
	case FormRecord:
		text, err = record.Write(written)
	case FormJSON:
		text, err = record.WriteJSON(written)
	case FormNotation:
		var notation string
		notation, err = record.FormatNotation(rules, written)
		text = []byte(notation)
	default:
		return FormattedRecord{}, fieldError("form", "the form is record, notation or json")
	}
	if err != nil {
		return FormattedRecord{}, recordError(rules, "turns", err)
	}
	return FormattedRecord{string(text)}, nil
}
