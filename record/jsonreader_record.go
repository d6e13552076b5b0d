package record

import (
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

const tooLongJSON = "as JSON it would have more bytes than are read"

// recordKeys are the keys of a record. The last three belong to the rules protocol and
// do not describe the game.
var recordKeys = []string{
	"game", "options", "turns", "notes", "rules", "position", "first", "second",
	"date", "clock", "result", "headers", "comment", "legal", "info", "why",
}

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
		return nil, j.place().syntaxErrorf("there is something after the record: want one {…}")
	}
	if _, err := WriteJSON(r); err != nil {
		return nil, textPosition{1, 1}.syntaxErrorf("%v", err)
	}
	return r, nil
}

// record reads a whole record.
func (j *jsonReader) record(r *Record) error {
	var main parsedLine
	err := j.object(`a record, e.g. {"game":"ki-shogi","turns":["Gyoku*0,0"]}`, recordKeys, func(key string) error {
		switch key {
		case "turns", "notes":
			return j.lineMember(&main, key)
		case "legal", "info", "why":
			_, err := j.token("what the rules protocol has there")
			return err
		case "options":
			return j.options(r)
		case "result":
			return j.result(r)
		case "headers":
			return j.array("a list of headers", func() error { return j.header(r) })
		case "comment":
			comment, err := j.stringValue("a comment in quotes")
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
		return j.place().syntaxErrorf("%v", err)
	}
	return nil
}

// headerValue reads what the text form has in a header: a string, for "rules" a number.
func (j *jsonReader) headerValue(key string) (string, error) {
	if key != "rules" {
		value, err := j.stringValue("the value of " + strconv.Quote(key) + " in quotes")
		if err == nil && strings.Contains(value, "\n") {
			return "", j.place().syntaxErrorf("the value of %q has a line break: leave it out", key)
		}
		return value, err
	}
	const want = "the version of the rules, a number"
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
	const want = `options, e.g. {"ki":"on"}`
	if err := j.delim('{', want); err != nil {
		return err
	}
	r.places["Options"] = j.place()
	for j.tokens.More() {
		name, err := j.stringValue("the name of an option in quotes")
		if err != nil {
			return err
		}
		if _, twice := r.Options[name]; twice {
			return j.place().syntaxErrorf("the option %s occurs twice: leave one out", wording.QuoteShort(name))
		}
		value, err := j.stringValue("the value of an option in quotes")
		if err != nil {
			return err
		}
		if name == "" || value == "" || strings.ContainsAny(name, " \t\n=") || strings.ContainsAny(value, " \t\n") {
			return j.place().syntaxErrorf("the name and the value of an option are words without spaces, not %s and %s", wording.QuoteShort(name), wording.QuoteShort(value))
		}
		r.Options[name] = value
	}
	return j.delim('}', "a comma and an option, or }")
}

func (j *jsonReader) result(r *Record) error {
	const want = `a result, e.g. {"winner":"second","reason":"resign"}`
	var winner, reason string
	keys := []string{"winner", "reason"}
	at := j.begin
	err := j.object(want, keys, func(key string) (err error) {
		if at = j.begin; key == "winner" {
			winner, err = j.stringValue("first, second or draw in quotes")
		} else {
			reason, err = j.stringValue("the reason of the result in quotes")
		}
		return err
	})
	if err != nil {
		return err
	}
	r.places["Result"] = j.positionAt(at)
	if r.Result, err = parseOutcome(winner, reason); err != nil {
		return j.positionAt(at).syntaxErrorf("%v", err)
	}
	return nil
}

func (j *jsonReader) header(r *Record) error {
	h := Header{}
	err := j.object(`a header, e.g. {"name":"Event","value":"…"}`, []string{"name", "value"}, func(key string) (err error) {
		if key == "name" {
			h.Name, err = j.stringValue("the name of a header in quotes")
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
		return j.place().syntaxErrorf("%s is no other header: it has a key of its own, %q", h.Name, strings.ToLower(h.Name))
	}
	if !isName(h.Name) {
		return j.place().syntaxErrorf("the name of a header is of letters, digits and hyphens, not %s", wording.QuoteShort(h.Name))
	}
	if err := r.checkHeaderAllowed(h.Name, j.place()); err != nil {
		return j.place().syntaxErrorf("%v", err)
	}
	r.Headers = append(r.Headers, h)
	return nil
}
