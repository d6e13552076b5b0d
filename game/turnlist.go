package game

import (
	"strconv"
	"strings"
)

// JoinNumberedLines numbers entries, one a line: the Join of a [Notation] in words.
func JoinNumberedLines(entries []string) string {
	var b strings.Builder
	for i, entry := range entries {
		b.WriteString(strconv.Itoa(i+1) + ". " + entry + "\n")
	}
	return b.String()
}

// SplitNumberedLines finds entries that stand one a line or between semicolons, each with
// a number such as "12." or "12)" before it or not: the Cut of a [Notation] in
// words. What follows a # to the end of its line is a comment. The error is nil.
func SplitNumberedLines(text string) (entries []NotationEntry, _ error) {
	at := 0
	for line := range strings.Lines(text) {
		told, _, _ := strings.Cut(line, "#")
		from := at
		for part := range strings.SplitSeq(told, ";") {
			if entry := withoutNumber(part); entry != "" {
				entries = append(entries, NotationEntry{Text: entry, Offset: from + strings.LastIndex(part, entry)})
			}
			from += len(part) + len(";")
		}
		at += len(line)
	}
	return entries, nil
}

// withoutNumber cuts off the number of a turn and the spaces around.
func withoutNumber(part string) string {
	part = strings.TrimSpace(part)
	rest := strings.TrimLeft(part, "0123456789")
	if rest != part && (strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, ")")) {
		return strings.TrimSpace(rest[1:])
	}
	return part
}
