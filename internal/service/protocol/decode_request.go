package protocol

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// MaxWhole is the greatest whole number that every JSON reader takes exactly.
const MaxWhole = 1<<53 - 1

// ReadRequest reads a message of a client: a *Hello, *Do or *Ping. The error is an *Error.
func ReadRequest(data []byte) (Message, error) {
	if len(data) > MaxRequest {
		return nil, errorf(TooLong, "The message has %d bytes; at most %d are read.", len(data), MaxRequest)
	}
	o, err := readObject(data)
	if err != nil {
		return nil, err
	}
	var m Message
	switch kind := o.requiredText("type", 1, 16); {
	case o.err != nil:
	case kind == "hello":
		m = o.hello()
	case kind == "do":
		m = o.do()
	case kind == "ping":
		m = &Ping{ID: o.name("id", MaxID)}
	default:
		o.setError(errorf(UnknownType, "There is no request of the type %s; the types are hello, do and ping.", wording.QuoteShort(kind)))
	}
	if o.checkUnknown(); o.err != nil {
		if d, ok := m.(*Do); ok {
			o.err.ID = d.ID
		}
		return nil, o.err
	}
	return m, nil
}

func (o *jsonObject) hello() *Hello {
	return &Hello{
		Protocol: int(o.nonNegative("protocol")),
		Client:   o.name("client", MaxClient),
		SeqSeen:  o.nonNegative("after"),
		ChatSeen: o.nonNegative("lines"),
	}
}

func (o *jsonObject) do() *Do {
	d := &Do{ID: o.name("id", MaxID), ExpectedSeq: o.nonNegative("expect"), Seat: game.None}
	if o.optional("as") {
		switch as := o.requiredText("as", 0, 16); {
		case o.err != nil:
		case as == game.First.String():
			d.Seat = game.First
		case as == game.Second.String():
			d.Seat = game.Second
		default:
			o.setError(errorf(WrongValue, "The field \"as\" is %s; it is \"first\", \"second\" or left out.", wording.QuoteShort(as)))
		}
	}
	if raw := o.required("command"); raw != nil {
		d.Command = o.command(raw)
	}
	return d
}

func (o *jsonObject) command(raw json.RawMessage) match.Command {
	c, err := match.ReadCommand(raw)
	if err != nil {
		o.setError(&MessageError{Code: WrongValue, Text: wording.AsSentence(err.Error())})
		return nil
	}
	return c
}

// name reads what a client makes up: printable ASCII without spaces.
func (o *jsonObject) name(field string, most int) string {
	s := o.requiredText(field, 1, most)
	for i := range len(s) {
		if s[i] <= ' ' || s[i] >= utf8.RuneSelf-1 {
			o.setError(errorf(WrongValue, "The field %q is %s; it is made of printable ASCII characters without spaces.", field, wording.QuoteShort(s)))
			return ""
		}
	}
	return s
}

// MessageError is why a message is none. Its text says what would be right.
type MessageError struct {
	Code string // one of those below
	Text string // a sentence
	ID   string // of the command, if that could be read
}

func (e *MessageError) Error() string { return e.Text }

// Codes of errors.
const (
	NotJSON        = "not-json"
	UnknownType    = "unknown-type"
	UnknownField   = "unknown-field"
	MissingField   = "missing-field"
	DuplicateField = "duplicate-field"
	WrongValue     = "wrong-value"
	TooLong        = "too-long"
	NotUTF8        = "not-utf-8"
)

// ErrUnknown is what ReadMessage returns for a type it does not know. A client lets
// such a message pass: later versions of the server may send them.
var ErrUnknown = errors.New("a message of an unknown type")

func errorf(code, format string, args ...any) *MessageError {
	return &MessageError{Code: code, Text: fmt.Sprintf(format, args...)}
}

// CommandKey returns the key under which the answer to a command is kept: that of the person, the
// client and the id, all three, so that no sender can use another's.
func CommandKey(person, client, id string) *store.CommandKey {
	sum := sha256.Sum256([]byte(person + "\n" + client))
	return &store.CommandKey{Client: strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:32]), ID: id}
}
