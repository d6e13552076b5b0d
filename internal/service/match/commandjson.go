package match

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/jsonreader"
	"github.com/teahouse-games/teahouse/internal/service/jsonwriter"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// CommandError is why a text is no command.
type CommandError struct{ Message message.Message }

// Error returns the message in English, as a clause.
func (e *CommandError) Error() string { return e.Message.String() }

// commandType is a command of people: a struct with at most one field that is written.
type commandType struct {
	of    reflect.Type
	field string // its name in JSON; empty: there is none
}

// commandTypes are the commands of people by their kinds.
var commandTypes = func() map[string]commandType {
	types := map[string]commandType{}
	for _, c := range CommandTypes {
		t := commandType{of: reflect.TypeOf(c)}
		if t.of.NumField() > 0 {
			t.field = t.of.Field(0).Tag.Get("json")
		}
		types[c.Kind()] = t
	}
	return types
}()

// commandLimits are those of a command. The field that belongs to it is a text.
var commandLimits = jsonreader.ObjectLimits{Depth: 8, Values: 64}

// ReadCommand reads a command of a person: an object with its kind and the one field
// that belongs to it, e.g. {"kind":"play","turn":"Gyoku*0,0"}. The error is a *[CommandError].
func ReadCommand(data []byte) (Command, error) {
	fields, err := jsonreader.Object(data, commandLimits)
	if err != nil {
		return nil, &CommandError{messages.CommandObject(`{"kind":"resign"}`)}
	}
	kind, ok := jsonreader.Text(fields.Value("kind"))
	if !ok {
		return nil, &CommandError{messages.CommandKind(`"kind":"resign"`)}
	}
	t, ok := commandTypes[kind]
	if !ok {
		var list message.List
		for _, name := range slices.Sorted(maps.Keys(commandTypes)) {
			list = append(list, message.Text(name))
		}
		return nil, &CommandError{messages.CommandUnknown(quoted(kind), list)}
	}
	for _, f := range fields {
		switch {
		case f.Name == "kind" || f.Name == t.field:
		case t.field == "":
			return nil, &CommandError{messages.CommandKindAlone(message.Text(kind), quoted(f.Name))}
		default:
			return nil, &CommandError{messages.CommandField(message.Text(kind), message.Text(t.field), quoted(f.Name))}
		}
	}
	command := reflect.New(t.of).Elem()
	if t.field != "" {
		value := fields.Value(t.field)
		if value == nil {
			return nil, &CommandError{messages.CommandMissing(message.Text(kind), message.Text(t.field))}
		}
		if err := json.Unmarshal(value, command.Field(0).Addr().Interface()); err != nil || string(value) == "null" {
			return nil, &CommandError{messages.CommandValue(message.Text(kind), message.Text(t.field), quoted(string(value)))}
		}
	}
	return command.Interface().(Command), nil
}

// AppendCommand writes a command of a person behind dst as [ReadCommand] reads it.
func AppendCommand(dst []byte, c Command) ([]byte, error) {
	dst = append(append(append(dst, `{"kind":"`...), c.Kind()...), '"')
	if field := commandTypes[c.Kind()].field; field != "" {
		dst = append(append(append(dst, `,"`...), field...), `":`...)
		var err error
		if dst, err = jsonwriter.Append(dst, reflect.ValueOf(c).Field(0).Interface()); err != nil {
			return dst, err
		}
	}
	return append(dst, '}'), nil
}
