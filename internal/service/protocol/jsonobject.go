package protocol

import (
	"encoding/json"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

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
	if err := checkJSON(data); err != nil {
		return nil, err
	}
	r := jsonReader{text: data, left: maxFields}
	if r.next() != '{' {
		return nil, newError(NotJSON, messages.MessageNoObject(`{"type":"ping","id":"1"}`))
	}
	fields, err := r.object(0)
	if err != nil {
		return nil, err
	}
	return &jsonObject{fields: fields}, nil
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
	if raw[0] != '"' {
		o.setError(newError(WrongValue, messages.FieldNoString(fieldName(name))))
		return ""
	}
	s := unquote(raw)
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
