package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Telling is sentences under way: what an [Explainer] says one after the other.
type Telling []Reason

// Say adds the [Sentence] that the format makes as fmt.Sprintf does, about these places.
func (t *Telling) Say(places []string, format string, args ...any) {
	*t = append(*t, Reason{Text: Sentence(fmt.Sprintf(format, args...)), Places: places})
}

// Show adds lines to the last sentence.
func (t *Telling) Show(links ...Link) {
	last := &(*t)[len(*t)-1]
	last.Links = append(last.Links, links...)
}

// Sentence gives a clause, e.g. the text of a refusal, its capital and its full
// stop where it lacks them. A place at the beginning, e.g. j10, stays as it is.
func Sentence(clause string) string {
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

// Series joins words as a sentence does, the last one by "and" or "or": "a", "a
// and b", "a, b and c"; nothing for none.
func Series(last string, words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
}

// Count is a number with its noun: "1 Harmony", "2 Harmonies".
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// Names are what things are called, in their order and each once; nil for none.
func Names[T fmt.Stringer](things ...T) []string {
	var names []string
	for _, thing := range things {
		if name := thing.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
