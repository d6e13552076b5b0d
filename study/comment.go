package study

import (
	"slices"
	"strings"
)

// MergeComments returns a comment that somebody has changed to text, who saw it as it was before another person changed it to current.
// The change is made to the paragraphs: those that were taken out go, and new ones come where those were, or at the end. So neither
// loses what the other has written.
func MergeComments(current, was, text string) string {
	if current == was || current == text {
		return text
	}
	have, before, after := paragraphs(current), paragraphs(was), paragraphs(text)
	at := len(have)
	for _, p := range before {
		if i := slices.Index(have, p); i >= 0 && !slices.Contains(after, p) {
			have, at = slices.Delete(have, i, i+1), i
		}
	}
	at = min(at, len(have))
	for _, p := range after {
		if !slices.Contains(before, p) && !slices.Contains(have, p) {
			have = slices.Insert(have, at, p)
			at++
		}
	}
	return strings.Join(have, "\n\n")
}

func paragraphs(comment string) []string {
	if comment == "" {
		return nil
	}
	return strings.Split(comment, "\n\n")
}
