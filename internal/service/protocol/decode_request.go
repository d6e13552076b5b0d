package protocol

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

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
		return nil, newError(TooLong, messages.MessageTooLong(len(data), MaxRequest))
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
		o.setError(newError(UnknownType, messages.TypeUnknown(quoted(kind))))
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
			o.setError(newError(WrongValue, messages.FieldAs(quoted(as))))
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
		o.setError(newError(WrongValue, commandMessage(err)))
		return nil
	}
	return c
}

// name reads what a client makes up: printable ASCII without spaces.
func (o *jsonObject) name(field string, most int) string {
	s := o.requiredText(field, 1, most)
	for i := range len(s) {
		if s[i] <= ' ' || s[i] >= utf8.RuneSelf-1 {
			o.setError(newError(WrongValue, messages.FieldAscii(fieldName(field), quoted(s))))
			return ""
		}
	}
	return s
}

// MessageError is why a message is none. It says what would be right.
type MessageError struct {
	Code    string // one of those below
	Message message.Message
	ID      string // of the command, if that could be read
}

// Error returns the message in English, as a clause.
func (e *MessageError) Error() string { return e.Message.String() }

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

func newError(code string, m message.Message) *MessageError {
	return &MessageError{Code: code, Message: m}
}

// commandMessage returns the message of an error of [match.ReadCommand].
func commandMessage(err error) message.Message {
	var wrong *match.CommandError
	if errors.As(err, &wrong) {
		return wrong.Message
	}
	return message.Of(err)
}

// quoted returns a text from outside for a message.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

// fieldName returns the name of a field for a message.
func fieldName(name string) message.Text { return message.Text(strconv.Quote(name)) }

// CommandKey returns the key under which the answer to a command is kept: that of the person, the
// client and the id, all three, so that no sender can use another's.
func CommandKey(person, client, id string) *store.CommandKey {
	sum := sha256.Sum256([]byte(person + "\n" + client))
	return &store.CommandKey{Client: strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:32]), ID: id}
}
