package cli

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/shelf"
	"github.com/teahouse-games/teahouse/record"
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

// keepTurn keeps the game on the shelf as it is after every turn, so that no end of the
// program takes turns with it: a game that was taken from there, and one that a person
// plays at a terminal. Lines of a file can be played again.
func (t *sitting) keepTurn() {
	if t.book == nil && (!t.prompts || !slices.Contains(t.human, true)) {
		return
	}
	r := t.dated()
	book, err := t.place(r)
	if err == nil {
		err = book.Write(r)
	}
	if err != nil && !t.lost {
		t.out.say("The game is not kept now: %v.", err)
	}
	t.lost = err != nil
	if t.inPlace() {
		t.changed = t.lost
	}
}

// putAway puts a game of the shelf that is over among the finished ones, where it is no
// longer offered.
func (t *sitting) putAway() {
	if o := t.table.Outcome(); o.Over() {
		t.record.Result = o
	}
	if t.book == nil || t.draft || !t.record.Result.Over() {
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
	r := t.dated()
	book, err := t.place(r)
	if err != nil {
		return "", err
	}
	defer book.Close()
	t.draft = false
	if r.Result.Over() {
		err = book.Finish(r)
	} else {
		err = book.Write(r)
	}
	return book.Path(), err
}

// letGo takes a draft off the shelf.
func (t *sitting) letGo() {
	if !t.draft {
		return
	}
	if err := t.book.Remove(); err != nil {
		t.out.say("The game stays in %s: %v.", t.book.Path(), err)
	}
	t.book, t.draft = nil, false
}

// place is where the game is on the shelf. One that is not there yet is put there as a draft.
func (t *sitting) place(r *record.Record) (*shelf.Book, error) {
	if t.book == nil {
		s, err := t.shelf()
		if err != nil {
			return nil, err
		}
		if t.book, err = s.Begin(r); err != nil {
			return nil, err
		}
		t.draft = true
	}
	return t.book, nil
}

// dated is the game as it is written down on the shelf.
func (t *sitting) dated() *record.Record {
	r := *t.record
	if r.Date == "" {
		r.Date = time.Now().Format(time.DateOnly)
	}
	return &r
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
