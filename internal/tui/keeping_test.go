package tui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Resigning asks, ends the game and puts it among the finished ones.
func TestResign(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "ki-shogi", Human, Human))
	d.keys("enter r")
	d.sees("White resigns?")
	d.keys("n")
	if d.m.sitting().match.outcome().Over() {
		t.Error("no is taken for yes")
	}
	d.keys("r y")
	d.sees("over after 1 turn: Black wins (resign)")
	kept := filepath.Join(folder, "finished", "2024-05-06-ki-shogi-1.game")
	r, err := record.ReadFile(kept)
	if err != nil || r.Result != game.Win(game.First, "resign") {
		t.Errorf("kept: %+v, %v", r, err)
	}
	d.keys("u")
	if d.m.sitting().match.outcome().Over() || len(d.turns()) != 0 {
		t.Errorf("resigning is not taken back: %q", d.turns())
	}
	if _, err := os.Stat(kept); err != nil {
		t.Errorf("the finished game has gone: %v", err)
	}
}

// Quitting asks, and a program that is killed loses nothing.
func TestNothingIsLost(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "ki-shogi", Human, Human))
	d.keys("enter ctrl+c")
	d.sees("Quit? The game is kept and offered again.")
	d.keys("n")
	if d.over {
		t.Fatal("no is taken for yes")
	}
	d.types("Gyoku*1,2")
	d.m.leave() // what the system does for a program that is killed: the locks end

	d = sitDown(t, 80, 24, folder, nil)
	d.sees("Go on with Ki Shogi, turn 3")
	d.keys("enter")
	if got := d.turns(); !slices.Equal(got, []string{"Gyoku*0,0", "Gyoku*1,2"}) {
		t.Errorf("the turns are %q", got)
	}
	other := sitDown(t, 80, 24, folder, nil)
	if strings.Contains(other.screen(), "Go on") {
		t.Errorf("a game that is being played is offered:\n%s", other.screen())
	}
	d.keys("q y")
	if !d.over {
		t.Error("yes does not end the program")
	}
}

// A disk that cannot be written is told and stops nothing.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "ki-shogi", Human, Human))
	d.keys("enter")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	d.types("Gyoku*1,2")
	d.sees("Not kept: cannot save")
	if len(d.turns()) != 2 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("q")
	d.sees("Quit? The last turns could not be kept and will be lost.")
	d.keys("n")
	if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o700); err != nil {
		t.Fatal(err)
	}
	d.types("Cho*1,0")
	if strings.Contains(d.screen(), "Not kept") {
		t.Errorf("it is not kept again:\n%s", d.screen())
	}
}

// A game is saved as a record and opened again.
func TestSaveAndOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "my game.txt")
	d := sitDown(t, 80, 24, "", begun(t, "ki-shogi-open-on", 0, 6))
	d.types(":save " + path)
	d.sees("Saved 6 turns to")
	d.keys("q")
	d.sees("not kept anywhere")
	d.keys("n m y")
	d.keys("o")
	d.types(filepath.Join(filepath.Dir(path), "none.txt"))
	d.sees("Cannot read")
	d.keys("o")
	d.types(path)
	if got := d.turns(); len(got) != 6 {
		t.Errorf("the turns are %q", got)
	}
	if d.m.sitting().match.Table.Options()["ki"] != "on" {
		t.Errorf("the options are %v", d.m.sitting().match.Table.Options())
	}
}

// What is wrong with a file is told, and the menu or the game stays.
func TestOpenWrongFiles(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, "", nil)
	for name, test := range map[string]struct{ text, want string }{
		"chess": {"Game: chess\n\n1. e4\n", "unknown game"},
		"wrong": {"Game: ki-shogi\n\n1. Gyoku*0,0\n2. Gyoku*9,9\n", "turn 2"},
		"text":  {"Game: ki-shogi\nDate: soon\n", "line 2"},
	} {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
			t.Fatal(err)
		}
		d.m.run(t, path)
		if !strings.Contains(d.m.notice, test.want) || d.m.sitting() != nil {
			t.Errorf("%s: %q", name, d.m.notice)
		}
	}
}

// run opens a file.
func (m *Model) run(t *testing.T, path string) {
	t.Helper()
	if cmd := m.load(path); cmd != nil {
		t.Errorf("%s is played", path)
	}
}
