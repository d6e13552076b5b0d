package page

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/tongue"
	"github.com/teahouse-games/teahouse/internal/words"
)

// roles are the keys of what games call their players.
var roles = map[string]string{
	"Guest": "site.role.guest", "Host": "site.role.host", "Black": "site.role.black", "White": "site.role.white",
}

// roleOf is what a game calls the player of a seat.
func roleOf(w *words.Words, rules *game.Rules, seat game.Seat) string {
	if !seat.IsPlayer() {
		return w.Say("site.role.chance")
	}
	if key, ok := roles[rules.Players[seat]]; ok {
		return w.Say(key)
	}
	return rules.Players[seat]
}

// rolesOf is what a game calls its players.
func rolesOf(w *words.Words, rules *game.Rules) [2]string {
	return [2]string{roleOf(w, rules, game.First), roleOf(w, rules, game.Second)}
}

// translated is what the rules say, in the language of a page.
func translated(w *words.Words, text string) string { return tongue.In(w.Lang).Say(text) }

// called is what the player of a seat is called, e.g. "Ann (Guest)".
func called(w *words.Words, rules *game.Rules, chairs [2]match.Chair, seat game.Seat) string {
	role := roleOf(w, rules, seat)
	if !seat.IsPlayer() || chairs[seat].Name == "" {
		return role
	}
	return seated(w, chairs[seat]) + " (" + role + ")"
}

// levelsSaid are the keys of what computers are called that are no numbers.
var levelsSaid = map[string]string{"random": "site.level.random", "greedy": "site.level.greedy"}

// levelOf is what a level of the computer is called.
func levelOf(w *words.Words, name string) string {
	if key, ok := levelsSaid[name]; ok {
		return w.Say(key)
	}
	if n, err := strconv.Atoi(name); err == nil {
		return w.Say("site.level.number", "n", n)
	}
	return name
}

// seated says who has a seat.
func seated(w *words.Words, c match.Chair) string {
	switch {
	case c.Holder == match.Computer:
		return w.Say("site.computer", "level", levelOf(w, c.Level))
	case c.Name != "":
		return c.Name
	case c.Holder == match.Link:
		return w.Say("site.seat.invited")
	}
	return w.Say("site.seat.open")
}

// standing says in a list how far a match is.
func standing(w *words.Words, rules *game.Rules, s *store.Summary) string {
	switch s.Status {
	case store.Waiting:
		return w.Say("site.standing.waiting")
	case store.Over:
		return strings.TrimSuffix(ending(w, rules, s.Chairs, s.Outcome), ".")
	}
	return w.Say("site.standing.turn", "n", s.Turns+1, "who", called(w, rules, s.Chairs, s.ToMove))
}
