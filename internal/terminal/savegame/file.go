package savegame

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/teahouse-games/teahouse/record"
)

// File is a saved game that this program is playing.
type File struct {
	dir    *Dir
	name   string
	over   bool   // it is in the folder of finished games
	unlock func() // releases the lock
}

// maxPerDay is the largest number of new saved games of one kind in a day.
const maxPerDay = 10_000

// Create creates a saved game.
func (s *Dir) Create(r *record.Record) (*File, error) {
	stem := strings.TrimPrefix(r.Date+"-"+r.Game, "-")
	for n := 1; n <= maxPerDay; n++ {
		name := fmt.Sprintf("%s-%d%s", stem, n, extension)
		if _, err := os.Lstat(filepath.Join(s.folder, finishedFolder, name)); err == nil {
			continue
		}
		f, err := os.OpenFile(s.path(name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("the game cannot be kept in %s: %w", s.folder, stripPath(err))
		}
		if err := f.Close(); err != nil {
			return nil, fmt.Errorf("the game cannot be kept in %s: %w", s.folder, errors.Join(stripPath(err), os.Remove(s.path(name))))
		}
		book, err := s.OpenFile(name)
		if err != nil {
			return nil, errors.Join(err, os.Remove(s.path(name))) // no turn is in it yet
		}
		if err := book.Write(r); err != nil {
			return nil, errors.Join(err, book.Remove())
		}
		return book, nil
	}
	return nil, fmt.Errorf("the game cannot be kept in %s: it has %d games of that name already", s.folder, maxPerDay)
}

// OpenFile opens a saved game. The error may be that another program is playing it.
func (s *Dir) OpenFile(name string) (*File, error) {
	free, err := lock(s.path(name))
	if err != nil {
		return nil, err
	}
	return &File{dir: s, name: name, unlock: free}, nil
}

// Write replaces the stored record.
func (b *File) Write(r *record.Record) error {
	text, err := record.Write(r)
	if err != nil {
		return err
	}
	if err := record.WriteText(b.dir.path(b.name), text); err != nil {
		return err
	}
	return b.dir.syncDir(b.dir.folder)
}

// Finish moves the game to finished/, where it is not offered, and closes the file.
func (b *File) Finish(r *record.Record) error {
	if err := b.Write(r); err != nil {
		return err
	}
	to := filepath.Join(b.dir.folder, finishedFolder, b.name)
	if err := os.Rename(b.dir.path(b.name), to); err != nil {
		return fmt.Errorf("the game cannot be moved to %s: %w", to, stripPath(err))
	}
	b.over = true
	err := errors.Join(b.dir.syncDir(filepath.Dir(to)), b.dir.syncDir(b.dir.folder))
	b.Close()
	return err
}

// Close closes the file. The game can be opened again.
func (b *File) Close() {
	b.unlock()
	b.unlock = func() {}
}

// Name returns the name of the game's file.
func (b *File) Name() string { return b.name }

// Path returns the current path of the game's file.
func (b *File) Path() string {
	if b.over {
		return filepath.Join(b.dir.folder, finishedFolder, b.name)
	}
	return b.dir.path(b.name)
}

// Remove deletes the game and closes the file.
func (b *File) Remove() error {
	b.Close()
	return os.Remove(b.Path())
}

// syncDir syncs the entries of a folder.
func (s *Dir) syncDir(folder string) error {
	f, err := os.Open(folder)
	if err != nil {
		return fmt.Errorf("cannot open %s: %w", folder, stripPath(err))
	}
	// Some file systems cannot sync a folder; the file itself is synced already.
	_ = f.Sync()
	return f.Close()
}
