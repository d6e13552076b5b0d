package protocol

import (
	"encoding/json"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
)

// MaxWhole is the greatest whole number that every JSON reader takes exactly.
const MaxWhole = 1<<53 - 1

// ReadRequest reads a message of a client: a *Hello, *Do or *Ping. The error is an *Error.
func ReadRequest(data []byte) (Message, error) {
	if len(data) > MaxRequest {
		return nil, wrong(TooLong, "The message has %d bytes; at most %d are read.", len(data), MaxRequest)
	}
	o, err := readObject(data)
	if err != nil {
		return nil, err
	}
	var m Message
	switch kind := o.text("type", 1, 16); {
	case o.err != nil:
	case kind == "hello":
		m = o.hello()
	case kind == "do":
		m = o.do()
	case kind == "ping":
		m = &Ping{ID: o.name("id", MaxID)}
	default:
		o.fail(wrong(UnknownType, "There is no request of the type %s; the types are hello, do and ping.", game.Quote(kind)))
	}
	if o.finish(); o.err != nil {
		if d, ok := m.(*Do); ok {
			o.err.ID = d.ID
		}
		return nil, o.err
	}
	return m, nil
}

func (o *object) hello() *Hello {
	return &Hello{
		Protocol: int(o.whole("protocol")),
		Client:   o.name("client", MaxClient),
		After:    o.whole("after"),
		Lines:    o.whole("lines"),
	}
}

func (o *object) do() *Do {
	d := &Do{ID: o.name("id", MaxID), Expect: o.whole("expect"), As: game.None}
	if o.has("as") {
		switch as := o.text("as", 0, 16); {
		case o.err != nil:
		case as == game.First.String():
			d.As = game.First
		case as == game.Second.String():
			d.As = game.Second
		default:
			o.fail(wrong(WrongValue, "The field \"as\" is %s; it is \"first\", \"second\" or left out.", game.Quote(as)))
		}
	}
	if raw := o.take("command"); raw != nil {
		d.Command = o.command(raw)
	}
	return d
}

func (o *object) command(raw json.RawMessage) match.Command {
	c, err := match.ReadCommand(raw)
	if err != nil {
		o.fail(&Error{Code: WrongValue, Text: game.Sentence(err.Error())})
		return nil
	}
	return c
}

// name reads what a client makes up: printable ASCII without spaces.
func (o *object) name(field string, most int) string {
	s := o.text(field, 1, most)
	for i := range len(s) {
		if s[i] <= ' ' || s[i] >= utf8.RuneSelf-1 {
			o.fail(wrong(WrongValue, "The field %q is %s; it is made of printable ASCII characters without spaces.", field, game.Quote(s)))
			return ""
		}
	}
	return s
}
