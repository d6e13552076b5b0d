package page

import (
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/words"
)

// pace says a time control in words.
func pace(w *words.Words, c clock.Control) string {
	main := span(w, c.Main)
	switch c.Kind {
	case clock.Fischer:
		if c.Increment == 0 {
			return w.Say("site.pace.main", "main", main)
		}
		return w.Say("site.pace.increment", "main", main, "increment", span(w, c.Increment))
	case clock.Byoyomi:
		return w.Count("site.pace.periods", c.Periods, "main", main, "period", span(w, c.Period))
	case clock.Days:
		return w.Count("site.pace.days", c.Days)
	case clock.None:
	}
	return w.Say("site.pace.none")
}

// paceOf says the text of a time control in words.
func paceOf(w *words.Words, text string) string {
	c, err := clock.Parse(text)
	if err != nil {
		return text
	}
	return pace(w, c)
}

// units are those in which times are said, with the keys of a time that lasts and of one
// that is past.
var units = [...]struct {
	long      time.Duration
	span, ago string
}{
	{24 * time.Hour, "site.days", "site.ago.days"},
	{time.Hour, "site.hours", "site.ago.hours"},
	{time.Minute, "site.minutes", "site.ago.minutes"},
	{time.Second, "site.seconds", ""},
}

// span says how long something takes, e.g. "1 minute and 30 seconds".
func span(w *words.Words, d time.Duration) string {
	var parts []string
	for _, of := range units {
		if n := int(d / of.long); n > 0 {
			parts = append(parts, w.Count(of.span, n))
			d -= time.Duration(n) * of.long
		}
	}
	if len(parts) == 0 {
		return w.Count("site.seconds", 0)
	}
	return game.Series(w.Say("site.and"), parts[:min(2, len(parts))])
}

// ago says when something was, e.g. "3 hours ago".
func ago(w *words.Words, at time.Time) string {
	d := time.Since(at)
	for _, of := range units {
		if n := int(d / of.long); n > 0 && of.ago != "" {
			return w.Count(of.ago, n)
		}
	}
	return w.Say("site.ago.now")
}

// face is what a clock shows, e.g. "4:59", "0:23, 3 periods left", "2 days 4 hours".
func face(w *words.Words, c clock.Control, t clock.Times, seat game.Seat) string {
	left := t.Left[seat]
	switch c.Kind {
	case clock.None:
		return ""
	case clock.Days:
		return span(w, left)
	case clock.Byoyomi:
		if left == 0 && t.Periods[seat] > 0 {
			return w.Count("site.periods.left", t.Periods[seat], "time", digits(t.Period[seat]))
		}
	case clock.Fischer:
	}
	return digits(left)
}

// digits writes a time as clocks do: "4:59", "1:02:03".
func digits(d time.Duration) string {
	s := int(d / time.Second)
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}
