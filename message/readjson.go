package message

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// UnmarshalJSON reads what MarshalJSON writes. The message has no English text of its own: a
// [Language] that has its identifier writes it. Its arguments are in the order of their names.
func (m *Message) UnmarshalJSON(data []byte) error {
	var read struct {
		ID   string                     `json:"id"`
		Args map[string]json.RawMessage `json:"args"`
	}
	if err := json.Unmarshal(data, &read); err != nil {
		return err
	}
	*m = Message{ID: read.ID}
	for name, raw := range read.Args {
		v, err := readValue(raw)
		if err != nil {
			return fmt.Errorf("argument %s of message %s: %w", name, read.ID, err)
		}
		m.Args = append(m.Args, Arg{name, v})
	}
	slices.SortFunc(m.Args, func(a, b Arg) int { return strings.Compare(a.Name, b.Name) })
	return nil
}

// readValue reads a value of an argument.
func readValue(raw json.RawMessage) (Value, error) {
	raw = bytes.TrimSpace(raw)
	switch {
	case bytes.Equal(raw, []byte("null")):
		return Message{}, nil
	case len(raw) > 0 && raw[0] == '"':
		var text Text
		err := json.Unmarshal(raw, &text)
		return text, err
	case len(raw) > 0 && raw[0] != '{':
		var number Number
		err := json.Unmarshal(raw, &number)
		return number, err
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(raw, &keys); err != nil {
		return nil, err
	}
	has := func(key string) bool { _, ok := keys[key]; return ok }
	switch {
	case has("id"):
		var m Message
		err := json.Unmarshal(raw, &m)
		return m, err
	case has("piece"):
		var piece struct{ Piece, Owner, Place string }
		err := json.Unmarshal(raw, &piece)
		return Piece{piece.Piece, Seat(piece.Owner), Place(piece.Place)}, err
	case has("list"):
		var items []json.RawMessage
		if err := json.Unmarshal(keys["list"], &items); err != nil {
			return nil, err
		}
		list := make(List, len(items))
		for i, item := range items {
			v, err := readValue(item)
			if err != nil {
				return nil, err
			}
			list[i] = v
		}
		return list, nil
	case has("places"):
		var names []string
		err := json.Unmarshal(keys["places"], &names)
		places := make(Places, len(names))
		for i, name := range names {
			places[i] = Place(name)
		}
		return places, err
	}
	for key, valueOf := range map[string]func(string) Value{
		"place": func(s string) Value { return Place(s) },
		"seat":  func(s string) Value { return Seat(s) },
		"turn":  func(s string) Value { return Turn(s) },
		"rule":  func(s string) Value { return Rule(s) },
	} {
		if has(key) {
			var text string
			err := json.Unmarshal(keys[key], &text)
			return valueOf(text), err
		}
	}
	return nil, fmt.Errorf("%s is no value", raw)
}
