package tui

import (
	"image/color"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// An earlier position is marked, changes nothing, and is left by End.
func TestLookBack(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 6))
	now := d.screen()
	d.keys("[ [")
	d.golden("earlier")
	d.keys("enter")
	d.requireScreen("This is an earlier position")
	d.types("Gyoku*9,9")
	d.requireScreen("EARLIER: after turn 4 of 6")
	d.keys("pgup pgdown ] home")
	d.requireScreen("EARLIER: after turn 0 of 6", "0. beginning")
	d.click("2. White")
	d.requireScreen("EARLIER: after turn 2 of 6")
	d.keys("end")
	if got := d.screen(); got != now {
		t.Errorf("the game is shown as\n%swant\n%s", got, now)
	}
	if len(d.turns()) != 6 {
		t.Errorf("the turns are %q", d.turns())
	}
}

// A computer player that is stopped leaves its turn to the person.
func TestStopThinking(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, "greedy"))
	_, cmd := d.m.Update(tea.KeyPressMsg(tea.Key{Code: tea.KeyEnter})) // and do not let it think yet
	d.requireMessage("White is thinking … x stops it")
	d.keys("enter")
	d.requireScreen("White is thinking: x stops that.")
	d.keys("x")
	d.requireScreen("Stopped. Make the turn of White yourself")
	d.run(cmd) // what was thought is not heard any longer
	if len(d.turns()) != 1 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("g")
	if len(d.turns()) != 2 {
		t.Errorf("the turns are %q", d.turns())
	}
}

// The effects of the last turn are shown, now and when looking back.
func TestLastTurn(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 6))
	match := d.m.screen().match
	d.keys("l")
	effects, err := match.StateAt(5).ExplainEffects(match.Turns[5])
	if err != nil {
		t.Fatal(err)
	}
	d.requireMessage(effects[0].Text())
	d.keys("[ [ l")
	if effects, err = match.StateAt(3).ExplainEffects(match.Turns[3]); err != nil {
		t.Fatal(err)
	}
	d.requireMessage(effects[0].Text())
	d.keys("home l")
	d.requireScreen("No turn has been made yet.")
}

// Every size of window gives rows that fit it.
func TestSizes(t *testing.T) {
	for _, file := range []string{"skud-pai-sho-german", "quaterno", "kutai-pai-sho-orthogonal", "balance-pai-sho-default", "ki-shogi-open-off"} {
		d := newDriver(t, 80, 24, "", begun(t, file, 0, 12))
		for width := 1; width < 180; width += 7 {
			for height := 1; height < 60; height += 5 {
				d.send(tea.WindowSizeMsg{Width: width, Height: height})
				rows := d.rows()
				if len(rows) > height+1 {
					t.Fatalf("%s: %d rows in a window of %d by %d:\n%s", file, len(rows)-1, width, height, d.screen())
				}
				for _, row := range rows {
					if n := len([]rune(row)); n > width {
						t.Fatalf("%s: %d columns in a window of %d by %d: %q", file, n, width, height, row)
					}
				}
			}
		}
		d.send(tea.WindowSizeMsg{Width: 60, Height: 20})
		if file != "ki-shogi-open-off" {
			d.requireScreen("Please make it larger")
		}
	}
}

// The help page begins with the goal and the signs, and has all keys.
func TestHelp(t *testing.T) {
	d := newDriver(t, 80, 60, "", newGame(t, "skud-pai-sho", localgame.Human, localgame.Human))
	d.keys("?")
	d.requireScreen("Goal: Close a ring", "i shows how the game is played", "Signs: >.< the cursor")
	for _, b := range bindings {
		if b.label != "" {
			d.requireScreen(b.help)
		}
	}
	d.keys("esc h")
	d.requireScreen("Hand of Host", "What each does:", "R3 Rose: Goes up to 3 steps")
	d.keys("esc i")
	d.requireScreen("How the game is played", "Skud Pai Sho", "Before your first turn")
	d.keys("pgdown esc")
	d.keys("esc c")
	if !d.m.colour || !strings.Contains(d.m.View().Content, "\x1b[") {
		t.Error("c does not give colour")
	}
}

// Computers play a game to its end, which is put away.
func TestComputersAlone(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "kutai-pai-sho", "random", "greedy"))
	d.requireScreen("over after ")
	if n := len(files(t, filepath.Join(folder, "finished"))); n != 1 {
		t.Errorf("%d games are among the finished ones", n)
	}
	d.keys("m")
	if strings.Contains(d.screen(), "Go on with") {
		t.Errorf("a finished game is offered:\n%s", d.screen())
	}
}

// The person resigns, also while the computer thinks.
func TestResignWhileTheComputerThinks(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, "greedy"))
	d.m.Update(tea.KeyPressMsg(tea.Key{Code: tea.KeyEnter})) // and let it not think
	d.keys("r")
	d.requireScreen("Black resigns?")
	d.click("y yes")
	d.requireScreen("White wins (resign)")
	d.types("Gyoku*1,2")
	d.requireMessage("(rule game-over)")
}

// While somebody thinks the time is shown, and what is chosen too late is not heard.
func TestThinkingTime(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, "greedy"))
	d.m.Update(tea.KeyPressMsg(tea.Key{Code: tea.KeyEnter})) // and let it not think
	s := d.m.screen()
	of := s.thinking
	d.send(thinkingMsg{s, of, noon.Add(3 * time.Second)})
	d.requireMessage("White is thinking (3 s) … x stops it")
	d.keys("u")
	d.send(thinkingMsg{s, of, noon.Add(9 * time.Second)})
	d.send(turnChosenMsg{s, of, "Gyoku*1,2", nil})
	if len(d.turns()) != 0 {
		t.Errorf("the turns are %q", d.turns())
	}
}

// The environment says whether there is colour and Unicode.
func TestEnvironment(t *testing.T) {
	for _, test := range []struct {
		env          map[string]string
		plain, ascii bool
	}{
		{map[string]string{"LANG": "de_DE.UTF-8"}, false, false},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, false, true},
		{map[string]string{"LC_CTYPE": "en_US.utf8", "NO_COLOR": "1"}, true, false},
		{map[string]string{"TERM": "dumb"}, true, true},
	} {
		getenv := func(name string) string { return test.env[name] }
		if NoColour(getenv) != test.plain || OnlyASCII(getenv) != test.ascii {
			t.Errorf("%v: %v, %v", test.env, NoColour(getenv), OnlyASCII(getenv))
		}
	}
}

// Colours follow the background of the terminal, and change no sign.
func TestColours(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "balance-pai-sho-default", 1, 9))
	plain := d.screen()
	d.keys("c")
	light := d.m.View().Content
	d.send(tea.BackgroundColorMsg{Color: color.Black})
	dark := d.m.View().Content
	if light == dark || d.screen() != plain {
		t.Errorf("by day and by night it looks alike: %v; the signs:\n%s", light == dark, d.screen())
	}
	d.send(tea.ColorProfileMsg{Profile: colorprofile.ANSI})
	if few := d.m.View().Content; few == dark || d.screen() != plain {
		t.Errorf("with sixteen colours it looks alike: %v; the signs:\n%s", few == dark, d.screen())
	}
	d.keys("c")
	if d.m.View().Content != strings.TrimSuffix(plain, "\n") {
		t.Error("there is colour left")
	}
}

// Of an earlier position nothing is undone, and the panel names the seat that was to move.
func TestEarlierIsOnlyLookedAt(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 4))
	d.requireScreen("> BLACK")
	d.keys("[ u")
	d.requireScreen("This is an earlier position", "> white")
	if len(d.turns()) != 4 {
		t.Errorf("a turn is taken back: %q", d.turns())
	}
	d.keys("home")
	d.requireScreen("The beginning of the game.", "End back to the game", "? help")
}
