package game

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game/wording"
)

// MaxPositionText is the longest position text that is read, in bytes.
const MaxPositionText = 8192

// ParseFields reads the form that all position texts share: "name=value name=value …",
// single spaces between. Each of names must be there once, in any order; what is
// wrong is returned as reasons, and the values that were found all the same.
func ParseFields(text string, names ...string) (values map[string]string, reasons Reasons) {
	values = make(map[string]string, len(names))
	if len(text) > MaxPositionText {
		reasons.Add("the text has %d bytes, at most %d are read", len(text), MaxPositionText)
		return values, reasons
	}
	for _, field := range strings.Fields(text) {
		name, value, ok := strings.Cut(field, "=")
		switch {
		case !ok:
			reasons.Add("%s is not of the form name=value", wording.QuoteShort(field))
		case !slices.Contains(names, name):
			reasons.Add("there is no field %s: the fields are %s", wording.QuoteShort(name), strings.Join(names, ", "))
		default:
			if _, twice := values[name]; twice {
				reasons.Add("the field %s stands there twice", name)
			}
			values[name] = value
		}
	}
	for _, name := range names {
		if _, ok := values[name]; !ok {
			reasons.Add("the field %s is missing", name)
		}
	}
	return values, reasons
}
