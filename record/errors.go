package record

import (
	"errors"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// SyntaxError is the first thing that is wrong with a text that should be a record.
type SyntaxError struct {
	Line, Column int             // from 1, the column in characters
	Mistake      message.Message // the mistake and what would be right
}

// Message returns the mistake with its line and column.
func (e *SyntaxError) Message() message.Message {
	return textPosition{e.Line, e.Column}.messageAt(e.Mistake)
}

// Error returns the message in English.
func (e *SyntaxError) Error() string { return e.Message().String() }

// TurnError is a turn that breaks a rule.
type TurnError struct {
	Number       int    // of the turn, from 1
	Text         string // as it was written
	Line, Column int    // 0 if it was not read from a text
	Err          *game.RuleError
}

// Message returns the rule that the turn breaks with the number of the turn, its line and column.
func (e *TurnError) Message() message.Message {
	return textPosition{e.Line, e.Column}.messageAt(messages.Turn(e.Number, quoted(e.Text), e.Err.Message))
}

// Error returns the message in English.
func (e *TurnError) Error() string { return e.Message().String() }

// Unwrap returns the *[game.RuleError].
func (e *TurnError) Unwrap() error { return e.Err }

// HeaderError is a header that does not fit the rules of the game or its turns.
type HeaderError struct {
	Name         string // e.g. "Result"
	Line, Column int    // 0 if it was not read from a text
	Err          error
}

// Message returns the cause with its line and column.
func (e *HeaderError) Message() message.Message {
	clauses := e.Clauses()
	if len(clauses) == 1 {
		return clauses[0]
	}
	return messages.Clauses(message.ListOf(clauses...))
}

// Clauses returns the causes, of which the first one has the line and column.
func (e *HeaderError) Clauses() []message.Message {
	var clauses []message.Message
	var setup *game.SetupError
	if errors.As(e.Err, &setup) {
		clauses = setup.Clauses()
		clauses[0] = (&game.SetupError{Game: setup.Game, Reasons: clauses[:1]}).Message()
	} else {
		clauses = []message.Message{message.Of(e.Err)}
	}
	clauses[0] = textPosition{e.Line, e.Column}.messageAt(clauses[0])
	return clauses
}

// Error returns the message in English.
func (e *HeaderError) Error() string { return e.Message().String() }

// Unwrap returns the cause, e.g. a *[game.OptionError] or a *[game.SetupError].
func (e *HeaderError) Unwrap() error { return e.Err }

// Warning is something in a notation that was understood but is not written as it should be.
type Warning struct {
	Line, Column int
	Reading      message.Message // how it was understood
}

// Message returns the warning with its line and column.
func (w Warning) Message() message.Message {
	return textPosition{w.Line, w.Column}.messageAt(w.Reading)
}

// String returns the message in English.
func (w Warning) String() string { return w.Message().String() }

// WriteError is why a record cannot be written.
type WriteError struct{ why message.Message }

// Message returns that the record cannot be written, and why.
func (e *WriteError) Message() message.Message { return messages.NotWritten(e.why) }

// Error returns the message in English.
func (e *WriteError) Error() string { return e.Message().String() }

// messageAt puts the position, if there is one, before a message.
func (p textPosition) messageAt(m message.Message) message.Message {
	if p == (textPosition{}) {
		return m
	}
	return messages.At(p.line, p.column, m)
}

// syntaxError returns a *[SyntaxError].
func (p textPosition) syntaxError(mistake message.Message) error {
	return &SyntaxError{p.line, p.column, mistake}
}

// HeaderErrorAt returns a *[HeaderError] where the header was read.
func (r *Record) HeaderErrorAt(name string, err error) error {
	p := r.places[name]
	return &HeaderError{Name: name, Line: p.line, Column: p.column, Err: err}
}

func turnError(t *AnnotatedTurn, number int, err error) error {
	return &TurnError{Number: number, Text: t.Text, Line: t.place.line, Column: t.place.column, Err: game.AsRuleError(err)}
}

// textPosition is a position in a text: line and column, both counted from 1, the column
// in characters. The zero value is no position.
type textPosition struct{ line, column int }

// positionFinder finds the places of the bytes of a text. It walks, so that asking for them
// in order costs no more than reading the text once.
type positionFinder struct {
	text string
	at   int
	last textPosition
}

// positionAt returns the place of the byte at offset.
func (c *positionFinder) positionAt(offset int) textPosition {
	offset = min(offset, len(c.text))
	if c.last.line == 0 || offset < c.at {
		c.at, c.last = 0, textPosition{1, 1}
	}
	for c.at < offset {
		r, size := utf8.DecodeRuneInString(c.text[c.at:])
		c.at += size
		if r == '\n' {
			c.last = textPosition{c.last.line + 1, 1}
		} else {
			c.last.column++
		}
	}
	return c.last
}
