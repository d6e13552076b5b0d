package gametest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// CheckReadsAnyText reads any text in the notation of a game, for fuzzing: its entries stand
// where they say, what is read without a warning is what is written, what is not
// read is refused by a rule, and reading changes nothing. The game goes on with
// what is read.
func CheckReadsAnyText(t testing.TB, table game.Game, text string) {
	t.Helper()
	if err := readAny(table, text); err != nil {
		t.Fatal(err)
	}
}

func readAny(table game.Game, text string) error {
	n := table.Rules().Notation
	entries, err := n.SplitEntries(text)
	if err != nil {
		return nil //nolint:nilerr // a text need not be one of entries
	}
	for _, entry := range entries {
		if text[entry.Offset:entry.Offset+len(entry.Text)] != entry.Text {
			return fmt.Errorf("%q is not at byte %d of %q", entry.Text, entry.Offset, text)
		}
		here := snapshotOf(table)
		turn, warning, err := n.ReadEntry(table, entry.Text)
		if err := requireUnchanged(table, here, "reading "+wording.QuoteShort(entry.Text)); err != nil {
			return err
		}
		if err != nil {
			broken := game.AsRuleError(err)
			if _, ok := table.Rules().TurnRule(broken.Rule); !ok || broken.Error() == "" {
				return fmt.Errorf("%q is refused by the rule %q: %s", entry.Text, broken.Rule, broken.Error())
			}
			continue
		}
		written, err := n.WriteTurn(table, turn)
		if err != nil {
			return fmt.Errorf("%q is read as %s: %w", entry.Text, turn, err)
		}
		if warning.IsZero() != (written == entry.Text) {
			return fmt.Errorf("%q is written %q and gives the warning %q", entry.Text, written, warning)
		}
		if err := game.PlayTurn(table, turn); err != nil {
			return err
		}
	}
	return nil
}

// CheckReads tests that a turn is written so in the notation in words and read from
// that, and that the other entries mean it too, with a warning.
func CheckReads(t testing.TB, table game.Game, turn, written string, others ...string) {
	t.Helper()
	n := table.Rules().Notation
	if got, err := n.WriteTurn(table, turn); err != nil || got != written {
		t.Errorf("%s is written %q, %v, want %q", turn, got, err, written)
	}
	if got, warning, err := n.ReadEntry(table, written); got != turn || !warning.IsZero() || err != nil {
		t.Errorf("%q is read as %q, %q, %v, want %s", written, got, warning, err, turn)
	}
	for _, entry := range others {
		got, warning, err := n.ReadEntry(table, entry)
		if got != turn || err != nil || !strings.HasSuffix(warning.String(), fmt.Sprintf("is read as %q", written)) {
			t.Errorf("%q is read as %q, %q, %v, want %s and a warning with %q", entry, got, warning, err, turn, written)
		}
	}
}

// CheckRefusesEntry tests that an entry is refused by a rule, in a sentence with this part.
func CheckRefusesEntry(t testing.TB, table game.Game, entry, rule, part string) {
	t.Helper()
	turn, warning, err := table.Rules().Notation.ReadEntry(table, entry)
	if err == nil {
		t.Errorf("%q is read as %q, %q", entry, turn, warning)
		return
	}
	if broken := game.AsRuleError(err); broken.Rule != rule || !strings.Contains(broken.Error(), part) {
		t.Errorf("%q is refused by %s: %s\nwant %s: %s", entry, broken.Rule, broken.Error(), rule, part)
	}
}
