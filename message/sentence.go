package message

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// AsSentence gives a clause its capital, and its full stop if it lacks one. A place at the
// beginning, e.g. j10, stays as it is.
func AsSentence(clause string) string {
	clause = capitalize(clause)
	if clause == "" || strings.HasSuffix(clause, ".") || strings.HasSuffix(clause, "?") || strings.HasSuffix(clause, "!") || strings.HasSuffix(clause, "…") {
		return clause
	}
	return clause + "."
}

func capitalize(clause string) string {
	first, n := utf8.DecodeRuneInString(clause)
	if !unicode.IsLower(first) {
		return clause
	}
	if word, _, _ := strings.Cut(clause, " "); strings.ContainsFunc(word, unicode.IsDigit) {
		return clause
	}
	return string(unicode.ToUpper(first)) + clause[n:]
}
