package savegame

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/record"
)

const (
	extension      = ".game"    // of the files of games
	finishedFolder = "finished" // the folder of games that have ended
)

// Dir is a folder of saved games.
type Dir struct{ folder string }

// OpenDir opens a folder of saved games. It creates the folder if there is none.
func OpenDir(folder string) (*Dir, error) {
	if err := os.MkdirAll(filepath.Join(folder, finishedFolder), 0o700); err != nil {
		return nil, fmt.Errorf("games cannot be kept in %s: %w", folder, stripPath(err))
	}
	return &Dir{folder}, nil
}

// DefaultDir returns the folder of saved games in an environment: $TEAHOUSE_DATA,
// $XDG_DATA_HOME/teahouse, or ~/.local/share/teahouse.
func DefaultDir(getenv func(string) string) (string, error) {
	if folder := getenv("TEAHOUSE_DATA"); folder != "" {
		return folder, nil
	}
	if data := getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "teahouse"), nil
	}
	if home := getenv("HOME"); filepath.IsAbs(home) {
		return filepath.Join(home, ".local", "share", "teahouse"), nil
	}
	return "", errors.New("there is no home folder to keep games in: name a folder with --data")
}

// Unfinished is an unfinished saved game.
type Unfinished struct {
	Name   string // the name of its file
	Record *record.Record
	Saved  time.Time
}

// List returns the unfinished games that no program is playing, the last saved first,
// and an error for each file without a readable game.
func (s *Dir) List() (games []Unfinished, trouble []error) {
	files, err := os.ReadDir(s.folder)
	if err != nil {
		return nil, []error{fmt.Errorf("the games in %s cannot be listed: %w", s.folder, stripPath(err))}
	}
	for _, file := range files {
		if !strings.HasSuffix(file.Name(), extension) || !file.Type().IsRegular() {
			continue
		}
		kept, err := s.readUnlocked(file.Name())
		switch {
		case errors.Is(err, errInUse) || errors.Is(err, fs.ErrNotExist):
		case err != nil:
			trouble = append(trouble, err)
		default:
			games = append(games, kept)
		}
	}
	slices.SortStableFunc(games, func(a, b Unfinished) int {
		return cmp.Or(b.Saved.Compare(a.Saved), strings.Compare(a.Name, b.Name))
	})
	return games, trouble
}

// readUnlocked reads a game that no program is playing.
func (s *Dir) readUnlocked(name string) (Unfinished, error) {
	free, err := lock(s.path(name))
	switch {
	case errors.Is(err, errInUse) || errors.Is(err, fs.ErrNotExist):
		return Unfinished{}, err
	case err == nil:
		defer free()
	} // a read-only folder can be read
	info, err := os.Stat(s.path(name))
	if err != nil {
		return Unfinished{}, err
	}
	if info.Size() == 0 { // the program ended before the first turn was written
		return Unfinished{}, fs.ErrNotExist
	}
	r, err := record.ReadFile(s.path(name))
	return Unfinished{name, r, info.ModTime()}, err
}

// FileOf reports whether a file is an unfinished game of the folder, and returns its name.
func (s *Dir) FileOf(path string) (name string, ok bool) {
	there, err := os.Stat(path)
	if err != nil || !strings.HasSuffix(path, extension) {
		return "", false
	}
	name = filepath.Base(path)
	here, err := os.Stat(s.path(name))
	return name, err == nil && os.SameFile(here, there)
}

func (s *Dir) path(name string) string { return filepath.Join(s.folder, name) }

// stripPath removes the operation and the path from an error, for messages that have them already.
func stripPath(err error) error {
	if p := new(fs.PathError); errors.As(err, &p) {
		return p.Err
	}
	return err
}
