package game

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// MaxPositionText is the longest position text that is read, in bytes.
const MaxPositionText = 8192

// ParseFields reads the form that all position texts share: "name=value name=value …",
// single spaces between. Each of names must be there once, in any order; what is
// wrong is returned as reasons, and the values that were found all the same.
func ParseFields(text string, names ...string) (values map[string]string, reasons Reasons) {
	values = make(map[string]string, len(names))
	if len(text) > MaxPositionText {
		reasons.Add(messages.PositionTooLong(len(text), MaxPositionText))
		return values, reasons
	}
	for _, field := range strings.Fields(text) {
		name, value, ok := strings.Cut(field, "=")
		switch {
		case !ok:
			reasons.Add(messages.PositionFieldForm(message.Text(wording.QuoteShort(field))))
		case !slices.Contains(names, name):
			reasons.Add(messages.PositionFieldUnknown(message.Text(wording.QuoteShort(name)), message.Text(strings.Join(names, ", "))))
		default:
			if _, twice := values[name]; twice {
				reasons.Add(messages.PositionFieldTwice(message.Text(name)))
			}
			values[name] = value
		}
	}
	for _, name := range names {
		if _, ok := values[name]; !ok {
			reasons.Add(messages.PositionFieldMissing(message.Text(name)))
		}
	}
	return values, reasons
}
