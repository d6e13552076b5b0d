package tui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/record"
)

// Resigning asks, ends the game and puts it among the finished ones.
func TestResign(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter r")
	d.requireScreen("White resigns?")
	d.keys("n")
	if d.m.screen().match.Outcome().Over() {
		t.Error("no is taken for yes")
	}
	d.keys("r y")
	d.requireScreen("over after 1 turn: Black wins (resign)")
	d.requireMessage("White resigns: Black wins.")
	kept := filepath.Join(folder, "finished", "2024-05-06-ki-shogi-1.game")
	r, err := record.ReadFile(kept)
	if err != nil || r.Result != game.Win(game.First, "resign") {
		t.Errorf("kept: %+v, %v", r, err)
	}
	d.keys("u")
	if d.m.screen().match.Outcome().Over() || len(d.turns()) != 1 {
		t.Errorf("resigning is not taken back, and it alone: %q", d.turns())
	}
	if _, err := os.Stat(kept); err != nil {
		t.Errorf("the finished game has gone: %v", err)
	}
}

// Quitting asks, and a program that is killed loses nothing.
func TestNothingIsLost(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter ctrl+c")
	d.requireScreen("Quit? The game is kept and offered again.")
	d.keys("n")
	if d.over {
		t.Fatal("no is taken for yes")
	}
	d.types("Gyoku*1,2")
	d.m.leave() // what the system does for a program that is killed: the locks end

	d = newDriver(t, 80, 24, folder, nil)
	d.requireScreen("Go on with Ki Shogi, turn 3")
	d.keys("enter")
	if got := d.turns(); !slices.Equal(got, []string{"Gyoku*0,0", "Gyoku*1,2"}) {
		t.Errorf("the turns are %q", got)
	}
	other := newDriver(t, 80, 24, folder, nil)
	if strings.Contains(other.screen(), "Go on") {
		t.Errorf("a game that is being played is offered:\n%s", other.screen())
	}
	d.keys("q y")
	if !d.over {
		t.Error("yes does not end the program")
	}
}

// A disk that cannot be written is reported and stops nothing.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	d.types("Gyoku*1,2")
	d.requireScreen("Not kept: cannot save")
	if len(d.turns()) != 2 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("q")
	d.requireScreen("Quit? The last turns could not be kept and will be lost.")
	d.keys("n")
	if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o700); err != nil {
		t.Fatal(err)
	}
	d.types("Cho*1,0")
	if strings.Contains(d.screen(), "Not kept") {
		t.Errorf("it is not kept again:\n%s", d.screen())
	}
}

// The end of a game that could not be kept is not left without a question, and is
// kept as soon as that can be done.
func TestFullDiskAtTheEnd(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, folder, newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	d.keys("r y q")
	d.requireScreen("Quit? The last turns could not be kept and will be lost.")
	d.keys("n u")
	if d.m.screen().match.Outcome().Over() || len(d.turns()) != 1 {
		t.Errorf("resigning is not taken back: %q", d.turns())
	}
	d.keys("r y")
	if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o700); err != nil {
		t.Fatal(err)
	}
	d.keys("q")
	if !d.over {
		t.Errorf("a game that is kept keeps the program:\n%s", d.screen())
	}
	r, err := record.ReadFile(filepath.Join(folder, "finished", "2024-05-06-ki-shogi-1.game"))
	if err != nil || r.Result != game.Win(game.First, "resign") {
		t.Errorf("kept: %+v, %v", r, err)
	}
}

// A game is saved as a record and opened again.
func TestSaveAndOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "my game.txt")
	d := newDriver(t, 80, 24, "", begun(t, "ki-shogi-open-on", 0, 6))
	d.types(":save " + path)
	d.requireScreen("Saved 6 turns to")
	d.keys("q")
	d.requireScreen("not kept anywhere")
	d.keys("n m y")
	d.keys("o")
	d.types(filepath.Join(filepath.Dir(path), "none.txt"))
	d.requireScreen("Cannot read")
	d.keys("o")
	d.types(path)
	if got := d.turns(); len(got) != 6 {
		t.Errorf("the turns are %q", got)
	}
	if d.m.screen().match.Table.Options()["ki"] != "on" {
		t.Errorf("the options are %v", d.m.screen().match.Table.Options())
	}
}

// What is wrong with a file is reported, and the menu or the game stays.
func TestOpenWrongFiles(t *testing.T) {
	folder := t.TempDir()
	d := newDriver(t, 80, 24, "", nil)
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
		if !strings.Contains(d.m.notice, test.want) || d.m.screen() != nil {
			t.Errorf("%s: %q", name, d.m.notice)
		}
	}
}

// run opens a file.
func (m *Model) run(t *testing.T, path string) {
	t.Helper()
	if cmd := m.openRecord(path); cmd != nil {
		t.Errorf("%s is played", path)
	}
}

// A game that is opened keeps what its record says of it, under the turns that stay.
func TestRecordIsKept(t *testing.T) {
	const text = `Game: ki-shogi
First: Ann
Second: greedy
Clock: 5+3
Event: Tea at the lake

{A short game.}

1. Gyoku*0,0! {The middle.}
   (1. Gyoku*3,3)
2. Gyoku*1,2?
`
	folder := t.TempDir()
	path := filepath.Join(folder, "game.txt")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	d := newDriver(t, 80, 24, "", nil)
	d.keys("o")
	d.types(path)
	d.requireScreen("BLACK  Ann", "white  greedy")
	d.types("Cho*1,0")
	d.keys("u u")
	d.types("Gyoku*0,0")
	d.types(":save " + path)
	r, err := record.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if r.First != "Ann" || r.Second != "greedy" || r.Clock != "5+3" || r.Comment != "A short game." {
		t.Errorf("kept: %+v", r)
	}
	if want := []record.Header{{Name: "Event", Value: "Tea at the lake"}, {Name: "Seed", Value: "0"}}; !slices.Equal(r.Headers, want) {
		t.Errorf("the headers are %v", r.Headers)
	}
	if r.Turns[0].Comment != "" || r.Turns[1].Mark != "" {
		t.Errorf("turns that were taken back are still judged: %+v", r.Turns)
	}

	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	d = newDriver(t, 80, 24, "", nil)
	d.keys("o")
	d.types(path)
	d.types("Cho*1,0")
	d.types(":save " + path)
	if r, err = record.ReadFile(path); err != nil {
		t.Fatal(err)
	}
	if first := r.Turns[0]; first.Mark != "!" || first.Comment != "The middle." || len(first.Variations) != 1 || r.Turns[1].Mark != "?" {
		t.Errorf("what is said of the turns is lost: %+v", r.Turns)
	}
}

// Files that are no games of ours are reported and not offered; a game of which no
// turn had been written yet is passed over.
func TestDamagedGames(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"a.game": "nonsense\n", "b.game": "Game: chess\n\n1. e4\n", "c.game": "", "d.game": "\xff", "e.game": "Game: ki-shogi\n\n1. Gyoku*0,0\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := newDriver(t, 80, 24, folder, nil)
	d.requireScreen("The game in a.game cannot go on: it does not say which game", `The game in b.game cannot go on: unknown game "chess"`, "d.game: line 1", "Go on with Ki Shogi, turn 2  human against human")
	if screen := d.screen(); strings.Count(screen, "Go on") != 1 || strings.Contains(screen, "c.game") {
		t.Errorf("the menu is\n%s", screen)
	}
}

// A game that would be lost is not left for another without a question.
func TestOpenAsks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter")
	d.types(":save " + path)
	d.types("Gyoku*1,2")
	d.keys("o")
	d.types(path)
	d.requireScreen("Open it? The game is not kept anywhere and will be lost.")
	d.keys("n")
	if len(d.turns()) != 2 {
		t.Fatalf("no is taken for yes: %q", d.turns())
	}
	d.keys("o")
	d.types(path)
	d.keys("y")
	if len(d.turns()) != 1 {
		t.Errorf("the game is not opened: %q", d.turns())
	}
}
