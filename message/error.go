package message

import "errors"

// Error is an error that is a message.
type Error struct{ clause Message }

// NewError returns an error with a message.
func NewError(m Message) error { return &Error{m} }

// Error returns the message in English, as a clause.
func (e *Error) Error() string { return e.clause.String() }

// Message returns the message.
func (e *Error) Message() Message { return e.clause }

// Of returns the message of the first error in the tree of err that has one, as a method
// Message. The message of other errors is their text, in all languages.
func Of(err error) Message {
	var has interface {
		error
		Message() Message
	}
	if errors.As(err, &has) {
		return has.Message()
	}
	return Plain(err.Error())
}
