package savegame_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

func game(turns ...string) *record.Record {
	r := &record.Record{Game: "ki-shogi", Version: 1, Date: "2024-05-06"}
	for _, text := range turns {
		r.Turns = append(r.Turns, record.AnnotatedTurn{Text: text})
	}
	return r
}

func open(t *testing.T, folder string) *savegame.Dir {
	t.Helper()
	s, err := savegame.OpenDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func begin(t *testing.T, s *savegame.Dir, r *record.Record) *savegame.File {
	t.Helper()
	book, err := s.Create(r)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// names lists what another program would offer.
func names(t *testing.T, folder string) string {
	t.Helper()
	games, trouble := open(t, folder).List()
	if len(trouble) > 0 {
		t.Fatal(trouble)
	}
	var list []string
	for _, kept := range games {
		list = append(list, kept.Name)
	}
	return strings.Join(list, " ")
}

func TestGameIsKeptUntilItEnds(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "b")
	s := open(t, folder)
	book := begin(t, s, game())
	if err := book.Write(game("Gyoku*0,0")); err != nil {
		t.Fatal(err)
	}
	if got := names(t, folder); got != "" {
		t.Errorf("a game that is being played is offered: %s", got)
	}
	book.Close()
	if got := names(t, folder); got != "2024-05-06-ki-shogi-1.game" {
		t.Errorf("offered: %s", got)
	}
	games, _ := s.List()
	if got := games[0].Record.TurnTexts(); len(got) != 1 || got[0] != "Gyoku*0,0" {
		t.Errorf("its turns are %q", got)
	}
	book, err := s.OpenFile(games[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	if err := book.Finish(game("Gyoku*0,0", "Gyoku*1,2")); err != nil {
		t.Fatal(err)
	}
	if got := names(t, folder); got != "" {
		t.Errorf("an ended game is offered: %s", got)
	}
	r, err := record.ReadFile(filepath.Join(folder, "finished", "2024-05-06-ki-shogi-1.game"))
	if err != nil || len(r.Turns) != 2 {
		t.Errorf("the ended game is %+v, %v", r, err)
	}
	if again := begin(t, s, game()); again.Name() != "2024-05-06-ki-shogi-2.game" {
		t.Errorf("the next game is called %s", again.Name())
	}
}

func TestTwoProgramsKeepTheirGamesApart(t *testing.T) {
	folder := t.TempDir()
	one, two := begin(t, open(t, folder), game("Gyoku*0,0")), begin(t, open(t, folder), game("Gyoku*5,5"))
	if one.Name() == two.Name() {
		t.Fatalf("both write %s", one.Name())
	}
	if _, err := open(t, folder).OpenFile(one.Name()); err == nil {
		t.Error("a game that is being played was taken")
	}
	one.Close()
	taken, err := open(t, folder).OpenFile(one.Name())
	if err != nil {
		t.Fatal(err)
	}
	taken.Close()
	two.Close()
	files, err := filepath.Glob(filepath.Join(folder, ".*.lock"))
	if err != nil || len(files) > 0 {
		t.Errorf("locks are left: %v, %v", files, err)
	}
}

func TestTroubleIsReported(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	if err := os.WriteFile(filepath.Join(folder, "broken.game"), []byte("Game ki-shogi\nDate: no\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	games, trouble := s.List()
	if len(games) != 0 || len(trouble) != 1 || !strings.Contains(trouble[0].Error(), "broken.game") {
		t.Errorf("%v, %v", games, trouble)
	}
	book := begin(t, s, game())
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := book.Write(game()); err == nil || !strings.Contains(err.Error(), "cannot save") {
		t.Errorf("writing where there is no folder: %v", err)
	}
	if _, trouble := s.List(); len(trouble) != 1 {
		t.Errorf("no folder: %v", trouble)
	}
	if _, err := s.Create(game()); err == nil {
		t.Error("a game was begun where there is no folder")
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := savegame.OpenDir(file); err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("a file was opened as a folder: %v", err)
	}
}

func TestFolder(t *testing.T) {
	for _, test := range []struct {
		env  map[string]string
		want string
	}{
		{map[string]string{"TEAHOUSE_DATA": "x", "XDG_DATA_HOME": "/d", "HOME": "/h"}, "x"},
		{map[string]string{"XDG_DATA_HOME": "/d", "HOME": "/h"}, "/d/teahouse"},
		{map[string]string{"XDG_DATA_HOME": "d", "HOME": "/h"}, "/h/.local/share/teahouse"},
		{nil, ""},
	} {
		got, err := savegame.DefaultDir(func(name string) string { return test.env[name] })
		if got != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%v: %s, %v", test.env, got, err)
		}
	}
}
