package game

import (
	"fmt"
	"slices"
	"strings"
)

// MaxPositionText is the longest position text that is read, in bytes.
const MaxPositionText = 8192

// Fields reads the form that all position texts share: "name=value name=value …",
// single spaces between. Each of names must be there once, in any order; what is
// wrong is returned as reasons, and the values that were found all the same.
func Fields(text string, names ...string) (values map[string]string, reasons []string) {
	values = make(map[string]string, len(names))
	if len(text) > MaxPositionText {
		return values, []string{fmt.Sprintf("the text has %d bytes, at most %d are read", len(text), MaxPositionText)}
	}
	for _, field := range strings.Fields(text) {
		name, value, ok := strings.Cut(field, "=")
		switch {
		case !ok:
			reasons = append(reasons, fmt.Sprintf("%s is not of the form name=value", Quote(field)))
		case !slices.Contains(names, name):
			reasons = append(reasons, fmt.Sprintf("there is no field %s: the fields are %s", Quote(name), strings.Join(names, ", ")))
		default:
			if _, twice := values[name]; twice {
				reasons = append(reasons, fmt.Sprintf("the field %s stands there twice", name))
			}
			values[name] = value
		}
	}
	for _, name := range names {
		if _, ok := values[name]; !ok {
			reasons = append(reasons, fmt.Sprintf("the field %s is missing", name))
		}
	}
	return values, reasons
}
