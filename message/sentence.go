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

// capitalize makes the first letter a capital, also behind the signs that begin a Spanish question
// or exclamation.
func capitalize(clause string) string {
	if open, n := utf8.DecodeRuneInString(clause); open == '¿' || open == '¡' {
		return clause[:n] + capitalize(clause[n:])
	}
	first, n := utf8.DecodeRuneInString(clause)
	if !unicode.IsLower(first) {
		return clause
	}
	if word, _, _ := strings.Cut(clause, " "); strings.ContainsFunc(word, unicode.IsDigit) {
		return clause
	}
	return string(unicode.ToUpper(first)) + clause[n:]
}
