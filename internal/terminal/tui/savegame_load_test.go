package tui

import (
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
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
