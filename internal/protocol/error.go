package protocol

import (
	"errors"
	"fmt"
)

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
