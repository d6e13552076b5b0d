//go:build unix

package savegame_test

import (
	"os"
	"path/filepath"
	"testing"
)

// A game that cannot be locked leaves no empty file behind.
func TestGameThatCannotBeLocked(t *testing.T) {
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, ".2024-05-06-ki-shogi-1.lock"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := open(t, folder).Create(game("Gyoku*0,0")); err == nil {
		t.Error("it was created all the same")
	}
	if _, err := os.Stat(filepath.Join(folder, "2024-05-06-ki-shogi-1.game")); !os.IsNotExist(err) {
		t.Errorf("its file is there: %v", err)
	}
}
