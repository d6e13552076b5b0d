package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// saved is a game as a file: a first line with the game and its options, the
// position it began at, if that was not the usual one, and one turn a line.
//
//	# teahouse ki-shogi field=open ki=on
//	# position …
//	Gyoku*0,0
//	Gyoku*1,2
//
// Other lines that begin with # are comments. Without the first line it is
// just turns, as -p takes them.
type saved struct {
	game     string
	options  map[string]string
	position string
	turns    []string
}

const (
	savedMark    = "# teahouse "
	positionMark = "# position "

	maxSaved = 1 << 20 // bytes of a file that is read
)

// parseSaved reads turns with or without what is around them in a file.
func parseSaved(text string) saved {
	var g saved
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		header, isHeader := strings.CutPrefix(line, savedMark)
		position, isPosition := strings.CutPrefix(line, positionMark)
		switch {
		case isHeader && g.game == "" && len(g.turns) == 0:
			words := strings.Fields(header)
			g.options = map[string]string{}
			for i, word := range words {
				if i == 0 {
					g.game = word
					continue
				}
				name, value, _ := strings.Cut(word, "=")
				g.options[name] = value
			}
		case isPosition && g.game != "" && len(g.turns) == 0:
			g.position = position
		case strings.HasPrefix(line, "#"):
		default:
			g.turns = append(g.turns, strings.Fields(line)...)
		}
	}
	return g
}

// readSaved reads a file.
func readSaved(path string) (saved, error) {
	f, err := os.Open(path)
	if err != nil {
		return saved{}, cannotRead(path, err)
	}
	defer f.Close() //nolint:errcheck // nothing was written
	text, err := io.ReadAll(io.LimitReader(f, maxSaved+1))
	if err != nil {
		return saved{}, cannotRead(path, err)
	}
	if len(text) > maxSaved {
		return saved{}, fmt.Errorf("cannot read %s: it has more than %d bytes, too many for a saved game", path, maxSaved)
	}
	return parseSaved(string(text)), nil
}

func (g saved) text() string {
	var b strings.Builder
	b.WriteString(savedMark + g.game)
	for _, name := range slices.Sorted(maps.Keys(g.options)) {
		b.WriteString(" " + name + "=" + g.options[name])
	}
	b.WriteByte('\n')
	if g.position != "" {
		b.WriteString(positionMark + g.position + "\n")
	}
	for _, turn := range g.turns {
		b.WriteString(turn + "\n")
	}
	return b.String()
}

// write replaces the file at path by g, whole or not at all. It does not
// replace what is not a saved game.
func (g saved) write(path string) error {
	if err := mayReplace(path); err != nil {
		return fmt.Errorf("cannot save %s: %w", path, plain(err))
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".teahouse-*")
	if err != nil {
		return fmt.Errorf("cannot save %s: %w", path, plain(err))
	}
	_, err = io.WriteString(f, g.text())
	err = errors.Join(err, f.Chmod(0o644), f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("cannot save %s: %w", path, plain(err)), os.Remove(f.Name()))
	}
	return nil
}

// mayReplace says why the file at path should stay as it is.
func mayReplace(path string) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.IsDir():
		return errors.New("it is a directory: name a file")
	case !info.Mode().IsRegular():
		return errors.New("it is not a file")
	case info.Size() == 0:
		return nil
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close() //nolint:errcheck // nothing was written
	mark := make([]byte, len(savedMark))
	if _, err := io.ReadFull(f, mark); err != nil || !bytes.Equal(mark, []byte(savedMark)) {
		return errors.New("the file there is not a saved game: choose another name")
	}
	return nil
}

func cannotRead(path string, err error) error {
	return fmt.Errorf("cannot read %s: %w", path, plain(err))
}

// plain takes the operation and the path from an error that will be told with them.
func plain(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
