package record

import (
	"strings"
	"unicode/utf8"
)

// NormalizeComment returns a comment in its canonical form: words separated by one space,
// paragraphs by an empty line. Other line breaks are lost.
func NormalizeComment(comment string) string {
	var paragraphs []string
	var words []string
	for line := range strings.Lines(comment) {
		more := splitWords(line)
		if len(more) == 0 && len(words) > 0 {
			paragraphs = append(paragraphs, strings.Join(words, " "))
			words = words[:0]
		}
		words = append(words, more...)
	}
	if len(words) > 0 {
		paragraphs = append(paragraphs, strings.Join(words, " "))
	}
	return strings.Join(paragraphs, "\n\n")
}

// splitWords cuts at blanks and newlines, and not, as strings.Fields would, at spaces
// that are meant to hold words together.
func splitWords(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == '\n' })
}

var escaped = strings.NewReplacer(`\`, `\\`, `}`, `\}`)

// appendComment appends a tidy comment in braces, broken before the width is
// reached. The line has column characters already; further lines are indented.
func appendComment(dst []byte, comment string, column, indent int) []byte {
	room := max(lineWidth, indent+40)
	glue := "{"
	for i, paragraph := range strings.Split(escaped.Replace(comment), "\n\n") {
		if i > 0 {
			dst = append(dst, '\n')
			column = room
		}
		for _, word := range strings.Split(paragraph, " ") {
			length := utf8.RuneCountInString(word) + 1
			switch {
			case glue != "":
				dst = append(dst, glue...)
				glue = ""
			case column+length >= room:
				dst = newLine(dst, indent)
				column = indent
			default:
				dst = append(dst, ' ')
			}
			dst = append(dst, word...)
			column += length
		}
	}
	return append(dst, '}')
}

func newLine(dst []byte, indent int) []byte {
	dst = append(dst, '\n')
	for range indent {
		dst = append(dst, ' ')
	}
	return dst
}
