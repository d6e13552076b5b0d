package tui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// An unfinished game of the shelf that is opened by its file goes on in its place, also when
// it is the one being played: it is not kept twice.
func TestOpenedKeptGame(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter")
	path := filepath.Join(folder, "2024-05-06-ki-shogi-1.game")
	for _, turn := range []string{"Gyoku*1,2", "Cho*1,0"} {
		d.keys("o")
		d.types(path)
		d.types(turn)
	}
	if got := d.turns(); len(got) != 3 {
		t.Errorf("the turns are %q", got)
	}
	d.keys("r y")
	left, err := filepath.Glob(filepath.Join(folder, "*.game"))
	if err != nil || len(left) > 0 {
		t.Errorf("unfinished: %q, %v", left, err)
	}
}

// The turns of a game when a list was filled, and those that another program has saved since.
var (
	listedTurns = []string{"Gyoku*0,0", "Gyoku*1,2"}
	newerTurns  = []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}
)

// writeTurns replaces a file by a game of Ki Shogi.
func writeTurns(t *testing.T, path string, turns []string) {
	t.Helper()
	r := &record.Record{Game: "ki-shogi"}
	for _, turn := range turns {
		r.Turns = append(r.Turns, record.AnnotatedTurn{Text: turn})
	}
	if err := record.WriteFile(path, r); err != nil {
		t.Fatal(err)
	}
}

// requireTurns fails if a file does not have these turns.
func requireTurns(t *testing.T, path string, want []string) {
	t.Helper()
	if r, err := record.ReadFile(path); err != nil || !slices.Equal(r.TurnTexts(), want) {
		t.Errorf("%s: %+v, %v; want the turns %q", path, r, err, want)
	}
}

// A game that is continued or put away keeps the turns that another program has saved since its
// list was filled.
func TestSavedGameKeepsTurnsOfAnotherProgram(t *testing.T) {
	for _, test := range []struct {
		name, before, after string
		finished            bool
	}{
		{"continued from the menu", "", "enter", false},
		{"continued from the list", "end up enter", "enter", false},
		{"put away in the menu", "", "d y", true},
		{"put away while the question is asked", "d", "y", true},
		{"put away in the list", "end up enter", "d y", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := t.TempDir()
			path := filepath.Join(folder, "begun.game")
			writeTurns(t, path, listedTurns)
			d := newDriver(t, 80, 24, folder, nil)
			d.keys(test.before)
			d.requireScreen("Ki Shogi")
			writeTurns(t, path, newerTurns)
			d.keys(test.after)
			if test.finished {
				requireTurns(t, filepath.Join(folder, "finished", "begun.game"), newerTurns)
				return
			}
			if got := d.turns(); !slices.Equal(got, newerTurns) {
				t.Errorf("the turns are %q", got)
			}
			d.m.screen().saveGame()
			requireTurns(t, path, newerTurns)
		})
	}
}

// makeUnsavable removes the folder of the game being played, so that its turns cannot be saved.
func makeUnsavable(t *testing.T, d *driver) {
	t.Helper()
	other, err := savegame.OpenDir(filepath.Join(t.TempDir(), "gone"))
	if err != nil {
		t.Fatal(err)
	}
	s := d.m.screen()
	if s.savegame, err = other.Create(s.match.Record()); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Dir(s.savegame.Path())); err != nil {
		t.Fatal(err)
	}
	s.saveGame()
}

// A game that is opened by its file keeps the turns that another program has saved while the
// person was asked.
func TestOpenedSavedGameKeepsTurnsOfAnotherProgram(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "begun.game")
	writeTurns(t, path, listedTurns)
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter")
	makeUnsavable(t, d)
	d.keys("o")
	d.types(path)
	d.requireScreen("Open it?")
	writeTurns(t, path, newerTurns)
	d.keys("y")
	if got := d.turns(); !slices.Equal(got, newerTurns) {
		t.Errorf("the turns are %q", got)
	}
}

// A saved game that cannot be read any more is reported and not locked.
func TestSavedGameThatCannotBeReadIsClosed(t *testing.T) {
	for keys, want := range map[string]string{"enter": "The game cannot go on", "d y": "line 1"} {
		folder := t.TempDir()
		path := filepath.Join(folder, "begun.game")
		writeTurns(t, path, listedTurns)
		d := newDriver(t, 80, 24, folder, nil)
		if err := os.WriteFile(path, []byte("\xff"), 0o600); err != nil {
			t.Fatal(err)
		}
		d.keys(keys)
		if !strings.Contains(d.m.notice, want) || d.m.screen() != nil {
			t.Errorf("%s: %q", keys, d.m.notice)
		}
		file, err := d.m.Savegames.OpenFile("begun.game")
		if err != nil {
			t.Fatalf("%s: %v", keys, err)
		}
		file.Close()
	}
}
