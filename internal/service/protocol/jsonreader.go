package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// maxDepth is how deep the objects and lists of a request may be nested.
const maxDepth = 8

// maxFields is how many fields and list entries a request may have in all. No request has
// more than ten.
const maxFields = 64

// jsonField is one field of an object. The value is a part of the text that was read.
type jsonField struct {
	name  string
	value json.RawMessage
}

// jsonReader reads a text that is known to be valid JSON from its beginning to its end. A
// json.Decoder would check each part again, and copy it.
type jsonReader struct {
	text []byte
	at   int // the next byte
	left int // how many fields and list entries there may still be
}

// checkJSON returns an error unless a text is one value in JSON.
func checkJSON(text []byte) error {
	if json.Valid(text) {
		return nil
	}
	var first json.RawMessage
	switch err := json.NewDecoder(bytes.NewReader(text)).Decode(&first); {
	case err == nil:
		return newError(NotJSON, messages.MessageMore())
	case errors.Is(err, io.EOF):
		return invalidJSON(io.ErrUnexpectedEOF)
	default:
		return invalidJSON(err)
	}
}

func invalidJSON(err error) *MessageError {
	return newError(NotJSON, messages.MessageNotJson(message.Text(err.Error())))
}

// next goes to the next byte that is neither white space nor a comma nor a colon, and returns it.
func (r *jsonReader) next() byte {
	for {
		switch c := r.text[r.at]; c {
		case ' ', '\t', '\r', '\n', ',', ':':
			r.at++
		default:
			return c
		}
	}
}

// object reads an object that begins at the next byte, inside depth others. It refuses one in which a
// name occurs twice, and more than left fields and list entries.
func (r *jsonReader) object(depth int) ([]jsonField, error) {
	fields := make([]jsonField, 0, 4)
	for r.at++; r.next() != '}'; {
		if err := r.count(); err != nil {
			return nil, err
		}
		name := unquote(r.string())
		if slices.ContainsFunc(fields, func(f jsonField) bool { return f.name == name }) {
			return nil, newError(DuplicateField, messages.FieldTwice(quoted(name)))
		}
		r.next()
		start := r.at
		if err := r.value(depth + 1); err != nil {
			return nil, err
		}
		fields = append(fields, jsonField{name, r.text[start:r.at]})
	}
	r.at++
	return fields, nil
}

// list reads a list that begins at the next byte, inside depth others.
func (r *jsonReader) list(depth int) error {
	for r.at++; r.next() != ']'; {
		if err := r.count(); err != nil {
			return err
		}
		if err := r.value(depth + 1); err != nil {
			return err
		}
	}
	r.at++
	return nil
}

// count counts a field or list entry.
func (r *jsonReader) count() error {
	if r.left--; r.left < 0 {
		return newError(NotJSON, messages.MessageFields(maxFields))
	}
	return nil
}

// value reads the value that begins at the next byte.
func (r *jsonReader) value(depth int) error {
	c := r.text[r.at]
	if (c == '{' || c == '[') && depth == maxDepth {
		return newError(NotJSON, messages.MessageDeep(maxDepth))
	}
	switch c {
	case '{':
		_, err := r.object(depth)
		return err
	case '[':
		return r.list(depth)
	case '"':
		r.string()
	default: // a number, true, false or null, inside an object or a list
		r.at += bytes.IndexAny(r.text[r.at:], " \t\r\n,]}")
	}
	return nil
}

// string reads the string that begins at the next byte, and returns it with its quotes.
func (r *jsonReader) string() []byte {
	start := r.at
	for r.at++; r.text[r.at] != '"'; r.at++ {
		if r.text[r.at] == '\\' {
			r.at++
		}
	}
	r.at++
	return r.text[start:r.at]
}

// unquote returns what a string says.
func unquote(s []byte) (text string) {
	if !bytes.ContainsRune(s, '\\') {
		return string(s[1 : len(s)-1])
	}
	_ = json.Unmarshal(s, &text) // valid, as the whole is
	return text
}
