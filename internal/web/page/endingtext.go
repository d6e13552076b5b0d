package page

import (
	"maps"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// endingKeys are the keys of the sentences that tell how a match ended, by its reason; empty
// where it cannot end so.
type endingKeys struct{ win, draw string }

// endings are those of the rules, by game.
var endings = map[string]map[string]endingKeys{
	"skud-pai-sho": {
		"ring":          {"site.end.skud.ring", "site.end.skud.rings"},
		"last-flower":   {"site.end.skud.last", "site.end.skud.last.draw"},
		"repetition":    {"", "site.end.repetition.third"},
		"no-legal-turn": {"", "site.end.stuck"},
	},
	"quaterno": {
		"figures":       {"site.end.quaterno.figures", ""},
		"repetition":    {"", "site.end.repetition.third"},
		"no-legal-turn": {"", "site.end.stuck"},
	},
	"kutai-pai-sho": {
		"harmony":   {"site.end.kutai.harmony", ""},
		"exhausted": {"", "site.end.kutai.exhausted"},
	},
	"balance-pai-sho": {
		"balance":       {"site.end.balance.balance", ""},
		"dead":          {"", "site.end.balance.dead"},
		"repetition":    {"", "site.end.repetition.third"},
		"no-legal-turn": {"", "site.end.stuck"},
		"stalled":       {"", "site.end.balance.stalled"},
	},
	"ki-shogi": {
		"no-legal-turn":   {"site.end.kishogi.stuck", ""},
		"repetition":      {"", "site.end.kishogi.repetition"},
		"perpetual-check": {"site.end.kishogi.check", ""},
	},
}

// commonEndings are those that every game can have.
var commonEndings = map[string]endingKeys{
	match.ReasonResign:    {"site.end.resign", ""},
	match.ReasonAgreement: {"", "site.end.agreement"},
	match.ReasonTimeout:   {"site.end.timeout", ""},
	match.ReasonAbandoned: {"site.end.abandoned", ""},
	match.ReasonAborted:   {"", "site.end.aborted"},
	match.ReasonTooLong:   {"", "site.end.long"},
}

// endingKeysOf is how an end of a game is told.
func endingKeysOf(name, reason string) endingKeys {
	if t, ok := endings[name][reason]; ok {
		return t
	}
	return commonEndings[reason]
}

// endingText says how a match ended, e.g. "Ann (Guest) wins: Bob (Host) has resigned."
func endingText(w *messages.Messages, rules *game.Rules, seatStates [2]match.SeatState, o game.Outcome) string {
	t := endingKeysOf(rules.Name, o.Reason)
	if !o.Winner.IsPlayer() {
		if t.draw == "" {
			return w.Text("site.end.draw")
		}
		return w.Text(t.draw)
	}
	winner, loser := playerText(w, rules, seatStates, o.Winner), playerText(w, rules, seatStates, o.Winner.Opponent())
	if t.win == "" {
		return w.Text("site.end.win", "winner", winner)
	}
	return w.Text(t.win, "winner", winner, "loser", loser)
}

// reasonsOf are the sentences for the ends that a game can have, by "win" or "draw" and
// the reason, with {winner} and {loser} in them. The script fills them in.
func reasonsOf(w *messages.Messages, rules *game.Rules) map[string]string {
	said := map[string]string{"win": w.Text("site.end.win"), "draw": w.Text("site.end.draw")}
	all := maps.Clone(commonEndings)
	maps.Copy(all, endings[rules.Name])
	for reason, t := range all {
		if t.win != "" {
			said["win "+reason] = w.Text(t.win)
		}
		if t.draw != "" {
			said["draw "+reason] = w.Text(t.draw)
		}
	}
	return said
}
