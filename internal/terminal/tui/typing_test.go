package tui

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// A turn may be typed as people write it down.
func TestTypingNotation(t *testing.T) {
	for _, file := range []string{"skud-pai-sho-garden-gate", "quaterno", "kutai-pai-sho-squares", "balance-pai-sho-default", "ki-shogi-open-off"} {
		d := newDriver(t, 80, 24, "", begun(t, file, 1, 10))
		match := d.m.screen().match
		turn := game.LegalTurns(match.Table)[3]
		written, err := match.Rules.Notation.WriteTurn(match.Table, turn)
		if err != nil {
			t.Fatal(err)
		}
		d.types(":" + written)
		if got := d.turns(); len(got) != 11 || got[10] != turn {
			t.Errorf("%s: %s is taken for %q, want %s:\n%s", file, written, got[10:], turn, d.screen())
		}
	}
}

// Where the words of a command are typed they do what its key does.
func TestTypedCommands(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "quaterno", 0, 30))
	d.types(":undo")
	if len(d.turns()) != 29 {
		t.Errorf("%d turns", len(d.turns()))
	}
	d.types(":help")
	d.requireScreen("Help")
	d.keys("esc")
	d.types(":hands")
	d.requireScreen("Hand of Guest")
	d.keys("esc : backspace")
	if d.m.entry != nil {
		t.Error("an empty line is not left by backspace")
	}
	d.keys(": a b left c home d end e enter")
	d.requireMessage(`"dacbe"`)
	d.types(":quit")
	d.requireScreen("Quit?")
	d.keys("y")
	if !d.over {
		t.Error("quit does not end the program")
	}
}

// The line being typed is in the last row, and shows its end when it is long.
func TestEntryScreen(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "kutai-pai-sho", localgame.Human, localgame.Human))
	d.keys(":")
	d.send(tea.PasteMsg{Content: strings.Repeat("0123456789", 9) + "\n"})
	row := d.rows()[23]
	if !strings.HasPrefix(row, "turn or command: ") || !strings.HasSuffix(row, "789_") || len(row) != 80 {
		t.Errorf("the row is %q", row)
	}
	d.keys("esc s")
	d.requireScreen("save as: kutai-pai-sho.txt_")
	d.keys("esc")
	if d.m.entry != nil {
		t.Error("Esc does not close the line")
	}
}
