package shelf

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/teahouse-games/teahouse/record"
)

// Book is a game on the shelf that this program is playing.
type Book struct {
	shelf *Shelf
	name  string
	over  bool   // it stands among the finished ones
	free  func() // gives the lock back
}

// most is how many games of a kind may be begun on one day.
const most = 10_000

// Begin puts a new game on the shelf.
func (s *Shelf) Begin(r *record.Record) (*Book, error) {
	stem := strings.TrimPrefix(r.Date+"-"+r.Game, "-")
	for n := 1; n <= most; n++ {
		name := fmt.Sprintf("%s-%d%s", stem, n, ending)
		if _, err := os.Lstat(filepath.Join(s.folder, finished, name)); err == nil {
			continue
		}
		f, err := os.OpenFile(s.path(name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("the game cannot be kept in %s: %w", s.folder, plain(err))
		}
		if err := f.Close(); err != nil {
			return nil, fmt.Errorf("the game cannot be kept in %s: %w", s.folder, plain(err))
		}
		book, err := s.Take(name)
		if err != nil {
			return nil, err
		}
		if err := book.Write(r); err != nil {
			return nil, errors.Join(err, book.Remove())
		}
		return book, nil
	}
	return nil, fmt.Errorf("the game cannot be kept in %s: it has %d games of that name already", s.folder, most)
}

// Take goes on with a game of the shelf. The error may be that another program
// is playing it.
func (s *Shelf) Take(name string) (*Book, error) {
	free, err := lock(s.path(name))
	if err != nil {
		return nil, err
	}
	return &Book{shelf: s, name: name, free: free}, nil
}

// Write replaces what is kept of the game.
func (b *Book) Write(r *record.Record) error {
	text, err := record.Write(r)
	if err != nil {
		return err
	}
	if err := record.WriteText(b.shelf.path(b.name), text); err != nil {
		return err
	}
	return b.shelf.settle(b.shelf.folder)
}

// Finish keeps the game under finished/, where it is no longer offered, and closes the book.
func (b *Book) Finish(r *record.Record) error {
	if err := b.Write(r); err != nil {
		return err
	}
	to := filepath.Join(b.shelf.folder, finished, b.name)
	if err := os.Rename(b.shelf.path(b.name), to); err != nil {
		return fmt.Errorf("the game cannot be moved to %s: %w", to, plain(err))
	}
	b.over = true
	err := errors.Join(b.shelf.settle(filepath.Dir(to)), b.shelf.settle(b.shelf.folder))
	b.Close()
	return err
}

// Close leaves the game on the shelf for another time.
func (b *Book) Close() {
	b.free()
	b.free = func() {}
}

// Name is the name of the game's file.
func (b *Book) Name() string { return b.name }

// Path is where the game's file is now.
func (b *Book) Path() string {
	if b.over {
		return filepath.Join(b.shelf.folder, finished, b.name)
	}
	return b.shelf.path(b.name)
}

// Remove takes the game off the shelf for good and closes the book.
func (b *Book) Remove() error {
	b.Close()
	return os.Remove(b.Path())
}

// settle brings the names in a folder to the disk.
func (s *Shelf) settle(folder string) error {
	f, err := os.Open(folder)
	if err != nil {
		return fmt.Errorf("cannot open %s: %w", folder, plain(err))
	}
	// Some file systems cannot do this for a folder; the file itself is safe by then.
	_ = f.Sync()
	return f.Close()
}
