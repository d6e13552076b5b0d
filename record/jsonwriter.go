package record

import (
	"bytes"
	"encoding/json"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// recordJSON is the JSON form. Its first three keys are a request of the rules
// protocol; the others are left out when empty.
type recordJSON struct {
	Game    string       `json:"game,omitempty"`
	Options game.Options `json:"options"`
	variationJSON
	Rules    int          `json:"rules,omitempty"`
	Position string       `json:"position,omitempty"`
	First    string       `json:"first,omitempty"`
	Second   string       `json:"second,omitempty"`
	Date     string       `json:"date,omitempty"`
	Clock    string       `json:"clock,omitempty"`
	Result   *resultJSON  `json:"result,omitempty"`
	Headers  []headerJSON `json:"headers,omitempty"`
	Comment  string       `json:"comment,omitempty"`
}

// variationJSON is a line of play.
type variationJSON struct {
	Turns []string   `json:"turns"`
	Notes []noteJSON `json:"notes,omitempty"`
}

// noteJSON is the mark, comment and variations of a turn.
type noteJSON struct {
	Turn       int             `json:"turn"` // its number
	Mark       string          `json:"mark,omitempty"`
	Comment    string          `json:"comment,omitempty"`
	Variations []variationJSON `json:"variations,omitempty"`
}

type resultJSON struct {
	Winner string `json:"winner"`
	Reason string `json:"reason"`
}

type headerJSON struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// WriteJSON writes the JSON form on one line, without a newline. Reading it gives an
// equal record. The error is that of [Write].
func WriteJSON(r *Record) ([]byte, error) {
	if _, err := Write(r); err != nil {
		return nil, err
	}
	v := recordJSON{
		Game: r.Game, Options: r.Options, variationJSON: variationJSONOf(r.Turns, 1),
		Rules: r.Version, Position: r.Position, First: r.First, Second: r.Second,
		Date: r.Date, Clock: r.Clock, Comment: NormalizeComment(r.Comment),
	}
	if v.Options == nil {
		v.Options = game.Options{}
	}
	if r.Result.Over() {
		v.Result = &resultJSON{winnerText(r.Result), r.Result.Reason}
	}
	for _, h := range r.Headers {
		v.Headers = append(v.Headers, headerJSON(h))
	}
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		return nil, &WriteError{message.Of(err)}
	}
	if b.Len() > MaxBytes {
		return nil, &WriteError{messages.JsonTooLong()}
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// variationJSONOf makes a variation whose first turn has this number.
func variationJSONOf(turns []AnnotatedTurn, number int) variationJSON {
	l := variationJSON{Turns: []string{}}
	for i := range turns {
		t := &turns[i]
		l.Turns = append(l.Turns, t.Text)
		note := noteJSON{Turn: number + i, Mark: t.Mark, Comment: NormalizeComment(t.Comment)}
		for _, variation := range t.Variations {
			note.Variations = append(note.Variations, variationJSONOf(variation, number+i))
		}
		if note.Mark != "" || note.Comment != "" || note.Variations != nil {
			l.Notes = append(l.Notes, note)
		}
	}
	return l
}
