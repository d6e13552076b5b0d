package tui

import (
	"slices"
	"testing"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// The first decision of Skud Pai Sho takes one key: a set is suggested, and each Accent has a line
// about what it does.
func TestSuggestedSetIsTaken(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "skud-pai-sho", localgame.Human, localgame.Human))
	d.requireScreen("A set is suggested: Enter takes it", "> Boat      0 [1] 2", "Cancels all Harmonies in its row", "Keep a Boat, a Knotweed, a Rock and a Wheel.", "Enter keep these")
	d.keys("enter")
	if !slices.Equal(d.turns(), []string{"accents=BKRW"}) {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("enter")
	d.requireScreen("(first flower)", ">") // the board again
	if d.m.screen().sets != nil {
		t.Error("a set is chosen for a flower")
	}
}

// A person composes another set piece by piece, with the keys or the mouse; an incomplete one is not
// taken.
func TestSetIsComposed(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "skud-pai-sho", localgame.Human, localgame.Human))
	d.keys("right right down left")
	d.requireScreen("Boat      0  1 [2]", "> Knotweed [0] 1  2", "Keep two Boats, a Rock and a Wheel.")
	d.keys("down 2")
	d.requireScreen("5 of 4: 1 fewer")
	d.keys("enter")
	d.requireScreen("Choose 4 in all: 1 fewer.")
	d.keys("down 0 up 1")
	d.requireScreen("3 of 4: 1 more")
	if len(d.turns()) != 0 {
		t.Fatalf("the turns are %q", d.turns())
	}
	d.keys("tab")
	d.requireScreen("h: what each tile does", "1 BBKK")
	d.keys("tab h")
	d.send(tea.WindowSizeMsg{Width: 80, Height: 60})
	d.requireScreen("B Boat: ", "W Wheel: ")
	d.keys("esc w")
	d.requireScreen("Tab list")
	d.keys("esc")
	d.click(" 2   Cancels") // two Rocks
	d.requireScreen("> Rock      0  1 [2]", "Keep two Boats and two Rocks.")
	d.click("Keep two Boats")
	if !slices.Equal(d.turns(), []string{"accents=BBRR"}) {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("[")
	d.requireScreen("EARLIER")
	d.keys("] u")
	d.requireScreen("A set is suggested")
}
