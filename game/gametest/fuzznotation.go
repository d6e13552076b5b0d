package gametest

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// CheckReadsAnyText reads any text in the notation of a game, for fuzzing: its entries stand
// where they say, what is read without a warning is what is written, what is not
// read is refused by a rule, and reading changes nothing. The game goes on with
// what is read.
func CheckReadsAnyText(t testing.TB, table game.State, text string) {
	t.Helper()
	if err := readAny(table, text); err != nil {
		t.Fatal(err)
	}
}

func readAny(table game.State, text string) error {
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
		if err := requireUnchanged(table, here, "reading "+game.QuoteShort(entry.Text)); err != nil {
			return err
		}
		if err != nil {
			broken := game.AsRuleError(err)
			if _, ok := table.Rules().TurnRule(broken.Rule); !ok || broken.Text == "" {
				return fmt.Errorf("%q is refused by the rule %q: %s", entry.Text, broken.Rule, broken.Text)
			}
			continue
		}
		written, err := n.WriteTurn(table, turn)
		if err != nil {
			return fmt.Errorf("%q is read as %s: %w", entry.Text, turn, err)
		}
		if (warning == "") != (written == entry.Text) {
			return fmt.Errorf("%q is written %q and gives the warning %q", entry.Text, written, warning)
		}
		if err := game.PlayTurn(table, turn); err != nil {
			return err
		}
	}
	return nil
}
