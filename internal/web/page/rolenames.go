package page

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// roleOf returns what a game calls the player of a seat.
func roleOf(w *messages.Messages, rules *game.Rules, seat game.Seat) string {
	if !seat.IsPlayer() {
		return w.Text("site-role-chance")
	}
	if role, ok := gameMessage(rules, "seat-"+seat.String()); ok {
		return capitalize(w.Text("site-role", "role", role))
	}
	return rules.RoleNames[seat]
}

// rolesOf returns what a game calls its players.
func rolesOf(w *messages.Messages, rules *game.Rules) [2]string {
	return [2]string{roleOf(w, rules, game.First), roleOf(w, rules, game.Second)}
}

// playerText returns what the player of a seat is called, e.g. "Ann (Guest)".
func playerText(w *messages.Messages, rules *game.Rules, seatStates [2]match.SeatState, seat game.Seat) string {
	role := roleOf(w, rules, seat)
	if !seat.IsPlayer() || seatStates[seat].Name == "" {
		return role
	}
	return seatText(w, seatStates[seat]) + " (" + role + ")"
}

// levelKeys are the keys of what computers are called that are no numbers.
var levelKeys = map[string]string{"random": "site-level-random", "greedy": "site-level-greedy"}

// levelOf returns what a level of the computer is called.
func levelOf(w *messages.Messages, name string) string {
	if key, ok := levelKeys[name]; ok {
		return w.Text(key)
	}
	if n, err := strconv.Atoi(name); err == nil {
		return w.Text("site-level-number", "n", n)
	}
	return name
}

// seatText names the player of a seat.
func seatText(w *messages.Messages, c match.SeatState) string {
	switch {
	case c.Holder == match.HolderComputer:
		return w.Text("site-computer", "level", levelOf(w, c.Level))
	case c.Name != "":
		return c.Name
	case c.Holder == match.HolderLink:
		return w.Text("site-seat-invited")
	}
	return w.Text("site-seat-open")
}

// statusText returns in a list how far a match is, for a reader with these seats.
func statusText(w *messages.Messages, rules *game.Rules, s *store.Summary, you []game.Seat) string {
	switch s.Status {
	case store.StatusWaiting:
		if s.IsChallenge() {
			return w.Text("site-standing-challenge")
		}
		return w.Text("site-standing-waiting")
	case store.StatusOver:
		return strings.TrimSuffix(endingForReader(w, endingText(w, rules, s.Seats, s.Outcome), s.Outcome, you), ".")
	}
	return w.Text("site-standing-turn", "n", s.Turns+1, "who", playerText(w, rules, s.Seats, s.ToMove))
}
