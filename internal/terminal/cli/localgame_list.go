package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
)

// maxListed is how many turns are listed one by one.
const maxListed = 120

// list prints the legal turns that begin with prefix, in columns. If there are many it prints
// their beginnings.
func (t *localGame) list(prefix string) {
	all := game.LegalTurns(t.game.Table)
	slices.Sort(all)
	turns := turnsWithPrefix(all, prefix)
	switch {
	case len(turns) == 0:
		t.out.printWrapped("No legal turn begins with %s. They begin with %s", wording.QuoteShort(prefix), strings.Join(shortenList(turnPrefixes(all)), ", "))
		return
	case prefix == "":
		t.out.printf("%s:\n", count(len(all), "legal turn"))
	default:
		t.out.printf("%d of %s begin with %s\n", len(turns), count(len(all), "legal turn"), wording.QuoteShort(prefix))
	}
	starts := turnPrefixes(turns)
	if len(turns) <= maxListed || len(starts) == 1 {
		t.columns(turns[:min(len(turns), maxListed)])
		if more := len(turns) - maxListed; more > 0 {
			t.out.printf("  … and %d more: type ? and how they begin, e.g. ? %s\n", more, turns[maxListed][:min(len(turns[maxListed]), len(starts[0])+2)])
		}
		return
	}
	t.columns(starts[:min(len(starts), maxListed)])
	t.out.printWrapped("So they begin: type ? and one of these to list them, e.g. ? %s", starts[0])
}

// hands prints both hands with the names of the pieces.
func (t *localGame) hands() {
	for _, hand := range t.game.Table.Situation().Hands {
		pieces := make([]string, 0, len(hand.Items))
		for _, held := range hand.Items {
			text := held.Name
			if held.Kind != held.Name {
				text = held.Kind + " " + held.Name
			}
			if held.Count > 1 {
				text = fmt.Sprintf("%d %s", held.Count, text)
			}
			pieces = append(pieces, text)
		}
		if len(pieces) == 0 {
			pieces = append(pieces, "nothing")
		}
		t.out.printf("hand of %s:\n", seatName(t.game.Rules, hand.Seat))
		t.columns(pieces)
	}
}

// columns prints words in columns.
func (t *localGame) columns(words []string) {
	column := 1
	for _, word := range words {
		column = max(column, len(word)+2)
	}
	for row := range slices.Chunk(words, max(1, 80/column)) {
		for _, word := range row[:len(row)-1] {
			t.out.printf("  %-*s", column-2, word)
		}
		t.out.printf("  %s\n", row[len(row)-1])
	}
}

// suggest returns a hint for a line that is not a turn text: the turn that differs only in
// case, or the command that lists the turns.
func (t *localGame) suggest(line string) {
	for _, turn := range game.LegalTurns(t.game.Table) {
		if strings.EqualFold(turn, line) {
			t.out.printWrapped("Did you mean %s? Capitals count.", turn)
			return
		}
	}
	t.out.printWrapped("Type ? for the legal turns, help for the other words.")
}

// turnsWithPrefix returns the turns that begin with prefix; if there are none, those that do
// when case is ignored.
func turnsWithPrefix(turns []string, prefix string) (list []string) {
	for _, same := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
		for _, turn := range turns {
			if len(turn) >= len(prefix) && same(turn[:len(prefix)], prefix) {
				list = append(list, turn)
			}
		}
		if len(list) > 0 {
			break
		}
	}
	return list
}

// turnPrefixes returns the different beginnings of sorted turns, each up to the sign after
// its first tile or place.
func turnPrefixes(turns []string) (list []string) {
	for _, turn := range turns {
		stem := turn
		if i := strings.IndexAny(strings.TrimPrefix(turn, "-"), "@*<>x="); i > 0 {
			stem = turn[:len(turn)-len(strings.TrimPrefix(turn, "-"))+i+1]
		} else if x, y, rest, ok := coord.CutXY(turn); ok && rest != "" {
			stem = string(append(coord.AppendXY(nil, x, y), rest[0]))
		}
		if len(list) == 0 || list[len(list)-1] != stem {
			list = append(list, stem)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// shortenList returns a list cut to a readable length.
func shortenList(list []string) []string {
	const most = 12
	if len(list) > most {
		return append(slices.Clone(list[:most]), "…")
	}
	return list
}
