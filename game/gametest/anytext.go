package gametest

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// ReadAny reads any text in the notation of a game, for fuzzing: its entries stand
// where they say, what is read without a warning is what is written, what is not
// read is refused by a rule, and reading changes nothing. The game goes on with
// what is read.
func ReadAny(t testing.TB, table game.Table, text string) {
	t.Helper()
	if err := readAny(table, text); err != nil {
		t.Fatal(err)
	}
}

func readAny(table game.Table, text string) error {
	n := table.Rules().Notation
	entries, err := n.Cut(text)
	if err != nil {
		return nil //nolint:nilerr // a text need not be one of entries
	}
	for _, entry := range entries {
		if text[entry.At:entry.At+len(entry.Text)] != entry.Text {
			return fmt.Errorf("%q is not at byte %d of %q", entry.Text, entry.At, text)
		}
		here := stateOf(table)
		turn, warning, err := n.Read(table, entry.Text)
		if err := unchanged(table, here, "reading "+game.Quote(entry.Text)); err != nil {
			return err
		}
		if err != nil {
			broken := game.Refusal(err)
			if _, ok := table.Rules().Heading(broken.Rule); !ok || broken.Text == "" {
				return fmt.Errorf("%q is refused by the rule %q: %s", entry.Text, broken.Rule, broken.Text)
			}
			continue
		}
		written, err := n.Write(table, turn)
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
