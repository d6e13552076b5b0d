package cli

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// interruptingPlayer thinks until somebody presses Ctrl-C, which is at once.
type interruptingPlayer struct{ cancel func() }

func (i interruptingPlayer) Choose(ctx context.Context, _ game.Playable) (string, error) {
	i.cancel()
	<-ctx.Done()
	return "", ctx.Err()
}

// secondPlayer is a game in which a player plays second, and a person first.
func secondPlayer(p computer.Player) func(game.Seat) (computer.Player, error) {
	return func(seat game.Seat) (computer.Player, error) {
		if seat == game.Second {
			return p, nil
		}
		return nil, nil
	}
}

// interrupted lets a person type lines in a game of Ki Shogi and then press Ctrl-C, and
// returns the sitting and what was printed.
func interrupted(t *testing.T, folder string, prepare func(s *localGame, cancel func()), typed ...string) (*localGame, string) {
	t.Helper()
	rules, _ := games.ByName("ki-shogi")
	g, err := localgame.Resume(rules, &record.Record{Game: rules.Name, Version: rules.Version, Second: "level 3"})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var out bytes.Buffer
	s := &localGame{
		invocation:    &invocation{Program: Program{games.All()}, out: &printer{w: &out}},
		game:          g,
		player:        func(game.Seat) (computer.Player, error) { return nil, nil },
		lines:         &lineReader{make(chan readLine)},
		prompts:       true,
		thinkingDelay: thinkingDelay,
		openDir:       func() (*savegame.Dir, error) { return savegame.OpenDir(folder) },
	}
	if prepare != nil {
		prepare(s, cancel)
	}
	go func() {
		for _, line := range typed {
			select {
			case s.lines.c <- readLine{text: line}:
			case <-ctx.Done():
			}
		}
		cancel()
	}()
	if err := s.play(ctx); !errors.Is(err, errInterrupted) {
		t.Errorf("the error is %v", err)
	}
	return s, out.String()
}

// onShelf lists the files on a shelf, of games and of locks.
func keptFiles(t *testing.T, folder string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// peekingPlayer looks what is on the shelf while it thinks, and then goes the way of interrupting.
type peekingPlayer struct {
	interruptingPlayer
	look func()
}

func (l peekingPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	l.look()
	return l.interruptingPlayer.Choose(ctx, g)
}

// callOf is the call that was printed last.
func callOf(out string) []string {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	return strings.Fields(lines[len(lines)-1])
}

// Ctrl-C loses no game: it stands on the shelf, where the full screen offers it, and the
// call that is printed goes on with it.
func TestInterruptedGameIsKept(t *testing.T) {
	for name, prepare := range map[string]func(*localGame, func()){
		"a person is to move": nil,
		"a level is thinking": func(s *localGame, cancel func()) {
			s.player = secondPlayer(interruptingPlayer{cancel})
		},
	} {
		folder := filepath.Join(t.TempDir(), "games")
		_, out := interrupted(t, folder, prepare, "Gyoku*0,0")
		if !strings.Contains(out, "\nThe game is kept. It goes on with\n  teahouse play --lines --load "+folder) {
			t.Errorf("%s: printed\n%s", name, out)
		}
		kept, err := savegame.OpenDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		offered, trouble := kept.List()
		if len(offered) != 1 || len(trouble) > 0 || filepath.Join(folder, offered[0].Name) != callOf(out)[4] {
			t.Fatalf("%s: offered %+v, %v, printed\n%s", name, offered, trouble, out)
		}
		if r := offered[0].Record; strings.Join(r.TurnTexts(), " ") != "Gyoku*0,0" || r.Second != "level 3" || r.Date == "" {
			t.Errorf("%s: kept %+v", name, r)
		}

		var again bytes.Buffer
		p := Program{games.All()}
		code := p.Main(append(callOf(out)[1:], "--second", "human"), strings.NewReader("Gyoku*1,2\nposition\n"), &again, &again)
		if code != exitFine || !strings.Contains(again.String(), "turn 3, Black to move") {
			t.Errorf("%s: going on ends with %d:\n%s", name, code, again.String())
		}
	}
}

// The game is on the shelf after every turn, before anything ends the program.
func TestTurnsAreKept(t *testing.T) {
	folder := t.TempDir()
	var kept []string
	interrupted(t, folder, func(s *localGame, cancel func()) {
		s.player = secondPlayer(peekingPlayer{interruptingPlayer{cancel}, func() {
			for _, file := range keptFiles(t, folder) {
				if r, err := record.ReadFile(file); filepath.Ext(file) == ".game" && err == nil {
					kept = append(kept, strings.Join(r.TurnTexts(), " "))
				}
			}
		}})
	}, "Gyoku*0,0")
	if len(kept) != 1 || kept[0] != "Gyoku*0,0" {
		t.Errorf("after the turn the shelf has the games %q", kept)
	}
}

// A file of one's own stays as it was saved.
func TestInterruptedGameLeavesItsFile(t *testing.T) {
	folder, file := filepath.Join(t.TempDir(), "my games"), filepath.Join(t.TempDir(), "saved.game")
	_, out := interrupted(t, folder, nil, "Gyoku*0,0", "save "+file, "Gyoku*1,2")
	if r, err := record.ReadFile(file); err != nil || len(r.Turns) != 1 {
		t.Errorf("the file has %+v, %v", r, err)
	}
	if want := "  teahouse play --lines --load '" + folder; !strings.Contains(out, want) {
		t.Errorf("printed\n%s, want %s", out, want)
	}
}

// At a terminal a game replaces no file that is not its own unasked.
func TestSaveAsksBeforeItReplaces(t *testing.T) {
	folder := t.TempDir()
	mine, other := filepath.Join(folder, "mine.game"), filepath.Join(folder, "other.game")
	if err := record.WriteFile(other, &record.Record{Game: "quaterno"}); err != nil {
		t.Fatal(err)
	}
	const question = "Replace it? Type yes, or anything else to leave it."
	_, out := interrupted(t, t.TempDir(), nil, "Gyoku*0,0", "save "+mine, "Gyoku*1,2", "save", "save "+mine, "save "+other, "no")
	if r, err := record.ReadFile(other); err != nil || r.Game != "quaterno" || strings.Count(out, question) != 1 {
		t.Errorf("the other file has %+v, %v; printed\n%s", r, err, out)
	}
	if r, err := record.ReadFile(mine); err != nil || len(r.Turns) != 2 {
		t.Errorf("the game's own file has %+v, %v", r, err)
	}
	_, out = interrupted(t, t.TempDir(), nil, "Gyoku*0,0", "save "+other, "yes")
	if r, err := record.ReadFile(other); err != nil || len(r.Turns) != 1 || !strings.Contains(out, question) {
		t.Errorf("the file has %+v, %v; printed\n%s", r, err, out)
	}
}

// A game that came from the shelf goes back there, and is not kept twice.
func TestInterruptedGameGoesBack(t *testing.T) {
	folder := t.TempDir()
	_, out := interrupted(t, folder, nil, "Gyoku*0,0")
	path := callOf(out)[4]
	_, out = interrupted(t, folder, func(s *localGame, _ func()) {
		c := playCommand{Load: path, fullScreenFlags: fullScreenFlags{Data: folder}}
		book, err := c.openSavegame()
		if err != nil {
			t.Fatal(err)
		}
		s.file, s.savegame = path, book
		if err := s.playTurn("Gyoku*0,0", false); err != nil {
			t.Fatal(err)
		}
	}, "Gyoku*1,2")
	if got := callOf(out)[len(callOf(out))-1]; got != path {
		t.Errorf("it is kept in %s, not in %s", got, path)
	}
	if r, err := record.ReadFile(path); err != nil || len(r.Turns) != 2 {
		t.Errorf("the file has %+v, %v", r, err)
	}
}

// A game that is over when Ctrl-C answers the question whether to save it is kept among
// the finished ones.
func TestInterruptedAtTheEnd(t *testing.T) {
	folder := t.TempDir()
	_, out := interrupted(t, folder, nil, "Gyoku*0,0", "resign", "yes")
	call := callOf(out)
	if call[1] != "replay" || filepath.Dir(call[2]) != filepath.Join(folder, "finished") {
		t.Fatalf("printed\n%s", out)
	}
	if r, err := record.ReadFile(call[2]); err != nil || r.Result != game.Win(game.First, "resign") {
		t.Errorf("kept %+v, %v", r, err)
	}
}

// Nothing is kept of a game in which a person has done nothing since it was saved, nor
// where nobody sits at a terminal; what cannot be kept is reported.
func TestInterruptedWithNothingToKeep(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	file := filepath.Join(t.TempDir(), "game.txt")
	for name, typed := range map[string][]string{"begun": nil, "saved": {"Gyoku*0,0", "save " + file}, "read from a file": {"Gyoku*0,0"}} {
		_, out := interrupted(t, folder, func(s *localGame, _ func()) { s.prompts = name != "read from a file" }, typed...)
		if strings.Contains(out, "The game is kept") {
			t.Errorf("%s: printed\n%s", name, out)
		}
	}
	if left := keptFiles(t, folder); len(left) > 0 {
		t.Errorf("%v are on the shelf", left)
	}
	if _, out := interrupted(t, filepath.Join(file, "under a file"), nil, "Gyoku*0,0"); !strings.Contains(out, "The game is lost: games cannot be kept in") {
		t.Errorf("printed\n%s", out)
	}
}
