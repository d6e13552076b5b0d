package study

import (
	"bytes"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/record"
)

// The headers of a chapter that is written with others.
const (
	studyHeader   = "Study"
	chapterHeader = "Chapter"
)

// WriteTitled writes a chapter with its title and that of its study as headers. A chapter that would be too long with them for a record
// has none.
func (c *Chapter) WriteTitled(study, title string) ([]byte, error) {
	titled := *c
	titled.Headers.Headers = slices.DeleteFunc(slices.Clone(c.Headers.Headers), func(h record.Header) bool { return h.Name == studyHeader || h.Name == chapterHeader })
	for _, h := range []record.Header{{Name: studyHeader, Value: study}, {Name: chapterHeader, Value: title}} {
		if h.Value != "" {
			titled.Headers.Headers = append(titled.Headers.Headers, h)
		}
	}
	text, err := titled.Write()
	if err != nil {
		return c.Write()
	}
	return text, nil
}

// Titles returns the titles that a record was written with, empty if it has none, and takes their headers out of it.
func Titles(r *record.Record) (study, chapter string) {
	r.Headers = slices.DeleteFunc(slices.Clone(r.Headers), func(h record.Header) bool {
		switch h.Name {
		case studyHeader:
			study = h.Value
		case chapterHeader:
			chapter = h.Value
		default:
			return false
		}
		return true
	})
	return study, chapter
}

// Separator stands between the chapters of a written study.
const Separator = "\n"

// SplitRecords cuts a file at the beginnings of its records: at headers that follow turns or comments, or at lines of JSON. A text with
// neither, e.g. a game in a notation, is one.
func SplitRecords(text string) []string {
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	if record.LooksLikeJSON([]byte(text)) {
		return splitLines(text)
	}
	var parts []string
	begin, at, inHeaders, depth := 0, 0, true, 0
	previous := "" // the line before
	for line := range strings.Lines(text) {
		switch {
		case depth > 0:
		case record.HasHeaders([]byte(line)) && strings.IndexByte(" \t", line[0]) < 0:
			if !inHeaders && strings.TrimSpace(previous) == "" {
				parts = append(parts, text[begin:at])
				begin = at
			}
			inHeaders = true
		case strings.TrimSpace(line) != "":
			inHeaders = false
		}
		if !inHeaders {
			depth = braces(line, depth)
		}
		at += len(line)
		previous = line
	}
	return append(parts, text[begin:])
}

// braces returns whether a comment is open after a line, 1 or 0; depth is that before it.
func braces(line string, depth int) int {
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case depth > 0 && c == '\\':
			i++
		case depth > 0 && c == '}':
			depth = 0
		case depth == 0 && c == '{':
			depth = 1
		case depth == 0 && c == ';':
			return 0
		}
	}
	return depth
}

// splitLines cuts JSON into its lines, if each begins a record of its own.
func splitLines(text string) []string {
	var parts []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
		case !record.LooksLikeJSON([]byte(line)) || !strings.HasSuffix(line, "}"):
			return []string{text}
		default:
			parts = append(parts, line)
		}
	}
	return parts
}

// ParseRecord reads a record in its text form or as JSON.
func ParseRecord(text []byte) (*record.Record, error) {
	if record.LooksLikeJSON(bytes.TrimSpace(text)) {
		return record.ReadJSON(text)
	}
	return record.Read(text)
}
