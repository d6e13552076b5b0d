package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// Option is one choice that players make before a game. It has either a list of
// Values, a Range, or, besides the listed Values, a Pattern of further ones.
type Option struct {
	Name        string
	Default     string
	Description string
	Values      []string  // the values, or the listed ones of a Pattern
	Range       *IntRange // whole numbers in decimal
	Pattern     *ValuePattern
}

// IntRange is the whole numbers from Min to Max.
type IntRange struct{ Min, Max int }

// ValuePattern is a form of value, e.g. "WxH", with the test for it.
type ValuePattern struct {
	Form  string // for people: the form and its limits
	Match func(value string) bool
}

// ValidValues describes the values of o in one phrase, e.g. "off, on" or "3 to 60".
func (o *Option) ValidValues() string {
	var parts []string
	parts = append(parts, o.Values...)
	if o.Range != nil {
		parts = append(parts, fmt.Sprintf("%d to %d", o.Range.Min, o.Range.Max))
	}
	if o.Pattern != nil {
		parts = append(parts, o.Pattern.Form)
	}
	return strings.Join(parts, ", ")
}

// Accepts reports whether value is one of o's.
func (o *Option) Accepts(value string) bool {
	if slices.Contains(o.Values, value) {
		return true
	}
	if o.Range != nil {
		n, err := strconv.Atoi(value)
		return err == nil && strconv.Itoa(n) == value && n >= o.Range.Min && n <= o.Range.Max
	}
	return o.Pattern != nil && o.Pattern.Match(value)
}

// Options is a complete option set: a value for every option of a game.
type Options map[string]string

// Int returns the value of an option with a Range.
func (o Options) Int(name string) int {
	n, err := strconv.Atoi(o[name])
	if err != nil {
		panic(fmt.Sprintf("option %s=%s was not resolved", name, o[name]))
	}
	return n
}

// maxOptionShown is how many bytes of a value an [OptionError] shows.
const maxOptionShown = 64

// OptionError is an option that a game does not have, or a value that the
// option does not take. Its text lists what is valid.
type OptionError struct {
	Game, Name, Value string
	Unknown           bool // the name, not the value, is wrong
	Valid             string
}

// Error returns the message in English.
func (e *OptionError) Error() string { return e.Message().String() }

// Message returns what is wrong.
func (e *OptionError) Message() message.Message {
	switch {
	case !e.Unknown:
		value := wording.Shorten(e.Value, maxOptionShown)
		return messages.OptionValue(message.Text(e.Name), message.Text(e.Game), message.Text(value), message.Text(e.Valid))
	case e.Valid == "":
		return messages.OptionNone(message.Text(e.Game), message.Text(wording.QuoteShort(e.Name)))
	}
	return messages.OptionUnknown(message.Text(e.Game), message.Text(wording.QuoteShort(e.Name)), message.Text(e.Valid))
}
