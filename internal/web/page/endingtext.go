package page

import (
	"cmp"
	"maps"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// endingKeys are the messages about the end of a match, by its reason; empty where it cannot end
// so.
type endingKeys struct{ win, draw string }

// commonEndings are those that every game can have. A game may have sentences of its own for
// them.
var commonEndings = map[string]endingKeys{
	"repetition":          {"", "site-end-repetition"},
	"no-legal-turn":       {"", "site-end-stuck"},
	match.ReasonResign:    {"site-end-resign", ""},
	match.ReasonAgreement: {"", "site-end-agreement"},
	match.ReasonTimeout:   {"site-end-timeout", ""},
	match.ReasonAbandoned: {"site-end-abandoned", ""},
	match.ReasonAborted:   {"", "site-end-aborted"},
	match.ReasonDeclined:  {"", "site-end-declined"},
	match.ReasonTooLong:   {"", "site-end-long"},
}

// endingSentence returns the sentence about an end, with the marks of the players in it. The result
// is "win" or "draw".
func endingSentence(w *messages.Messages, rules *game.Rules, result, reason string) string {
	if m, ok := gameMessage(rules, result+"-"+reason, playerMarks...); ok {
		return w.Sentence(m)
	}
	id := cmp.Or(commonEndings[reason].draw, "site-end-draw")
	if result == "win" {
		id = cmp.Or(commonEndings[reason].win, "site-end-win")
	}
	return w.Text(id, "winner", playerMarks[0].Value, "loser", playerMarks[1].Value)
}

// endingText returns how a match ended, e.g. "Ann (Guest) wins: Bob (Host) has resigned."
func endingText(w *messages.Messages, rules *game.Rules, seatStates [2]match.SeatState, o game.Outcome) string {
	if o.Reason == match.ReasonAborted && (seatStates[0].Holder == match.HolderReserved || seatStates[1].Holder == match.HolderReserved) {
		return w.Text("match-withdrawn")
	}
	if !o.Winner.IsPlayer() {
		return endingSentence(w, rules, "draw", o.Reason)
	}
	winner, loser := playerText(w, rules, seatStates, o.Winner), playerText(w, rules, seatStates, o.Winner.Opponent())
	return putPlayers(endingSentence(w, rules, "win", o.Reason), winner, loser)
}

// endingForReader puts what the end of a match means for the reader before the text about it, if the
// reader has one of the two seats.
func endingForReader(w *messages.Messages, text string, o game.Outcome, you []game.Seat) string {
	id := "site-ending-lost"
	switch {
	case len(you) != 1 || !o.Winner.IsPlayer():
		return text
	case you[0] == o.Winner:
		id = "site-ending-won"
	case o.Reason == match.ReasonResign:
		id = "site-ending-resigned"
	}
	return w.Text(id, "text", text)
}

// reasonsOf returns the sentences for the ends that a game can have, by "win" or "draw" and the
// reason, with marks of the players in them. The page's script puts the players in.
func reasonsOf(w *messages.Messages, rules *game.Rules) map[string]string {
	texts := map[string]string{"win": endingSentence(w, rules, "win", ""), "draw": endingSentence(w, rules, "draw", "")}
	for reason, keys := range commonEndings {
		if keys.win != "" {
			texts["win "+reason] = endingSentence(w, rules, "win", reason)
		}
		if keys.draw != "" {
			texts["draw "+reason] = endingSentence(w, rules, "draw", reason)
		}
	}
	maps.Copy(texts, gameEndings(w, rules))
	return texts
}
