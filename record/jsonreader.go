package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// jsonReader reads JSON token by token, so that whatever is wrong has a place.
type jsonReader struct {
	positionFinder
	tokens *json.Decoder
	begin  int // the byte where the last token begins
	depth  int // of the variations that are open
}

func newJSONReader(text string) *jsonReader {
	tokens := json.NewDecoder(strings.NewReader(text))
	tokens.UseNumber()
	return &jsonReader{positionFinder: positionFinder{text: text}, tokens: tokens}
}

// place returns where the last token begins.
func (j *jsonReader) place() textPosition { return j.positionAt(j.begin) }

// skip goes to where the next token begins.
func (j *jsonReader) skip() {
	j.begin = int(j.tokens.InputOffset())
	for j.begin < len(j.text) && strings.IndexByte(" \t\r\n,:", j.text[j.begin]) >= 0 {
		j.begin++
	}
}

// token reads a token; want describes the expected one.
func (j *jsonReader) token(want message.Message) (json.Token, error) {
	j.skip()
	token, err := j.tokens.Token()
	switch {
	case err != nil && j.begin >= len(j.text):
		return nil, j.place().syntaxError(messages.EndsEarly(want))
	case err != nil:
		return nil, j.place().syntaxError(messages.NotJson(want))
	}
	return token, nil
}

// wrongToken refuses a token that is not what should be there.
func (j *jsonReader) wrongToken(want message.Message) error {
	text := j.text[j.begin:int(j.tokens.InputOffset())]
	return j.place().syntaxError(messages.Expected(want, quoted(text)))
}

func (j *jsonReader) delim(d json.Delim, want message.Message) error {
	token, err := j.token(want)
	if err == nil && token != d {
		return j.wrongToken(want)
	}
	return err
}

// skipValue passes over any value.
func (j *jsonReader) skipValue() error {
	for open := 0; ; {
		token, err := j.token(messages.AProtocolValue())
		if err != nil {
			return err
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			open++
		case json.Delim('}'), json.Delim(']'):
			open--
		}
		if open == 0 {
			return nil
		}
	}
}

// stringValue reads a string.
func (j *jsonReader) stringValue(want message.Message) (string, error) {
	token, err := j.token(want)
	if err != nil {
		return "", err
	}
	s, ok := token.(string)
	if !ok {
		return "", j.wrongToken(want)
	}
	if i := strings.IndexFunc(s, func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }); i >= 0 {
		return "", j.place().syntaxError(messages.JsonControlCharacter(message.Text(fmt.Sprintf("%U", []rune(s[i:])[0]))))
	}
	return s, nil
}

// object reads an object and calls member for each of its keys, which must be one of
// keys and occur once. The error for another key lists the allowed ones.
func (j *jsonReader) object(want message.Message, keys []string, member func(key string) error) error {
	if err := j.delim('{', want); err != nil {
		return err
	}
	seen := map[string]bool{}
	list := strings.Join(keys, ", ")
	for j.tokens.More() {
		key, err := j.stringValue(messages.AKey())
		if err != nil {
			return err
		}
		if seen[key] {
			return j.place().syntaxError(messages.KeyTwice(quoted(key)))
		}
		seen[key] = true
		if !slices.Contains(keys, key) {
			return j.place().syntaxError(messages.KeyUnknown(quoted(key), message.Text(list)))
		}
		if err := member(key); err != nil {
			return err
		}
	}
	return j.delim('}', messages.ACommaKey())
}

// array reads an array and calls element before each of its elements.
func (j *jsonReader) array(want message.Message, element func() error) error {
	if err := j.delim('[', want); err != nil {
		return err
	}
	for j.tokens.More() {
		if err := element(); err != nil {
			return err
		}
	}
	return j.delim(']', messages.ACommaItem())
}
