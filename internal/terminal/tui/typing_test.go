package tui

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/record"
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

// Saving never replaces the file of another game unasked. A name that is free is suggested, and then the file of the game.
func TestSaveAsksBeforeItReplaces(t *testing.T) {
	t.Chdir(t.TempDir())
	const other = "kutai-pai-sho.txt"
	writeTurns(t, other, listedTurns)
	d := newDriver(t, 80, 24, "", newGame(t, "kutai-pai-sho", localgame.Human, localgame.Human))
	d.keys("s")
	d.requireScreen("save as: kutai-pai-sho-2.txt_")
	d.keys("enter")
	d.requireScreen("Saved 0 turns to kutai-pai-sho-2.txt.")
	d.keys("s")
	d.requireScreen("save as: kutai-pai-sho-2.txt_")
	d.keys("enter")
	d.requireScreen("Saved 0 turns to kutai-pai-sho-2.txt.")
	for _, answer := range []string{"n", "y"} {
		d.types(":save " + other)
		d.requireScreen("There is a file kutai-pai-sho.txt. Replace it?")
		requireTurns(t, other, listedTurns)
		d.keys(answer)
	}
	if r, err := record.ReadFile(other); err != nil || r.Game != "kutai-pai-sho" {
		t.Errorf("the file has %+v, %v", r, err)
	}
}
