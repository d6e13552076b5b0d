package tui

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// From the menu a game is begun with its options, and played.
func TestMenu(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, nil)
	d.golden("menu")
	d.keys("3")
	d.requireScreen("15 to 25 minutes; easy to learn. You only place tiles")
	d.keys("5 enter")
	d.golden("form")
	d.keys("up up right down left left") // Ki on; the field changes nothing by walking
	d.requireScreen("off [on]", "[open]")
	d.keys("enter")
	d.types("4x4")
	d.requireScreen("it can be open, WxH")
	d.keys("enter")
	d.types("7x6")
	d.requireScreen("[7x6]")
	d.keys("up up left down down down enter") // White: level 2
	if got := d.m.screen().match; got.Seats != [2]localgame.SeatPlayer{localgame.Human, "2"} || got.Table.Options()["field"] != "7x6" || got.Table.Options()["ki"] != "on" {
		t.Errorf("the game is %v %v", got.Seats, got.Table.Options())
	}
	d.keys("enter")
	if got := d.turns(); len(got) != 2 {
		t.Errorf("%d turns, want Black's and the computer's", len(got))
	}
	d.keys("m")
	d.requireScreen("Go on with Ki Shogi, turn 3", "human against level 2, saved ")
	d.keys("home d")
	d.requireScreen("Put this game away")
	d.keys("n home d y")
	if d.keys("home"); strings.Contains(d.screen(), "Go on") || len(files(t, filepath.Join(folder, "finished"))) != 1 {
		t.Errorf("the game is not put away:\n%s", d.screen())
	}
	d.keys("end enter")
	if !d.over {
		t.Error("the last line of the menu does not end the program")
	}
}

// What stands at the bottom can be clicked, and the wheel turns the turns.
func TestClicks(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 6))
	d.send(tea.MouseWheelMsg{Button: tea.MouseWheelUp})
	d.requireScreen("EARLIER: after turn 5 of 6")
	d.send(tea.MouseWheelMsg{Button: tea.MouseWheelDown})
	d.click("u undo")
	if len(d.turns()) != 5 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.click("? help")
	d.requireScreen("point at the next place")
	d.click("Esc closes")
	d.click("q quit")
	d.click("n no")
	if d.over {
		t.Error("no is taken for yes")
	}
	d.keys("m y")
	d.click("2 Quaterno")
	d.click("[human]")
	d.click(" 1 ")
	d.click("Begin the game")
	if got := d.m.screen().match; got.Rules.Name != "quaterno" || got.Seats[game.First] != "1" {
		t.Errorf("%s, %v", got.Rules.Name, got.Seats)
	}
}

// An option of numbers is walked through and typed.
func TestNumberOption(t *testing.T) {
	d := newDriver(t, 80, 24, "", nil)
	d.keys("3 enter up up up")
	d.keys("right right")
	d.requireScreen("[32]")
	d.keys("left 5 9 enter right right")
	d.requireScreen("[60]")
	d.keys("enter 9 9 enter")
	d.requireScreen("target cannot be", "3 to 60")
}

func TestAgo(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "just now", 59 * time.Second: "just now", time.Minute: "1 minute ago", 3 * time.Minute: "3 minutes ago",
		time.Hour: "1 hour ago", 25 * time.Hour: "1 day ago", 72 * time.Hour: "3 days ago", -time.Hour: "just now",
	} {
		if got := agoText(d); got != want {
			t.Errorf("%v: %s, want %s", d, got, want)
		}
	}
}

// The help of the menu says how to go on.
func TestMenuHelps(t *testing.T) {
	d := newDriver(t, 80, 24, "", nil)
	d.keys("?")
	d.requireScreen("in a game i shows how it is played")
	d.keys("enter")
	d.requireScreen("1 to 8 are the computer")
}
