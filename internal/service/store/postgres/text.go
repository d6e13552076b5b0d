package postgres

import "strings"

// PostgreSQL stores no NUL in a text, and names may have any character. Different texts have
// different escaped forms, so that they can be compared in the database.
var (
	escaper   = strings.NewReplacer("\x00", "\x01\x30", "\x01", "\x01\x31")
	unescaper = strings.NewReplacer("\x01\x30", "\x00", "\x01\x31", "\x01")
)

func escape(s string) string { return escaper.Replace(s) }

func unescape(s string) string {
	if strings.IndexByte(s, 1) < 0 {
		return s
	}
	return unescaper.Replace(s)
}
