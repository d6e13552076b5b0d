package training

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writeFile writes a file as a whole: after a crash it is there completely or not at all.
func writeFile(name string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".part-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

func writeJSON(name string, v any) error {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return writeFile(name, append(text, '\n'))
}

// maxSmallFile bounds the files of a training that are read as a whole.
const maxSmallFile = 1 << 20

// readFile reads a small file, and reports false if it is not there.
func readFile(name string) (text []byte, ok bool, err error) {
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	defer f.Close() //nolint:errcheck // nothing was written
	text, err = io.ReadAll(io.LimitReader(f, maxSmallFile+1))
	if err == nil && len(text) > maxSmallFile {
		err = fmt.Errorf("%s: want at most %d bytes", name, maxSmallFile)
	}
	return text, true, err
}

// readJSON reads a file of writeJSON, and reports false if it is not there.
func readJSON(name string, v any) (ok bool, err error) {
	text, ok, err := readFile(name)
	if err != nil || !ok {
		return false, err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return false, fmt.Errorf("%s: %w", name, err)
	}
	return true, nil
}

// openFolder makes the folder of a training, or checks that it has the one of these settings.
func openFolder(folder string, s *Recipe) error {
	var begun Recipe
	name := filepath.Join(folder, "training.json")
	ok, err := readJSON(name, &begun)
	if err != nil {
		return err
	}
	if ok {
		if other := s.difference(begun); other != "" {
			return fmt.Errorf("%s has another training: %s; want the same settings, or another folder", folder, other)
		}
		*s = begun
		return nil
	}
	list, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return err
		}
	case err != nil:
		return err
	case len(list) > 0:
		return fmt.Errorf("%s has other files: want an empty folder, a new one, or one with a training", folder)
	}
	return writeJSON(name, s)
}
