package match

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"

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

// ReadCommand reads a command of a person: an object with its kind and the one field
// that belongs to it, e.g. {"kind":"play","turn":"Gyoku*0,0"}. The error is a *[CommandError].
func ReadCommand(data []byte) (Command, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil || fields == nil {
		return nil, &CommandError{messages.CommandObject(`{"kind":"resign"}`)}
	}
	var kind string
	if err := json.Unmarshal(fields["kind"], &kind); err != nil {
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
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		switch {
		case name == "kind" || name == t.field:
		case t.field == "":
			return nil, &CommandError{messages.CommandKindAlone(message.Text(kind), quoted(name))}
		default:
			return nil, &CommandError{messages.CommandField(message.Text(kind), message.Text(t.field), quoted(name))}
		}
	}
	command := reflect.New(t.of).Elem()
	if t.field != "" {
		value, ok := fields[t.field]
		if !ok {
			return nil, &CommandError{messages.CommandMissing(message.Text(kind), message.Text(t.field))}
		}
		if err := json.Unmarshal(value, command.Field(0).Addr().Interface()); err != nil || string(value) == "null" {
			return nil, &CommandError{messages.CommandValue(message.Text(kind), message.Text(t.field), quoted(string(value)))}
		}
	}
	return command.Interface().(Command), nil
}

// CommandJSON writes a command of a person as [ReadCommand] reads it.
func CommandJSON(c Command) ([]byte, error) {
	object := map[string]any{"kind": c.Kind()}
	if field := commandTypes[c.Kind()].field; field != "" {
		object[field] = reflect.ValueOf(c).Field(0).Interface()
	}
	return json.Marshal(object)
}
