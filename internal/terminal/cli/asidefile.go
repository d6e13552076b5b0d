package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// asideFile is the file of --skip-bad of a copy. It is written under another name first, so that a call that
// goes on with the copy can write it anew.
type asideFile struct {
	name string
	file *os.File // nil: nothing was written
}

func newAsideFile(name string) *asideFile { return &asideFile{name: name} }

// write adds a match that was left out.
func (a *asideFile) write(m store.MatchCopy, wrong error) (err error) {
	if a.file == nil {
		if a.file, err = os.CreateTemp(filepath.Dir(a.name), ".teahouse-wrong-*"); err != nil {
			return err
		}
	}
	return json.NewEncoder(a.file).Encode(aside{m.Summary.Match, wrong.Error(), rawOf(&m)})
}

// rawOf returns the stored data of a match.
func rawOf(m *store.MatchCopy) sqlite.Raw {
	raw := sqlite.Raw{Events: []json.RawMessage{}, Lines: append([]match.ChatMessage{}, m.Chat...)}
	for _, text := range m.Events {
		event := json.RawMessage(text)
		if !json.Valid(event) {
			event, _ = json.Marshal(text) // a text can always be written
		}
		raw.Events = append(raw.Events, event)
	}
	return raw
}

// publish gives the file its name. A file of this name is replaced only if it has the same in it: then an
// earlier call was ended between this and the end of the copy.
func (a *asideFile) publish() error {
	if a.file == nil {
		return nil
	}
	if err := a.file.Sync(); err != nil {
		return err
	}
	switch err := os.Link(a.file.Name(), a.name); {
	case errors.Is(err, fs.ErrExist) && a.sameAs(a.name):
		return nil
	case errors.Is(err, fs.ErrExist):
		return fmt.Errorf("%s is there already: name another file for --skip-bad", a.name)
	default:
		return err
	}
}

// sameAs reports whether a file has in it what was written.
func (a *asideFile) sameAs(name string) bool {
	there, err := os.ReadFile(name)
	if err != nil {
		return false
	}
	written, err := io.ReadAll(io.NewSectionReader(a.file, 0, int64(len(there))+1))
	return err == nil && bytes.Equal(there, written)
}

// close removes the file under its first name.
func (a *asideFile) close() error {
	if a.file == nil {
		return nil
	}
	return errors.Join(a.file.Close(), os.Remove(a.file.Name()))
}
