package analysis

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"
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
func FormatRecord(games gamelist.Games, r RecordJSON, form string) (FormattedRecord, error) {
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
		return FormattedRecord{}, fieldError("form", messages.Form())
	}
	if err != nil {
		return FormattedRecord{}, recordError(rules, "turns", err)
	}
	return FormattedRecord{string(text)}, nil
}

// PastedRecord is a record that was pasted, with what was understood although it is not
// written as it should be.
type PastedRecord struct {
	RecordJSON
	Warnings []string `json:"warnings"`
}

// PasteRequest is a text with a game, and the sender's information about it.
type PasteRequest struct {
	Text    string            `json:"text"`
	Game    string            `json:"game,omitempty"`
	Options map[string]string `json:"options,omitempty"`
}

// ParseRecord reads a game that is written down: a record in its text form or as JSON, or a
// game in the notation of its players. All its turns are legal. The
// warnings are in a language, nil for English. The error is an *[QuestionError].
func ParseRecord(games gamelist.Games, t PasteRequest, l *message.Language) (PastedRecord, error) {
	p := pasteParser{games: games, options: t.Options, text: []byte(t.Text), most: MaxTurns}
	if t.Game != "" {
		rules, _, err := ResolveGame(games, t.Game, t.Options, "")
		if err != nil {
			return PastedRecord{}, err
		}
		p.rules, p.games = rules, gamelist.Games{rules}
	}
	r, warnings, err := p.read()
	if err != nil {
		return PastedRecord{}, err
	}
	out := PastedRecord{recordOf(r), []string{}}
	for _, warning := range warnings[:min(len(warnings), MaxWarnings)] {
		out.Warnings = append(out.Warnings, l.Sentence(warning.Message()))
	}
	if more := len(warnings) - MaxWarnings; more > 0 {
		out.Warnings = append(out.Warnings, l.Sentence(messages.MoreWarnings(more)))
	}
	return out, nil
}

// pasteParser is a text while it is read.
type pasteParser struct {
	games   gamelist.Games // those that it may be of
	rules   *game.Rules    // nil: the text names the game
	options map[string]string
	text    []byte
	most    int // how many turns it may have
}

func (p *pasteParser) read() (*record.Record, []record.Warning, error) {
	switch {
	case record.LooksLikeJSON(p.text):
		return p.form(record.ReadJSON)
	case record.HasHeaders(p.text):
		return p.form(record.Read)
	}
	if p.rules != nil && p.beginsLegally() {
		return p.form(record.Read)
	}
	for _, rules := range p.games {
		if record.StartsWithTurn(rules, p.options, p.text) {
			r, warnings, err := record.ParseNotation(rules, p.options, p.text)
			if err != nil {
				return nil, nil, recordError(rules, "text", err)
			}
			return r, warnings, nil
		}
	}
	return p.form(record.Read)
}

// form reads a form of records.
func (p *pasteParser) form(read func([]byte) (*record.Record, error)) (*record.Record, []record.Warning, error) {
	r, err := read(p.text)
	if err != nil {
		return nil, nil, recordError(p.rules, "text", err)
	}
	rules := p.rules
	if rules == nil {
		if r.Game == "" {
			return nil, nil, fieldError("text", messages.GameNotNamed(message.Text(p.games[0].Name)))
		}
		if rules, err = p.games.ByName(r.Game); err != nil {
			return nil, nil, fieldError("text", message.Of(err))
		}
	}
	options := map[string]string{}
	for _, given := range []map[string]string{p.options, r.Options} {
		for name, value := range given {
			options[name] = value
		}
	}
	r.Options = options
	if err := r.Validate(rules); err != nil {
		return nil, nil, recordError(rules, "text", err)
	}
	if count(r.Turns) > p.most {
		return nil, nil, tooMany()
	}
	r.Game = rules.Name
	r.Options, err = rules.CompleteOptions(options)
	if err != nil {
		return nil, nil, recordError(rules, "text", err)
	}
	return r, nil, nil
}

// beginsLegally reports whether the text is a record without headers of the game that
// was named.
func (p *pasteParser) beginsLegally() bool {
	r, err := record.Read(p.text)
	if err != nil || len(r.Turns) == 0 {
		return false
	}
	table, err := p.rules.New(p.options)
	if err != nil {
		return false
	}
	_, err = table.ParseTurn(r.Turns[0].Text)
	return err == nil
}

// count returns how many turns there are, those of variations included.
func count(turns []record.AnnotatedTurn) int {
	n := len(turns)
	for i := range turns {
		for _, variation := range turns[i].Variations {
			n += count(variation)
		}
	}
	return n
}
