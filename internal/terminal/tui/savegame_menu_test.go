package tui_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// An unfinished game that a call names by its file goes on in that file: it is not kept
// twice, and when it has ended it is offered no more.
func TestNamedGameIsPutAway(t *testing.T) {
	term := openTerminal(t)
	if err := os.Mkdir(term.data, 0o700); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(term.data, "begun.game")
	if err := os.WriteFile(path, []byte("Game: ki-shogi\n\n1. Gyoku*0,0\n2. Gyoku*1,2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	term.run("play", "--load", path)
	term.sees("turn 3: Black to move")
	term.keys("r")
	term.sees("Black resigns?")
	term.keys("y")
	term.sees("White wins (resign)")
	term.keys("m")
	term.sees("Saved games", "0 unfinished, 1 finished")
	files, err := filepath.Glob(filepath.Join(term.data, "*.game"))
	if err != nil || len(files) > 0 {
		t.Errorf("unfinished: %q, %v", files, err)
	}
	if done, err := filepath.Glob(filepath.Join(term.data, "finished", "*")); err != nil || !slices.Equal(done, []string{filepath.Join(term.data, "finished", "begun.game")}) {
		t.Errorf("finished: %q, %v", done, err)
	}
}
