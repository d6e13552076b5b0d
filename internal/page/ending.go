package page

import (
	"maps"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/words"
)

// told are the keys of the sentences that tell how a match ended, by its reason; empty
// where it cannot end so.
type told struct{ win, draw string }

// endings are those of the rules, by game.
var endings = map[string]map[string]told{
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

// ends are those that every game can have.
var ends = map[string]told{
	match.Resign:    {"site.end.resign", ""},
	match.Agreement: {"", "site.end.agreement"},
	match.Timeout:   {"site.end.timeout", ""},
	match.Abandoned: {"site.end.abandoned", ""},
	match.Aborted:   {"", "site.end.aborted"},
	match.TooLong:   {"", "site.end.long"},
}

// toldOf is how an end of a game is told.
func toldOf(name, reason string) told {
	if t, ok := endings[name][reason]; ok {
		return t
	}
	return ends[reason]
}

// ending says how a match ended, e.g. "Ann (Guest) wins: Bob (Host) has resigned."
func ending(w *words.Words, rules *game.Rules, chairs [2]match.Chair, o game.Outcome) string {
	t := toldOf(rules.Name, o.Reason)
	if !o.Winner.IsPlayer() {
		if t.draw == "" {
			return w.Say("site.end.draw")
		}
		return w.Say(t.draw)
	}
	winner, loser := called(w, rules, chairs, o.Winner), called(w, rules, chairs, o.Winner.Opponent())
	if t.win == "" {
		return w.Say("site.end.win", "winner", winner)
	}
	return w.Say(t.win, "winner", winner, "loser", loser)
}

// reasonsOf are the sentences for the ends that a game can have, by "win" or "draw" and
// the reason, with {winner} and {loser} in them. The script fills them in.
func reasonsOf(w *words.Words, rules *game.Rules) map[string]string {
	said := map[string]string{"win": w.Say("site.end.win"), "draw": w.Say("site.end.draw")}
	all := maps.Clone(ends)
	maps.Copy(all, endings[rules.Name])
	for reason, t := range all {
		if t.win != "" {
			said["win "+reason] = w.Say(t.win)
		}
		if t.draw != "" {
			said["draw "+reason] = w.Say(t.draw)
		}
	}
	return said
}
