package record

import (
	"fmt"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// SyntaxError is the first thing that is wrong with a text that should be a record.
type SyntaxError struct {
	Line, Column int    // from 1, the column in characters
	Text         string // the mistake and what would be right
}

func (e *SyntaxError) Error() string {
	return textPosition{e.Line, e.Column}.prefixError(e.Text)
}

// TurnError is a turn that breaks a rule.
type TurnError struct {
	Number       int    // of the turn, from 1
	Text         string // as it was written
	Line, Column int    // 0 if it was not read from a text
	Err          *game.RuleError
}

func (e *TurnError) Error() string {
	return textPosition{e.Line, e.Column}.prefixError(fmt.Sprintf("turn %d, %s: %v", e.Number, wording.QuoteShort(e.Text), e.Err))
}

// Unwrap returns the *[game.RuleError].
func (e *TurnError) Unwrap() error { return e.Err }

// HeaderError is a header that does not fit the rules of the game or its turns.
type HeaderError struct {
	Name         string // e.g. "Result"
	Line, Column int    // 0 if it was not read from a text
	Err          error
}

func (e *HeaderError) Error() string {
	return textPosition{e.Line, e.Column}.prefixError(e.Err.Error())
}

// Unwrap returns the cause, e.g. a *[game.OptionError] or a *[game.SetupError].
func (e *HeaderError) Unwrap() error { return e.Err }

// Warning is something in a notation that was understood but is not written as it should be.
type Warning struct {
	Line, Column int
	Message      message.Message
}

func (w Warning) String() string {
	return textPosition{w.Line, w.Column}.prefixError(w.Message.String())
}

func (p textPosition) prefixError(text string) string {
	if p == (textPosition{}) {
		return text
	}
	return fmt.Sprintf("line %d, column %d: %s", p.line, p.column, text)
}

// syntaxErrorf returns a *[SyntaxError]; its text is made as by fmt.Sprintf.
func (p textPosition) syntaxErrorf(format string, args ...any) error {
	return &SyntaxError{p.line, p.column, fmt.Sprintf(format, args...)}
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
