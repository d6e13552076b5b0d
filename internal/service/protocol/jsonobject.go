package protocol

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// maxDepth is how deep the objects and lists of a request may be nested.
const maxDepth = 8

// maxFields is how many fields and list entries a request may have in all. No request has
// more than ten.
const maxFields = 64

// jsonField is one field of an object, as it was sent.
type jsonField struct {
	name  string
	value json.RawMessage
}

// jsonObject is an object that is read field by field. What goes wrong first stays in err.
type jsonObject struct {
	fields []jsonField
	taken  []string // fields that were asked for
	err    *MessageError
}

// readObject splits one JSON object into its fields. Names count as they are written:
// "Type" is not "type".
func readObject(data []byte) (*jsonObject, error) {
	if !utf8.Valid(data) {
		return nil, newError(NotUTF8, messages.MessageNotUtf8())
	}
	d := json.NewDecoder(bytes.NewReader(data))
	start, err := d.Token()
	if err != nil {
		return nil, invalidJSON(err)
	}
	if start != json.Delim('{') {
		return nil, newError(NotJSON, messages.MessageNoObject(`{"type":"ping","id":"1"}`))
	}
	o := new(jsonObject)
	left := maxFields
	for d.More() {
		if err := o.readField(d, &left); err != nil {
			return nil, err
		}
	}
	if _, err := d.Token(); err != nil {
		return nil, invalidJSON(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, newError(NotJSON, messages.MessageMore())
	}
	return o, nil
}

// readField reads the next field. The object and its values have at most left fields and list
// entries more.
func (o *jsonObject) readField(d *json.Decoder, left *int) error {
	if *left--; *left < 0 {
		return newError(NotJSON, messages.MessageFields(maxFields))
	}
	token, err := d.Token()
	if err != nil {
		return invalidJSON(err)
	}
	name := token.(string)
	if slices.ContainsFunc(o.fields, func(f jsonField) bool { return f.name == name }) {
		return newError(DuplicateField, messages.FieldTwice(quoted(name)))
	}
	var value json.RawMessage
	if err := d.Decode(&value); err != nil {
		return invalidJSON(err)
	}
	o.fields = append(o.fields, jsonField{name, value})
	if value[0] != '{' && value[0] != '[' {
		return nil
	}
	inner := json.NewDecoder(bytes.NewReader(value))
	inner.UseNumber()
	return checkDuplicates(inner, 1, left)
}

func invalidJSON(err error) *MessageError {
	return newError(NotJSON, messages.MessageNotJson(message.Text(err.Error())))
}

// checkDuplicates reads one value. It refuses an object in it that has a name twice, and more than
// left fields and list entries.
func checkDuplicates(d *json.Decoder, depth int, left *int) error {
	token, err := d.Token()
	if err != nil {
		return invalidJSON(err)
	}
	delim, ok := token.(json.Delim)
	if !ok {
		return nil
	}
	if depth == maxDepth {
		return newError(NotJSON, messages.MessageDeep(maxDepth))
	}
	names := map[string]bool{}
	for d.More() {
		if *left--; *left < 0 {
			return newError(NotJSON, messages.MessageFields(maxFields))
		}
		if delim == '{' {
			token, err := d.Token()
			if err != nil {
				return invalidJSON(err)
			}
			name := token.(string)
			if names[name] {
				return newError(DuplicateField, messages.FieldTwice(quoted(name)))
			}
			names[name] = true
		}
		if err := checkDuplicates(d, depth+1, left); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil {
		return invalidJSON(err)
	}
	return nil
}

func (o *jsonObject) setError(err *MessageError) {
	if o.err == nil {
		o.err = err
	}
}

// optional reports whether there is a field that may be left out.
func (o *jsonObject) optional(name string) bool {
	o.markKnown(name)
	return slices.ContainsFunc(o.fields, func(f jsonField) bool { return f.name == name })
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
	for _, f := range o.fields {
		if f.name == name {
			return f.value
		}
	}
	o.setError(newError(MissingField, messages.FieldMissing(fieldName(name))))
	return nil
}

// checkUnknown complains about fields that were not asked for.
func (o *jsonObject) checkUnknown() {
	for _, f := range o.fields {
		if !slices.Contains(o.taken, f.name) {
			var list message.List
			for _, name := range o.taken {
				list = append(list, message.Text(name))
			}
			o.setError(newError(UnknownField, messages.FieldUnknown(quoted(f.name), list)))
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
	var s *string
	if err := json.Unmarshal(raw, &s); err != nil || s == nil {
		o.setError(newError(WrongValue, messages.FieldNoString(fieldName(name))))
		return ""
	}
	switch n := utf8.RuneCountInString(*s); {
	case n < least:
		o.setError(newError(WrongValue, messages.FieldEmpty(fieldName(name), most)))
		return ""
	case n > most:
		o.setError(newError(TooLong, messages.FieldTooLong(fieldName(name), n, most)))
		return ""
	}
	return *s
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
