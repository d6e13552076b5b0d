package wording

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// AsSentence gives a clause, e.g. the text of a refusal, its capital and its full
// stop where it lacks them. A place at the beginning, e.g. j10, stays as it is.
func AsSentence(clause string) string {
	if clause == "" {
		return ""
	}
	word, _, _ := strings.Cut(clause, " ")
	if first, n := utf8.DecodeRuneInString(clause); unicode.IsLower(first) && !strings.ContainsFunc(word, unicode.IsDigit) {
		clause = string(unicode.ToUpper(first)) + clause[n:]
	}
	if strings.HasSuffix(clause, ".") || strings.HasSuffix(clause, "?") {
		return clause
	}
	return clause + "."
}

// JoinWords joins words as a sentence does, the last one by "and" or "or": "a", "a
// and b", "a, b and c"; nothing for none.
func JoinWords(last string, words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
}

// CountNoun returns a number with its noun: "1 Harmony", "2 Harmonies".
func CountNoun(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// NamesOf returns what things are called, in their order and each once; nil for none.
func NamesOf[T fmt.Stringer](things ...T) []string {
	var names []string
	for _, thing := range things {
		if name := thing.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// KindNames returns the names of the kinds that come before n in a game's own type.
func KindNames[K interface {
	~uint8
	fmt.Stringer
}](n K) (names []string) {
	for k := range n {
		names = append(names, k.String())
	}
	return names
}

// Shorten cuts a text to at most maxBytes bytes, and marks the cut.
func Shorten(text string, maxBytes int) string {
	const mark = "…"
	if len(text) <= maxBytes {
		return text
	}
	end := max(maxBytes-len(mark), 0)
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + mark
}

// QuoteShort returns a text from outside for an error message: quoted and cut to a length that can be read.
func QuoteShort(text string) string {
	const maxRunes = 40
	n := 0
	for at := range text {
		if n == maxRunes {
			return fmt.Sprintf("%q…", text[:at])
		}
		n++
	}
	return fmt.Sprintf("%q", text)
}
