package page

import (
	"html"
	"html/template"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// monthKeys are the keys of the months.
var monthKeys = [...]string{
	"site-month-1", "site-month-2", "site-month-3", "site-month-4", "site-month-5", "site-month-6",
	"site-month-7", "site-month-8", "site-month-9", "site-month-10", "site-month-11", "site-month-12",
}

// dateText returns a date and a time, in UTC, in the way of a language; empty for none.
func dateText(w *messages.Messages, at time.Time) string { return writtenDate(w, "site-date", at) }

// writtenDate writes a moment by a message of the day, the month, the year and the time.
func writtenDate(w *messages.Messages, id string, at time.Time) string {
	if at.IsZero() {
		return ""
	}
	at = at.UTC()
	return w.Text(id, "day", at.Day(), "month", w.Text(monthKeys[at.Month()-1]), "year", at.Format("2006"), "time", at.Format("15:04"))
}

// momentElement returns a date and a time that the script writes in the time zone of the reader (web/src/words/dates.ts). Without
// script it is in UTC and says so.
func momentElement(w *messages.Messages, at time.Time) template.HTML {
	return timeElement(at, "", dateText(w, at))
}

// dayElement is momentElement without the time of the day.
func dayElement(w *messages.Messages, at time.Time) template.HTML {
	return timeElement(at, " data-day", writtenDate(w, "site-day", at))
}

func timeElement(at time.Time, attributes, text string) template.HTML {
	return template.HTML(`<time datetime="` + at.UTC().Format(time.RFC3339) + `"` + attributes + `>` + html.EscapeString(text) + `</time>`) //nolint:gosec // all of it is escaped
}

// momentMark stands for a moment in a text. No text has it otherwise.
const momentMark = "\x01"

// momentSentence returns a message with a moment in it.
func momentSentence(w *messages.Messages, id, name string, at time.Time) template.HTML {
	text := html.EscapeString(w.Text(id, name, momentMark))
	return template.HTML(strings.ReplaceAll(text, momentMark, string(momentElement(w, at)))) //nolint:gosec // all of it is escaped
}
