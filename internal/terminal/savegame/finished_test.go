package savegame_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	gamerules "github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
)

// Finished games are listed, the last one first; of a file that cannot be read there is an error,
// and of very many games the oldest are left out.
func TestFinishedGamesAreListed(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	for range 2 {
		r := game("Gyoku*0,0")
		file, err := s.Create(r)
		if err != nil {
			t.Fatal(err)
		}
		r.Result = gamerules.Win(gamerules.Second, "resign")
		if err := file.Finish(r); err != nil {
			t.Fatal(err)
		}
	}
	finished := filepath.Join(folder, "finished")
	long := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(finished, "2024-05-06-ki-shogi-1.game"), long, long); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(finished, "odd.game"), []byte("no record\x00"), 0o600); err != nil {
		t.Fatal(err)
	}
	games, leftOut, trouble := s.ListFinished()
	if len(games) != 2 || filepath.Base(games[0].Path) != "2024-05-06-ki-shogi-2.game" || leftOut != 0 || s.CountFinished() != 3 {
		t.Errorf("%d games, the first %v, %d left out of %d", len(games), games, leftOut, s.CountFinished())
	}
	if len(trouble) != 1 || !strings.Contains(trouble[0].Error(), "odd.game") {
		t.Errorf("errors: %v", trouble)
	}

	text, err := os.ReadFile(games[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range savegame.MaxFinished {
		name := filepath.Join(finished, "more-"+time.Duration(i).String()+".game")
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if games, leftOut, _ = s.ListFinished(); len(games)+leftOut < savegame.MaxFinished+2 || len(games) > savegame.MaxFinished || leftOut != 3 {
		t.Errorf("%d games, %d left out", len(games), leftOut)
	}
}
