package tui

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// A newcomer sees the goal at the beginning, also in a small window.
func TestGoal(t *testing.T) {
	for name, goal := range map[string]string{
		"skud-pai-sho": "Goal: Close a ring of your Harmonies around the centre:",
		"ki-shogi":     "Goal: Trap the opponent's",
		"quaterno":     "Goal: Make two figures:",
	} {
		d := newDriver(t, 80, 24, "", newGame(t, name, localgame.Human, localgame.Human))
		d.requireScreen(goal)
	}
	d := newDriver(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 40))
	d.keys("v")
	d.requireScreen("Goal: Close a ring")
}

// The number that decides a game is shown if no note has it.
func TestProgress(t *testing.T) {
	for _, test := range []struct {
		file  string
		turns int
		want  string
	}{
		{"ki-shogi-open-off", 15, "Cells that the Gyoku can go to: Black 0, White 0"},
		{"quaterno", 30, "Figures: Guest 0, Host 0 of 2"},
		{"skud-pai-sho-german", 40, ""}, // a note has it
	} {
		d := newDriver(t, 120, 40, "", begun(t, test.file, 0, test.turns))
		if got := d.m.screen().progressText(); got != test.want {
			t.Errorf("%s: %q, want %q", test.file, got, test.want)
		}
	}
}

// What a piece does is said when it is pointed at, also of the opponent's and of one in hand.
func TestCards(t *testing.T) {
	d := newDriver(t, 120, 40, "", begun(t, "ki-shogi-open-off", 0, 15))
	d.pointAt("-2,0")
	d.requireMessage("White's Ken  Enter: Ken on -2,0  Steps one cell forward or diagonally backward. After a move it shows Zou, after a capture Zou or Myou.")
	d.pointAt("0,1")
	d.requireMessage("0,1: Black's Gyoku  Steps one cell in any direction, but always to a cell exactly two steps from the other Gyoku")
	d = newDriver(t, 120, 40, "", newGame(t, "quaterno", localgame.Human, localgame.Human))
	d.requireMessage("Enter: place the Fan  Moves along a line up to the first tile, or changes places")
}

// The last turn is described in words.
func TestLastTurnInWords(t *testing.T) {
	for _, width := range []int{80, 120} {
		d := newDriver(t, width, 40, "", newGame(t, "ki-shogi", localgame.Human, localgame.Human))
		d.types("Gyoku*0,0")
		d.requireScreen("Last turn: Black places")
	}
}

// After the end the same players play again, in the same seats or in the other ones.
func TestPlayAgain(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, "random"))
	d.keys("p")
	d.requireScreen("The game is not over")
	d.types("Gyoku*0,0")
	d.keys("r y")
	d.requireScreen("White wins (resign)", "p play again", "e swap seats")
	d.keys("p")
	d.requireScreen("turn 1: Black to move")
	if got := d.m.screen().match.Seats; got != [2]localgame.SeatPlayer{localgame.Human, "random"} || len(d.turns()) > 0 {
		t.Errorf("played again by %v, after %v", got, d.turns())
	}
	d.keys("r y e")
	d.requireScreen("White to move")
	if got := d.m.screen().match.Seats; got != [2]localgame.SeatPlayer{"random", localgame.Human} || len(d.turns()) != 1 {
		t.Errorf("with other seats %v, after %v", got, d.turns())
	}
	if len(d.m.screens) != 2 {
		t.Errorf("%d screens", len(d.m.screens))
	}
}

// After resigning nothing can be picked.
func TestNoPicksAfterResigning(t *testing.T) {
	for _, keys := range []string{"enter", "t enter", "1", "tab enter"} {
		d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, localgame.Human))
		d.types("Gyoku*0,0")
		d.keys("r y esc")
		before := slices.Clone(d.turns())
		d.keys(keys)
		if s := d.m.screen(); len(s.path) > 0 || !slices.Equal(d.turns(), before) {
			t.Errorf("%s: picked %v, played %v", keys, s.path, d.turns())
		}
		d.requireScreen("over after 1 turn")
	}
}
