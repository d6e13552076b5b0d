package message

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/message/fluent"
)

// functions are the functions of catalogues, besides those of the standard.
var functions = map[string]fluent.Function{
	"FORM": func(_ *fluent.Scope, positional []fluent.Value, named fluent.Args) (fluent.Value, error) {
		if len(positional) != 1 {
			return nil, errors.New("FORM has one argument")
		}
		return formed{positional[0], named}, nil
	},
	"COUNT": func(_ *fluent.Scope, positional []fluent.Value, _ fluent.Args) (fluent.Value, error) {
		if len(positional) == 1 {
			switch v := positional[0].(type) {
			case listValue:
				return fluent.Number(len(v.items)), nil
			}
		}
		return nil, errors.New("COUNT has one argument, a list")
	},
	"ATTRIBUTE": func(s *fluent.Scope, positional []fluent.Value, options fluent.Args) (fluent.Value, error) {
		name, ok := options["name"]
		if len(positional) != 1 || !ok {
			return nil, errors.New("ATTRIBUTE has one argument and the option name")
		}
		v := positional[0]
		if f, ok := v.(formed); ok {
			v = f.Value
		}
		id := ""
		switch v := v.(type) {
		case named:
			id = v.id
		case nested:
			id, s = v.ID, s.Inside(v.Message)
		case pieceValue:
			id = v.nameID()
		default:
			return nil, errors.New("ATTRIBUTE has a piece, seat or message as argument")
		}
		text, err := s.Attribute(id, name.Key())
		return fluent.String(text), err
	},
	"CAPITAL": func(s *fluent.Scope, positional []fluent.Value, _ fluent.Args) (fluent.Value, error) {
		if len(positional) != 1 {
			return nil, errors.New("CAPITAL has one argument")
		}
		text, err := positional[0].Append(nil, s)
		return fluent.String(capitalize(string(text))), err
	},
}

// formed is a value with options.
type formed struct {
	fluent.Value
	options fluent.Args
}

// Append appends the value with its options.
func (v formed) Append(b []byte, s *fluent.Scope) ([]byte, error) {
	return v.Value.Append(b, s.With(v.options))
}

// Value returns the value of an argument for a catalogue.
func (m Message) Value(name string) (fluent.Value, bool) {
	v, ok := m.Arg(name)
	if !ok {
		return nil, false
	}
	return fluentValue(v, m.prefix()), true
}

// fluentValue returns a value for a catalogue; the messages of pieces and seats begin with the prefix.
func fluentValue(v Value, prefix string) fluent.Value {
	switch v := v.(type) {
	case Number:
		return fluent.Number(v)
	case Place:
		return fluent.String(v)
	case Turn:
		return fluent.String(v)
	case Rule:
		return fluent.String(v)
	case Text:
		return fluent.String(v)
	case Seat:
		return named{prefix + "-seat-" + string(v), string(v)}
	case Piece:
		return pieceValue{v, prefix}
	case Places:
		list := listValue{items: make([]fluent.Value, len(v))}
		for i, place := range v {
			list.items[i] = fluent.String(place)
		}
		return list
	case List:
		list := listValue{items: make([]fluent.Value, len(v))}
		for i, item := range v {
			list.items[i] = fluentValue(item, prefix)
		}
		return list
	case Message:
		return nested{v}
	}
	panic(fmt.Sprintf("message: %T is no value", v))
}

// named is a value that a message names.
type named struct{ id, key string }

// Append appends the message.
func (v named) Append(b []byte, s *fluent.Scope) ([]byte, error) { return s.AppendMessage(b, v.id) }

// Key returns the key of the value.
func (v named) Key() string { return v.key }

// nested is a message in a message.
type nested struct{ Message }

// Append appends the message, in English if the language has not got it.
func (v nested) Append(b []byte, s *fluent.Scope) ([]byte, error) {
	if v.IsZero() {
		return b, nil
	}
	if !s.HasMessage(v.ID) && v.catalogue != nil && v.catalogue.Has(v.ID[len(v.catalogue.Prefix)+1:]) {
		return append(b, v.String()...), nil
	}
	return s.Inside(v.Message).AppendMessage(b, v.ID)
}

// Key returns the identifier, "none" for a message that says nothing.
func (v nested) Key() string {
	if v.IsZero() {
		return "none"
	}
	return v.ID
}

// pieceValue is a piece whose messages begin with a prefix.
type pieceValue struct {
	piece  Piece
	prefix string
}

// Append appends the message PREFIX-piece.
func (v pieceValue) Append(b []byte, s *fluent.Scope) ([]byte, error) {
	return s.Inside(v).AppendMessage(b, v.prefix+"-piece")
}

// Key returns the kind of the piece.
func (v pieceValue) Key() string { return v.piece.Kind }

func (v pieceValue) nameID() string { return v.prefix + "-piece-" + v.piece.Kind }

// Value returns the parts of the piece.
func (v pieceValue) Value(name string) (fluent.Value, bool) {
	orNone := func(text string) fluent.Value {
		if text == "" {
			text = "none"
		}
		return fluent.String(text)
	}
	switch name {
	case "name":
		return named{v.nameID(), v.piece.Kind}, true
	case "kind":
		return fluent.String(v.piece.Kind), true
	case "owner":
		return orNone(string(v.piece.Owner)), true
	case "place":
		return orNone(string(v.piece.Place)), true
	}
	return nil, false
}

// listValue is several values.
type listValue struct{ items []fluent.Value }

// Append joins the items by the messages game-list-comma and game-list-and, or game-list-or with the
// option join. With the option each it joins all by the one message, e.g. game-list-semicolon.
func (v listValue) Append(b []byte, s *fluent.Scope) ([]byte, error) {
	if len(v.items) == 0 {
		return b, nil
	}
	inner, joint := "game-list-comma", "game-list-and"
	if option, ok := s.Option("join"); ok {
		joint = "game-list-" + option.Key()
	}
	if option, ok := s.Option("each"); ok && option.Key() != "no" {
		inner = "game-list-" + option.Key()
		joint = inner
	}
	s = s.With(fluent.Args{"join": fluent.String("and"), "each": fluent.String("no")}) // for lists in the list
	joined, err := v.items[0].Append(nil, s)
	if err != nil {
		return b, err
	}
	for i, item := range v.items[1:] {
		next, err := item.Append(nil, s)
		if err != nil {
			return b, err
		}
		id := inner
		if i == len(v.items)-2 {
			id = joint
		}
		pair := fluent.Args{"first": fluent.String(joined), "last": fluent.String(next)}
		if joined, err = s.Inside(pair).AppendMessage(nil, id); err != nil {
			return b, err
		}
	}
	return append(b, joined...), nil
}

// Key returns the number of items.
func (v listValue) Key() string { return fluent.Number(len(v.items)).Key() }

// argumentsOf returns values by name as arguments.
func argumentsOf(values map[string]any) fluent.Args {
	args := make(fluent.Args, len(values))
	for name, value := range values {
		switch v := value.(type) {
		case Value:
			args[name] = fluentValue(v, "")
		case int:
			args[name] = fluent.Number(v)
		default:
			args[name] = fluent.String(fmt.Sprint(v))
		}
	}
	return args
}
