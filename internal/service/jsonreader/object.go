package jsonreader

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode/utf8"
)

// ObjectLimits are how large an object may be. What is 0 has no limit of its own.
type ObjectLimits struct {
	Depth  int // how deep objects and lists may be nested, the object itself included
	Values int // how many fields and list entries there may be in all
}

// Errors of a text that is JSON, but not an object that can be read. Those of a text that is no JSON are those of encoding/json, and
// io.ErrUnexpectedEOF for an empty one.
var (
	ErrNoObject = errors.New("it is not an object")
	ErrTrailing = errors.New("something follows the value")
	ErrTooDeep  = errors.New("objects and lists are nested too deep")
	ErrTooMany  = errors.New("there are too many fields and list entries")
)

// DuplicateError means that a name occurs twice in one object.
type DuplicateError struct{ Name string }

// Error names the field.
func (e *DuplicateError) Error() string { return fmt.Sprintf("field %q occurs twice", e.Name) }

// Field is one field of an object. The value is a part of the text that was read.
type Field struct {
	Name  string
	Value json.RawMessage
}

// Fields are the fields of an object, in their order.
type Fields []Field

// Value returns the value of a field, nil if there is no such field.
func (f Fields) Value(name string) json.RawMessage {
	for i := range f {
		if f[i].Name == name {
			return f[i].Value
		}
	}
	return nil
}

// Object reads a text that is one object.
func Object(text []byte, limits ObjectLimits) (Fields, error) {
	if err := check(text); err != nil {
		return nil, err
	}
	r := reader{text: text, limits: limits}
	if r.next() != '{' {
		return nil, ErrNoObject
	}
	return r.object(1)
}

// check returns an error unless a text is one value in JSON.
func check(text []byte) error {
	if json.Valid(text) {
		return nil
	}
	var first json.RawMessage
	switch err := json.NewDecoder(bytes.NewReader(text)).Decode(&first); {
	case err == nil:
		return ErrTrailing
	case errors.Is(err, io.EOF):
		return io.ErrUnexpectedEOF
	default:
		return err
	}
}

// Text returns what a string says, and false for a value that is not a string.
func Text(value json.RawMessage) (text string, ok bool) {
	if len(value) == 0 || value[0] != '"' {
		return "", false
	}
	return unquote(value), true
}

// reader reads a text that is known to be valid JSON from its beginning to its end.
type reader struct {
	text   []byte
	at     int // the next byte
	values int // fields and list entries so far
	limits ObjectLimits
}

// next goes to the next byte that is neither white space nor a comma nor a colon, and returns it.
func (r *reader) next() byte {
	for {
		switch c := r.text[r.at]; c {
		case ' ', '\t', '\r', '\n', ',', ':':
			r.at++
		default:
			return c
		}
	}
}

// object reads an object that begins at the next byte. It is the depth-th from outside.
func (r *reader) object(depth int) (Fields, error) {
	fields := make(Fields, 0, 4)
	for r.at++; r.next() != '}'; {
		if err := r.count(); err != nil {
			return nil, err
		}
		name := unquote(r.string())
		if slices.ContainsFunc(fields, func(f Field) bool { return f.Name == name }) {
			return nil, &DuplicateError{name}
		}
		r.next()
		start := r.at
		if err := r.value(depth + 1); err != nil {
			return nil, err
		}
		fields = append(fields, Field{name, r.text[start:r.at]})
	}
	r.at++
	return fields, nil
}

// list reads a list that begins at the next byte. It is the depth-th value from outside.
func (r *reader) list(depth int) error {
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
func (r *reader) count() error {
	if r.values++; r.limits.Values > 0 && r.values > r.limits.Values {
		return ErrTooMany
	}
	return nil
}

// value reads the value that begins at the next byte. An object or a list there is the depth-th from outside.
func (r *reader) value(depth int) error {
	c := r.text[r.at]
	if (c == '{' || c == '[') && r.limits.Depth > 0 && depth > r.limits.Depth {
		return ErrTooDeep
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
func (r *reader) string() []byte {
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
	if bytes.IndexByte(s, '\\') < 0 && utf8.Valid(s) {
		return string(s[1 : len(s)-1])
	}
	_ = json.Unmarshal(s, &text) // valid, as the whole is
	return text
}
