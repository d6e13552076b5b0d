package match

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game/wording"
)

// CommandError is why a text is no command.
type CommandError struct{ Text string }

func (e *CommandError) Error() string { return e.Text }

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
		return nil, &CommandError{`a command is an object with its kind, e.g. {"kind":"resign"}`}
	}
	var kind string
	if err := json.Unmarshal(fields["kind"], &kind); err != nil {
		return nil, &CommandError{`a command has its kind, e.g. "kind":"resign"`}
	}
	t, ok := commandTypes[kind]
	if !ok {
		return nil, &CommandError{fmt.Sprintf("there is no command %s: the commands are %s",
			wording.QuoteShort(kind), strings.Join(slices.Sorted(maps.Keys(commandTypes)), ", "))}
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		switch {
		case name == "kind" || name == t.field:
		case t.field == "":
			return nil, &CommandError{fmt.Sprintf("the command %s has nothing but its kind, not %s", kind, wording.QuoteShort(name))}
		default:
			return nil, &CommandError{fmt.Sprintf("the command %s has its kind and %s, not %s", kind, t.field, wording.QuoteShort(name))}
		}
	}
	command := reflect.New(t.of).Elem()
	if t.field != "" {
		value, ok := fields[t.field]
		if !ok {
			return nil, &CommandError{fmt.Sprintf("the command %s says its %s", kind, t.field)}
		}
		if err := json.Unmarshal(value, command.Field(0).Addr().Interface()); err != nil || string(value) == "null" {
			return nil, &CommandError{fmt.Sprintf("the command %s: its %s cannot be %s", kind, t.field, wording.QuoteShort(string(value)))}
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
