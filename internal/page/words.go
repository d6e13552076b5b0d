package page

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// pace says a time control in words.
func pace(c clock.Control) string {
	switch c.Kind {
	case clock.Fischer:
		if c.Increment == 0 {
			return span(c.Main) + " for each player"
		}
		return span(c.Main) + " for each player, and " + span(c.Increment) + " for each turn"
	case clock.Byoyomi:
		return span(c.Main) + " for each player, then " + game.Count(c.Periods, "period", "periods") + " of " + span(c.Period)
	case clock.Days:
		return game.Count(c.Days, "day", "days") + " for each turn"
	case clock.None:
	}
	return "no clock"
}

// paceOf says the text of a time control in words.
func paceOf(text string) string {
	c, err := clock.Parse(text)
	if err != nil {
		return text
	}
	return pace(c)
}

// span says how long something takes, e.g. "1 minute and 30 seconds".
func span(d time.Duration) string {
	var parts []string
	for _, of := range [...]struct {
		long      time.Duration
		one, many string
	}{{24 * time.Hour, "day", "days"}, {time.Hour, "hour", "hours"}, {time.Minute, "minute", "minutes"}, {time.Second, "second", "seconds"}} {
		if n := int(d / of.long); n > 0 {
			parts = append(parts, game.Count(n, of.one, of.many))
			d -= time.Duration(n) * of.long
		}
	}
	if len(parts) == 0 {
		return "0 seconds"
	}
	return game.Series("and", parts[:min(2, len(parts))])
}

// ago says when something was, e.g. "3 hours ago".
func ago(at time.Time) string {
	d := time.Since(at)
	for _, of := range [...]struct {
		long      time.Duration
		one, many string
	}{{24 * time.Hour, "day", "days"}, {time.Hour, "hour", "hours"}, {time.Minute, "minute", "minutes"}} {
		if n := int(d / of.long); n > 0 {
			return game.Count(n, of.one, of.many) + " ago"
		}
	}
	return "just now"
}

// face is what a clock shows, e.g. "4:59", "0:23, 3 periods left", "2 days 4 hours".
func face(c clock.Control, t clock.Times, seat game.Seat) string {
	left := t.Left[seat]
	switch c.Kind {
	case clock.None:
		return ""
	case clock.Days:
		return span(left)
	case clock.Byoyomi:
		if left == 0 && t.Periods[seat] > 0 {
			return digits(t.Period[seat]) + ", " + game.Count(t.Periods[seat], "period", "periods") + " left"
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

// ending says how a match ended, e.g. "Ann (Guest) wins: Bob (Host) resigned."
func ending(rules *game.Rules, chairs [2]match.Chair, o game.Outcome) string {
	how := strings.ReplaceAll(o.Reason, "-", " ")
	if o.Winner.IsPlayer() {
		how = lost(called(rules, chairs, o.Winner.Opponent()), how, o.Reason)
	} else if o.Reason == match.Agreement {
		how = "the players agreed on it"
	}
	switch {
	case o.Reason == match.Aborted:
		return "The match was called off. Nobody has won."
	case o.IsDraw():
		return "A draw: " + how + "."
	}
	return called(rules, chairs, o.Winner) + " wins: " + how + "."
}

// lost says how a player lost, for reasons that no rule of a game has.
func lost(player, how, reason string) string {
	switch reason {
	case match.Resign:
		return player + " resigned"
	case match.Timeout:
		return "the time of " + player + " ran out"
	case match.Abandoned:
		return player + " was gone for too long"
	}
	return how
}

// called is what the player of a seat is called, e.g. "Ann (Guest)".
func called(rules *game.Rules, chairs [2]match.Chair, seat game.Seat) string {
	if !seat.IsPlayer() {
		return "Chance"
	}
	role := rules.Players[seat]
	if name := chairs[seat].Name; name != "" {
		return name + " (" + role + ")"
	}
	return role
}

// seated says who has a seat.
func seated(c match.Chair) string {
	switch {
	case c.Name != "":
		return c.Name
	case c.Holder == match.Computer:
		return "Computer (" + c.Level + ")"
	case c.Holder == match.Link:
		return "someone invited"
	}
	return "an open seat"
}

// standing says in a list how far a match is.
func standing(rules *game.Rules, s *store.Summary) string {
	switch s.Status {
	case store.Waiting:
		return "waiting for a player"
	case store.Over:
		return strings.TrimSuffix(ending(rules, s.Chairs, s.Outcome), ".")
	}
	return "turn " + strconv.Itoa(s.Turns+1) + ", " + called(rules, s.Chairs, s.ToMove) + " to move"
}

// chosen says the options that are not the usual ones, e.g. "field=7x7".
func chosen(rules *game.Rules, o game.Options) string {
	var list []string
	for i := range rules.Options {
		if option := &rules.Options[i]; o[option.Name] != "" && o[option.Name] != option.Default {
			list = append(list, option.Name+" "+o[option.Name])
		}
	}
	return strings.Join(list, ", ")
}
