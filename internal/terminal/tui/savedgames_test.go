package tui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// All saved games are in a list: an unfinished one goes on, a finished one is shown with what decided
// it and can be played again.
func TestSavedGamesAreListed(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, nil)
	d.keys("down down down down down enter") // past the games
	d.requireScreen("Saved games  none yet", "There is no saved game yet")
	d.keys("enter p d esc")

	d.keys("5 enter enter enter") // Ki Shogi against level 3, one turn
	d.keys("r y m")               // resigned
	d.keys("2 enter enter enter") // Quaterno, one tile picked: not saved
	d.keys("m y")
	old := newGame(t, "ki-shogi", localgame.Human, localgame.Human)
	if err := old.Play("Gyoku*0,0"); err != nil {
		t.Fatal(err)
	}
	d.run(d.m.startGame(old, nil))
	d.m.screen().saveGame()
	d.keys("m")
	times(t, folder)
	d.keys("end up enter")
	d.golden("saved-games")
	d.keys("enter")
	d.requireScreen("turn 2: White to move")
	d.keys("m")
	d.requireScreen("Saved games  1 unfinished, 1 finished")
	d.keys("end enter")
	d.requireScreen("over after 2 turns: White wins (resign)", "p play again")
	d.keys("[")
	d.requireScreen("EARLIER: after turn 1 of 2")
	d.keys("] m end p")
	d.requireScreen("turn 1: Black to move", "level 3")
	d.keys("m home d y")
	d.requireScreen("Saved games  0 unfinished, 2 finished", "a draw (abandoned)")
	d.keys("o esc ? up esc")
	d.requireScreen("Games of tiles and cubes", "0 unfinished, 2 finished")
}

// times gives the files of a folder the time of the tests.
func times(t *testing.T, folder string) {
	t.Helper()
	for _, pattern := range []string{"*.game", "finished/*.game"} {
		paths, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range paths {
			if err := os.Chtimes(path, noon.Add(-2*time.Hour), noon.Add(-2*time.Hour)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The menu shows a few unfinished games and the number of all, and a list of very many games scrolls.
func TestManySavedGames(t *testing.T) {
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o700); err != nil {
		t.Fatal(err)
	}
	for i := range 40 {
		name := fmt.Sprintf("g%02d.game", i)
		if i >= 10 {
			name = filepath.Join("finished", name)
		}
		if err := os.WriteFile(filepath.Join(folder, name), []byte("Game: ki-shogi\n\n1. Gyoku*0,0\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "finished", "odd.game"), []byte("Game: chess\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d := newDriver(t, 80, 24, folder, nil)
	if n := strings.Count(d.screen(), "Go on with"); n != fewUnfinished {
		t.Errorf("%d unfinished games in the menu:\n%s", n, d.screen())
	}
	d.requireScreen("10 unfinished, 31 finished")
	d.click("Saved games")
	d.requireScreen("shown: unknown game \"chess\"")
	d.keys("pgdown pgdown end")
	d.requireScreen("> Ki Shogi", "Enter review")
	d.keys("pgup home")
	d.requireScreen("> Ki Shogi", "Enter go on")
	for _, row := range d.rows() {
		if len(row) > 80 {
			t.Errorf("too long: %q", row)
		}
	}
	d.click("turn 2")
	d.requireScreen("turn 2: White to move")
}
