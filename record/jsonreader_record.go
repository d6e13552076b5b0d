package record

import (
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// recordKeys are the keys of a record. Those of protocolKeys belong to the rules
// protocol and do not describe the game.
var recordKeys = append([]string{
	"game", "options", "turns", "notes", "rules", "position", "first", "second",
	"date", "clock", "result", "headers", "comment",
}, protocolKeys...)

// protocolKeys are the keys of a request that a record passes over.
var protocolKeys = []string{"legal", "info", "why", "view", "position_text", "best", "id"}

// ReadJSON reads the JSON form, and with it a request of the rules protocol. The
// error is a *[SyntaxError].
func ReadJSON(text []byte) (*Record, error) {
	s, err := checkedText(text, true)
	if err != nil {
		return nil, err
	}
	j := newJSONReader(s)
	r := &Record{places: map[string]textPosition{}}
	if err := j.record(r); err != nil {
		return nil, err
	}
	j.skip()
	if _, err := j.tokens.Token(); !errors.Is(err, io.EOF) {
		return nil, j.place().syntaxError(messages.SomethingAfter())
	}
	if _, err := WriteJSON(r); err != nil {
		return nil, textPosition{1, 1}.syntaxError(message.Of(err))
	}
	return r, nil
}

// record reads a whole record.
func (j *jsonReader) record(r *Record) error {
	var main parsedLine
	err := j.object(messages.ARecord(), recordKeys, func(key string) error {
		if slices.Contains(protocolKeys, key) {
			return j.skipValue()
		}
		switch key {
		case "turns", "notes":
			return j.lineMember(&main, key)
		case "options":
			return j.options(r)
		case "result":
			return j.result(r)
		case "headers":
			return j.array(messages.AListOfHeaders(), func() error { return j.header(r) })
		case "comment":
			comment, err := j.stringValue(messages.AComment())
			r.Comment = NormalizeComment(comment)
			return err
		}
		return j.knownHeader(r, key)
	})
	if err != nil {
		return err
	}
	r.Turns, err = main.annotatedTurns(j, 1)
	return err
}

// knownHeader reads a header that the text form has too.
func (j *jsonReader) knownHeader(r *Record, key string) error {
	name := strings.ToUpper(key[:1]) + key[1:]
	value, err := j.headerValue(key)
	if err != nil {
		return err
	}
	r.places[name] = j.place()
	if err := r.setHeader(name, value); err != nil {
		return j.place().syntaxError(message.Of(err))
	}
	return nil
}

// headerValue reads what the text form has in a header: a string, for "rules" a number.
func (j *jsonReader) headerValue(key string) (string, error) {
	if key != "rules" {
		value, err := j.stringValue(messages.AValue(quoted(key)))
		if err == nil && strings.Contains(value, "\n") {
			return "", j.place().syntaxError(messages.ValueLineBreak(quoted(key)))
		}
		return value, err
	}
	want := messages.AVersion()
	token, err := j.token(want)
	if err != nil {
		return "", err
	}
	n, ok := token.(json.Number)
	if !ok {
		return "", j.wrongToken(want)
	}
	return n.String(), nil
}

func (j *jsonReader) options(r *Record) error {
	r.Options = game.Options{}
	want := messages.SomeOptions(`{"ki":"on"}`)
	if err := j.delim('{', want); err != nil {
		return err
	}
	r.places["Options"] = j.place()
	for j.tokens.More() {
		name, err := j.stringValue(messages.AnOptionName())
		if err != nil {
			return err
		}
		if _, twice := r.Options[name]; twice {
			return j.place().syntaxError(messages.OptionTwice(quoted(name)))
		}
		value, err := j.stringValue(messages.AnOptionValue())
		if err != nil {
			return err
		}
		if name == "" || value == "" || strings.ContainsAny(name, " \t\n=") || strings.ContainsAny(value, " \t\n") {
			return j.place().syntaxError(messages.OptionWords(quoted(name), quoted(value)))
		}
		r.Options[name] = value
	}
	return j.delim('}', messages.ACommaOption())
}

func (j *jsonReader) result(r *Record) error {
	want := messages.AResult(`{"winner":"second","reason":"resign"}`)
	var winner, reason string
	keys := []string{"winner", "reason"}
	at := j.begin
	err := j.object(want, keys, func(key string) (err error) {
		if at = j.begin; key == "winner" {
			winner, err = j.stringValue(messages.AWinner())
		} else {
			reason, err = j.stringValue(messages.AReason())
		}
		return err
	})
	if err != nil {
		return err
	}
	r.places["Result"] = j.positionAt(at)
	if r.Result, err = parseOutcome(winner, reason); err != nil {
		return j.positionAt(at).syntaxError(message.Of(err))
	}
	return nil
}

func (j *jsonReader) header(r *Record) error {
	h := Header{}
	err := j.object(messages.AHeader(`{"name":"Event","value":"…"}`), []string{"name", "value"}, func(key string) (err error) {
		if key == "name" {
			h.Name, err = j.stringValue(messages.AHeaderName())
		} else {
			h.Value, err = j.headerValue("value")
			h.Value = strings.TrimRight(h.Value, " \t")
		}
		return err
	})
	if err != nil {
		return err
	}
	if _, ok := headerNamed(h.Name); ok {
		return j.place().syntaxError(messages.HeaderOwnKey(message.Text(h.Name), quoted(strings.ToLower(h.Name))))
	}
	if !isName(h.Name) {
		return j.place().syntaxError(messages.HeaderName(quoted(h.Name)))
	}
	if err := r.checkHeaderAllowed(h.Name, j.place()); err != nil {
		return j.place().syntaxError(message.Of(err))
	}
	r.Headers = append(r.Headers, h)
	return nil
}
