package match

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// CommandError is why a text is no command.
type CommandError struct{ Text string }

func (e *CommandError) Error() string { return e.Text }

// commandDecoder is how a command is read.
type commandDecoder struct {
	field string // the one that it has besides its kind, if it has one
	read  func(value json.RawMessage) (Command, error)
}

// commandDecoders are the commands of people by their kinds.
var commandDecoders = map[string]commandDecoder{
	Sit{}.Kind():      withField("seat", func(seat game.Seat) Command { return Sit{Seat: seat} }),
	Play{}.Kind():     withField("turn", func(turn string) Command { return Play{Turn: turn} }),
	Resign{}.Kind():   withoutField(Resign{}),
	Offer{}.Kind():    withField("offer", func(o OfferKind) Command { return Offer{Offer: o} }),
	Accept{}.Kind():   withField("offer", func(o OfferKind) Command { return Accept{Offer: o} }),
	Decline{}.Kind():  withField("offer", func(o OfferKind) Command { return Decline{Offer: o} }),
	Abort{}.Kind():    withoutField(Abort{}),
	Claim{}.Kind():    withoutField(Claim{}),
	GiveTime{}.Kind(): withoutField(GiveTime{}),
	Chat{}.Kind():     withField("text", func(text string) Command { return Chat{Text: text} }),
}

func withoutField(c Command) commandDecoder {
	return commandDecoder{read: func(json.RawMessage) (Command, error) { return c, nil }}
}

func withField[V any](field string, command func(V) Command) commandDecoder {
	return commandDecoder{field: field, read: func(value json.RawMessage) (Command, error) {
		var v *V
		if err := json.Unmarshal(value, &v); err != nil || v == nil {
			return nil, fmt.Errorf("its %s cannot be %s", field, wording.QuoteShort(string(value)))
		}
		return command(*v), nil
	}}
}

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
	f, ok := commandDecoders[kind]
	if !ok {
		return nil, &CommandError{fmt.Sprintf("there is no command %s: the commands are %s",
			wording.QuoteShort(kind), strings.Join(slices.Sorted(maps.Keys(commandDecoders)), ", "))}
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		switch {
		case name == "kind" || name == f.field:
		case f.field == "":
			return nil, &CommandError{fmt.Sprintf("the command %s has nothing but its kind, not %s", kind, wording.QuoteShort(name))}
		default:
			return nil, &CommandError{fmt.Sprintf("the command %s has its kind and %s, not %s", kind, f.field, wording.QuoteShort(name))}
		}
	}
	if _, ok := fields[f.field]; !ok && f.field != "" {
		return nil, &CommandError{fmt.Sprintf("the command %s says its %s", kind, f.field)}
	}
	c, err := f.read(fields[f.field])
	if err != nil {
		return nil, &CommandError{fmt.Sprintf("the command %s: %v", kind, err)}
	}
	return c, nil
}

// encodeCommand is a command in JSON.
func encodeCommand(c Command, value any) ([]byte, error) {
	fields := map[string]any{"kind": c.Kind()}
	if f := commandDecoders[c.Kind()].field; f != "" {
		fields[f] = value
	}
	return json.Marshal(fields)
}

// MarshalJSON writes the command as ReadCommand reads it. Name and Invited are not written.
func (c Sit) MarshalJSON() ([]byte, error) { return encodeCommand(c, c.Seat) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Play) MarshalJSON() ([]byte, error) { return encodeCommand(c, c.Turn) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Resign) MarshalJSON() ([]byte, error) { return encodeCommand(c, nil) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Offer) MarshalJSON() ([]byte, error) { return encodeCommand(c, c.Offer) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Accept) MarshalJSON() ([]byte, error) { return encodeCommand(c, c.Offer) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Decline) MarshalJSON() ([]byte, error) { return encodeCommand(c, c.Offer) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Abort) MarshalJSON() ([]byte, error) { return encodeCommand(c, nil) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Claim) MarshalJSON() ([]byte, error) { return encodeCommand(c, nil) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c GiveTime) MarshalJSON() ([]byte, error) { return encodeCommand(c, nil) }

// MarshalJSON writes the command as ReadCommand reads it.
func (c Chat) MarshalJSON() ([]byte, error) { return encodeCommand(c, c.Text) }
