package record

import (
	"bytes"
	"strings"
)

// LooksLikeJSON reports whether a text begins as the JSON form does.
func LooksLikeJSON(text []byte) bool {
	rest, ok := strings.CutPrefix(firstBytes(text), "{")
	rest = strings.TrimLeft(rest, spaces)
	return ok && (strings.HasPrefix(rest, `"`) || strings.HasPrefix(rest, "}"))
}

// HasHeaders reports whether a text begins with a header, e.g. "Game: ki-shogi".
func HasHeaders(text []byte) bool {
	name, _, ok := strings.Cut(firstBytes(text), ":")
	return ok && isName(name) && name[0] >= 'A' && name[0] <= 'Z'
}

const spaces = " \t\r\n\f\v"

// firstBytes is enough of a text to see its form.
func firstBytes(text []byte) string {
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\ufeff")), spaces)
	return string(text[:min(len(text), 2*MaxName)])
}
