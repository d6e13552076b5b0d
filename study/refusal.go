package study

import (
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/study/messages"
)

// OperationCode is why an operation is refused, for programs.
type OperationCode string

// The codes.
const (
	Gone    OperationCode = "gone"    // somebody has deleted what it changes
	Changed OperationCode = "changed" // somebody has changed what it deletes
	Illegal OperationCode = "illegal" // the rules of the game do not allow a turn
	Full    OperationCode = "full"    // a limit is reached
	Invalid OperationCode = "invalid" // no operation is like this
)

// OperationError is why an operation was not made.
type OperationError struct {
	Code OperationCode
	Why  message.Message
}

// Message returns why, for people.
func (r *OperationError) Message() message.Message { return r.Why }

// Error returns the message in English.
func (r *OperationError) Error() string { return r.Why.String() }

func refuse(code OperationCode, why message.Message) error { return &OperationError{code, why} }

// quoted returns a text from outside for a message.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

// ChapterGone is the error of an operation in a chapter that is not there.
func ChapterGone() error { return refuse(Gone, messages.ChapterGone()) }

// RecordRefused is the error of a new chapter whose record cannot be one.
func RecordRefused(why message.Message) error { return refuse(Invalid, messages.RecordRefused(why)) }
