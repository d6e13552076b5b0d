package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
)

// A game of the shelf that another program is playing is not played twice.
func TestKeptGameIsPlayedOnce(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "begun.game")
	if err := os.WriteFile(path, []byte("Game: ki-shogi\n\n1. Gyoku*0,0\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	other, err := savegame.OpenDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	book, err := other.OpenFile("begun.game")
	if err != nil {
		t.Fatal(err)
	}
	play := func() (int, string) {
		var out bytes.Buffer
		p := Program{games.All()}
		code := p.Main([]string{"play", "--lines", "--data", folder, "--load", path}, strings.NewReader("resign\n"), &out, &out)
		return code, out.String()
	}
	if code, out := play(); code != exitInput || out != "teahouse: "+path+" cannot go on: another program is playing this game\n" {
		t.Errorf("it ends with %d:\n%s", code, out)
	}
	book.Close()
	if code, out := play(); code != exitFine || !strings.Contains(out, filepath.Join(folder, "finished", "begun.game")) {
		t.Errorf("afterwards it ends with %d:\n%s", code, out)
	}
}
