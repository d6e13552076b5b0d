package page

import (
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/message"
)

// timeControlText returns a time control in words.
func timeControlText(w *messages.Messages, c clock.Control) string {
	main := durationText(w, c.Main)
	switch c.Kind {
	case clock.Fischer:
		if c.Increment == 0 {
			return w.Text("site-pace-main", "main", main)
		}
		return w.Text("site-pace-increment", "main", main, "increment", durationText(w, c.Increment))
	case clock.Byoyomi:
		return w.Text("site-pace-periods", "n", c.Periods, "main", main, "period", durationText(w, c.Period))
	case clock.DaysPerTurn:
		return w.Text("site-pace-days", "n", c.Days)
	case clock.Untimed:
	}
	return w.Text("site-pace-none")
}

// timeControlTextOf returns the text of a time control in words.
func timeControlTextOf(w *messages.Messages, text string) string {
	c, err := clock.Parse(text)
	if err != nil {
		return text
	}
	return timeControlText(w, c)
}

// units are those in which times are said, with the keys of a time that lasts and of one
// that is past.
var units = [...]struct {
	long      time.Duration
	span, ago string
}{
	{24 * time.Hour, "site-days", "site-ago-days"},
	{time.Hour, "site-hours", "site-ago-hours"},
	{time.Minute, "site-minutes", "site-ago-minutes"},
	{time.Second, "site-seconds", ""},
}

// durationText returns how long something takes, e.g. "1 minute and 30 seconds".
func durationText(w *messages.Messages, d time.Duration) string {
	var parts message.List
	for _, of := range units {
		if n := int(d / of.long); n > 0 {
			parts = append(parts, message.Text(w.Text(of.span, "n", n)))
			d -= time.Duration(n) * of.long
		}
	}
	if len(parts) == 0 {
		return w.Text("site-seconds", "n", 0)
	}
	return w.Text("site-times", "parts", parts[:min(2, len(parts))])
}

// agoText returns when something was, e.g. "3 hours ago".
func agoText(w *messages.Messages, at time.Time) string {
	d := time.Since(at)
	for _, of := range units {
		if n := int(d / of.long); n > 0 && of.ago != "" {
			return w.Text(of.ago, "n", n)
		}
	}
	return w.Text("site-ago-now")
}

// clockText returns what a clock shows, e.g. "4:59", "0:23, 3 periods left", "2 days 4 hours".
func clockText(w *messages.Messages, c clock.Control, t clock.Times, seat game.Seat) string {
	left := t.Left[seat]
	switch c.Kind {
	case clock.Untimed:
		return ""
	case clock.DaysPerTurn:
		return durationText(w, left)
	case clock.Byoyomi:
		if left == 0 && t.Periods[seat] > 0 {
			return w.Text("site-periods-left", "n", t.Periods[seat], "time", clockDigits(t.Period[seat]))
		}
	case clock.Fischer:
	}
	return clockDigits(left)
}

// clockDigits writes a time as clocks do: "4:59", "1:02:03".
func clockDigits(d time.Duration) string {
	s := int(d / time.Second)
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}
