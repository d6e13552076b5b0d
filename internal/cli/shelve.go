package cli

import (
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/shelf"
)

// taken is the place on the shelf of the saved game that the call names, which no other
// program then plays; nil if it is a file of one's own.
func (c *playCommand) taken() (*shelf.Book, error) {
	if c.Load == "" {
		return nil, nil
	}
	if s, err := c.shelf(); err == nil {
		if name, ok := s.Holds(c.Load); ok {
			book, err := s.Take(name)
			if err != nil {
				return nil, fmt.Errorf("%s cannot go on: %w", c.Load, err)
			}
			return book, nil
		}
	}
	return nil, nil
}

// putAway puts a game of the shelf that is over among the finished ones, where it is no
// longer offered.
func (t *sitting) putAway() {
	if o := t.table.Outcome(); o.Over() {
		t.record.Result = o
	}
	if t.book == nil || !t.record.Result.Over() {
		return
	}
	own := t.inPlace()
	path, err := t.shelve()
	if err != nil {
		t.refuse("The game is not put away: %v.", err)
		return
	}
	if own {
		t.file, t.changed = path, false
	}
	t.sayKept(path)
}

// inPlace reports whether the game's file is its place on the shelf.
func (t *sitting) inPlace() bool { return t.book != nil && t.file == t.book.Path() }

// shelve puts the game on the shelf, or back if it was taken from there, and returns its file.
func (t *sitting) shelve() (path string, err error) {
	r := *t.record
	if r.Date == "" {
		r.Date = time.Now().Format(time.DateOnly)
	}
	book := t.book
	if book == nil {
		s, err := t.shelf()
		if err != nil {
			return "", err
		}
		if book, err = s.Begin(&r); err != nil {
			return "", err
		}
	}
	defer book.Close()
	if r.Result.Over() {
		err = book.Finish(&r)
	} else {
		err = book.Write(&r)
	}
	return book.Path(), err
}

// sayKept says where the game is and with which call it goes on or is seen again.
func (t *sitting) sayKept(path string) {
	what, call := "It goes on with", "teahouse play --lines --load"
	if t.record.Result.Over() {
		what, call = "To see it again", "teahouse replay"
	}
	t.out.printf("The game is kept. %s\n  %s %s\n", what, call, quoted(path))
}

// quoted is a path as shells read it.
func quoted(path string) string {
	if strings.Trim(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:+@%") == "" {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}
