package shelf

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
	ending   = ".game"    // of the file of a game
	finished = "finished" // the folder of games that have ended
)

// Shelf is a folder of games.
type Shelf struct{ folder string }

// Open opens the shelf in a folder, which is made if it is not there.
func Open(folder string) (*Shelf, error) {
	if err := os.MkdirAll(filepath.Join(folder, finished), 0o700); err != nil {
		return nil, fmt.Errorf("games cannot be kept in %s: %w", folder, plain(err))
	}
	return &Shelf{folder}, nil
}

// Folder returns where the games are kept for a person, as their environment
// tells it: $TEAHOUSE_DATA, $XDG_DATA_HOME/teahouse, or ~/.local/share/teahouse.
func Folder(getenv func(string) string) (string, error) {
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

// Kept is an unfinished game on the shelf.
type Kept struct {
	Name   string // of its file
	Record *record.Record
	Saved  time.Time
}

// Games lists the unfinished games that nobody is playing, the last saved first,
// and says of which files no game can be read.
func (s *Shelf) Games() (games []Kept, trouble []error) {
	files, err := os.ReadDir(s.folder)
	if err != nil {
		return nil, []error{fmt.Errorf("the games in %s cannot be listed: %w", s.folder, plain(err))}
	}
	for _, file := range files {
		if !strings.HasSuffix(file.Name(), ending) || !file.Type().IsRegular() {
			continue
		}
		kept, err := s.look(file.Name())
		switch {
		case errors.Is(err, errTaken) || errors.Is(err, fs.ErrNotExist):
		case err != nil:
			trouble = append(trouble, err)
		default:
			games = append(games, kept)
		}
	}
	slices.SortStableFunc(games, func(a, b Kept) int {
		return cmp.Or(b.Saved.Compare(a.Saved), strings.Compare(a.Name, b.Name))
	})
	return games, trouble
}

// look reads a game that nobody is playing.
func (s *Shelf) look(name string) (Kept, error) {
	free, err := lock(s.path(name))
	switch {
	case errors.Is(err, errTaken) || errors.Is(err, fs.ErrNotExist):
		return Kept{}, err
	case err == nil:
		defer free()
	} // a folder that cannot be written can be read all the same
	info, err := os.Stat(s.path(name))
	if err != nil {
		return Kept{}, err
	}
	if info.Size() == 0 { // the program ended before the first turn was on the disk
		return Kept{}, fs.ErrNotExist
	}
	r, err := record.ReadFile(s.path(name))
	return Kept{name, r, info.ModTime()}, err
}

// Holds reports whether a file is an unfinished game of the shelf, and its name here.
func (s *Shelf) Holds(path string) (name string, ok bool) {
	there, err := os.Stat(path)
	if err != nil || !strings.HasSuffix(path, ending) {
		return "", false
	}
	name = filepath.Base(path)
	here, err := os.Stat(s.path(name))
	return name, err == nil && os.SameFile(here, there)
}

func (s *Shelf) path(name string) string { return filepath.Join(s.folder, name) }

// plain takes the operation and the path from an error that is told with them.
func plain(err error) error {
	if p := new(fs.PathError); errors.As(err, &p) {
		return p.Err
	}
	return err
}
