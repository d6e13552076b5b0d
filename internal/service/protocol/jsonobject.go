package protocol

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/jsonreader"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// jsonObject is an object that is read field by field. What goes wrong first stays in err.
type jsonObject struct {
	fields jsonreader.Fields
	taken  []string // fields that were asked for
	err    *MessageError
}

// Limits of a request.
const (
	maxDepth  = 8  // how deep its objects and lists may be nested
	maxFields = 64 // how many fields and list entries it may have in all; no request has more than ten
)

// readObject splits one JSON object into its fields. Names count as they are written:
// "Type" is not "type".
func readObject(data []byte) (*jsonObject, error) {
	if !utf8.Valid(data) {
		return nil, newError(NotUTF8, messages.MessageNotUtf8())
	}
	fields, err := jsonreader.Object(data, jsonreader.ObjectLimits{Depth: maxDepth, Values: maxFields})
	if err != nil {
		return nil, objectError(err)
	}
	return &jsonObject{fields: fields}, nil
}

// objectError returns what an error of package jsonreader means for a client.
func objectError(err error) *MessageError {
	if twice, ok := errors.AsType[*jsonreader.DuplicateError](err); ok {
		return newError(DuplicateField, messages.FieldTwice(quoted(twice.Name)))
	}
	switch {
	case errors.Is(err, jsonreader.ErrTrailing):
		return newError(NotJSON, messages.MessageMore())
	case errors.Is(err, jsonreader.ErrNoObject):
		return newError(NotJSON, messages.MessageNoObject(`{"type":"ping","id":"1"}`))
	case errors.Is(err, jsonreader.ErrTooDeep):
		return newError(NotJSON, messages.MessageDeep(maxDepth))
	case errors.Is(err, jsonreader.ErrTooMany):
		return newError(NotJSON, messages.MessageFields(maxFields))
	}
	return invalidJSON(err)
}

func invalidJSON(err error) *MessageError {
	return newError(NotJSON, messages.MessageNotJson(message.Text(err.Error())))
}

func (o *jsonObject) setError(err *MessageError) {
	if o.err == nil {
		o.err = err
	}
}

// optional reports whether there is a field that may be left out.
func (o *jsonObject) optional(name string) bool {
	o.markKnown(name)
	return o.fields.Value(name) != nil
}

// markKnown remembers that there may be such a field.
func (o *jsonObject) markKnown(name string) {
	if !slices.Contains(o.taken, name) {
		o.taken = append(o.taken, name)
	}
}

// required returns a field, nil if it is missing, which is an error.
func (o *jsonObject) required(name string) json.RawMessage {
	o.markKnown(name)
	if value := o.fields.Value(name); value != nil {
		return value
	}
	o.setError(newError(MissingField, messages.FieldMissing(fieldName(name))))
	return nil
}

// checkUnknown complains about fields that were not asked for.
func (o *jsonObject) checkUnknown() {
	for _, f := range o.fields {
		if !slices.Contains(o.taken, f.Name) {
			var list message.List
			for _, name := range o.taken {
				list = append(list, message.Text(name))
			}
			o.setError(newError(UnknownField, messages.FieldUnknown(quoted(f.Name), list)))
			return
		}
	}
}

// requiredText reads a string of least to most characters.
func (o *jsonObject) requiredText(name string, least, most int) string {
	raw := o.required(name)
	if raw == nil {
		return ""
	}
	s, ok := jsonreader.Text(raw)
	if !ok {
		o.setError(newError(WrongValue, messages.FieldNoString(fieldName(name))))
		return ""
	}
	switch n := utf8.RuneCountInString(s); {
	case n < least:
		o.setError(newError(WrongValue, messages.FieldEmpty(fieldName(name), most)))
		return ""
	case n > most:
		o.setError(newError(TooLong, messages.FieldTooLong(fieldName(name), n, most)))
		return ""
	}
	return s
}

// nonNegative reads a whole number from 0 up.
func (o *jsonObject) nonNegative(name string) int64 {
	raw := o.required(name)
	if raw == nil {
		return 0
	}
	n, err := strconv.ParseInt(string(raw), 10, 64)
	if err != nil || n < 0 || n > MaxWhole || raw[0] == '-' {
		o.setError(newError(WrongValue, messages.FieldNumber(fieldName(name), quoted(string(raw)), message.Text(strconv.Itoa(MaxWhole)))))
		return 0
	}
	return n
}
