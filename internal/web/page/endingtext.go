package page

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// endingKeys are the keys of the sentences about the end of a match, by its reason; empty
// where it cannot end so.
type endingKeys struct{ win, draw string }

// commonEndings are those that every game can have. A game may have sentences of its own for
// them.
var commonEndings = map[string]endingKeys{
	"repetition":          {"", "site.end.repetition"},
	"no-legal-turn":       {"", "site.end.stuck"},
	match.ReasonResign:    {"site.end.resign", ""},
	match.ReasonAgreement: {"", "site.end.agreement"},
	match.ReasonTimeout:   {"site.end.timeout", ""},
	match.ReasonAbandoned: {"site.end.abandoned", ""},
	match.ReasonAborted:   {"", "site.end.aborted"},
	match.ReasonTooLong:   {"", "site.end.long"},
}

// winText returns the sentence for a win by a reason; without pairs it has {winner} and {loser} in it.
func winText(w *messages.Messages, rules *game.Rules, reason string, pairs ...any) string {
	if text, ok := w.GameText(rules.Name, "win."+reason, pairs...); ok {
		return text
	}
	if key := commonEndings[reason].win; key != "" {
		return w.Text(key, pairs...)
	}
	return w.Text("site.end.win", pairs...)
}

// drawText returns the sentence for a draw by a reason.
func drawText(w *messages.Messages, rules *game.Rules, reason string) string {
	if text, ok := w.GameText(rules.Name, "draw."+reason); ok {
		return text
	}
	if key := commonEndings[reason].draw; key != "" {
		return w.Text(key)
	}
	return w.Text("site.end.draw")
}

// endingText returns how a match ended, e.g. "Ann (Guest) wins: Bob (Host) has resigned."
func endingText(w *messages.Messages, rules *game.Rules, seatStates [2]match.SeatState, o game.Outcome) string {
	if !o.Winner.IsPlayer() {
		return drawText(w, rules, o.Reason)
	}
	winner, loser := playerText(w, rules, seatStates, o.Winner), playerText(w, rules, seatStates, o.Winner.Opponent())
	return winText(w, rules, o.Reason, "winner", winner, "loser", loser)
}

// reasonsOf returns the sentences for the ends that a game can have, by "win" or "draw" and the
// reason, with {winner} and {loser} in them. The page's script puts the players in.
func reasonsOf(w *messages.Messages, rules *game.Rules) map[string]string {
	texts := map[string]string{"win": w.Text("site.end.win"), "draw": w.Text("site.end.draw")}
	for reason, keys := range commonEndings {
		if keys.win != "" {
			texts["win "+reason] = w.Text(keys.win)
		}
		if keys.draw != "" {
			texts["draw "+reason] = w.Text(keys.draw)
		}
	}
	for _, result := range []string{"win", "draw"} {
		for reason, text := range w.GameTexts(rules.Name, result+".") {
			texts[result+" "+reason] = text
		}
	}
	return texts
}
