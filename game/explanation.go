package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Explanation is sentences under way: what an [Explainer] says one after the other.
type Explanation []Reason

// Add adds the [AsSentence] that the format makes as fmt.Sprintf does, about these places.
func (t *Explanation) Add(places []string, format string, args ...any) {
	*t = append(*t, Reason{Text: AsSentence(fmt.Sprintf(format, args...)), Places: places})
}

// AddLinks adds lines to the last sentence.
func (t *Explanation) AddLinks(links ...Link) {
	last := &(*t)[len(*t)-1]
	last.Links = append(last.Links, links...)
}

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

// CountNoun is a number with its noun: "1 Harmony", "2 Harmonies".
func CountNoun(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// NamesOf are what things are called, in their order and each once; nil for none.
func NamesOf[T fmt.Stringer](things ...T) []string {
	var names []string
	for _, thing := range things {
		if name := thing.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
