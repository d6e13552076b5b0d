package gametest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// CheckReads tests that a turn is written so in the notation in words and read from
// that, and that the other entries mean it too, with a warning.
func CheckReads(t testing.TB, table game.State, turn, written string, others ...string) {
	t.Helper()
	n := table.Rules().Notation
	if got, err := n.WriteTurn(table, turn); err != nil || got != written {
		t.Errorf("%s is written %q, %v, want %q", turn, got, err, written)
	}
	if got, warning, err := n.ReadEntry(table, written); got != turn || warning != "" || err != nil {
		t.Errorf("%q is read as %q, %q, %v, want %s", written, got, warning, err, turn)
	}
	for _, entry := range others {
		got, warning, err := n.ReadEntry(table, entry)
		if got != turn || err != nil || !strings.HasSuffix(warning, fmt.Sprintf("is read as %q", written)) {
			t.Errorf("%q is read as %q, %q, %v, want %s and a warning with %q", entry, got, warning, err, turn, written)
		}
	}
}

// CheckRefusesEntry tests that an entry is refused by a rule, in a sentence with this part.
func CheckRefusesEntry(t testing.TB, table game.State, entry, rule, part string) {
	t.Helper()
	turn, warning, err := table.Rules().Notation.ReadEntry(table, entry)
	if err == nil {
		t.Errorf("%q is read as %q, %q", entry, turn, warning)
		return
	}
	if broken := game.AsRuleError(err); broken.Rule != rule || !strings.Contains(broken.Text, part) {
		t.Errorf("%q is refused by %s: %s\nwant %s: %s", entry, broken.Rule, broken.Text, rule, part)
	}
}
