package cli

import (
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/shelf"
)

// cutOff keeps a game that Ctrl-C ends and that a person at a terminal would lose where the
// full screen keeps its games, which offers it again, and says how to go on. A file of their
// own is as they have saved it.
func (t *sitting) cutOff() {
	if !t.prompts || !t.changed || !slices.Contains(t.human, true) {
		return
	}
	t.out.printf("\n")
	path, err := t.shelve()
	if err != nil {
		t.out.say("The game is lost: %v.", err)
		return
	}
	what, call := "It goes on with", "teahouse play --lines --load"
	if t.record.Result.Over() {
		what, call = "To see it again", "teahouse replay"
	}
	t.out.printf("The game is kept. %s\n  %s %s\n", what, call, quoted(path))
}

// shelve puts the game on the shelf, or back if it was read from there, and returns its file.
func (t *sitting) shelve() (path string, err error) {
	s, err := t.shelf()
	if err != nil {
		return "", err
	}
	r := *t.record
	if r.Date == "" {
		r.Date = time.Now().Format(time.DateOnly)
	}
	var book *shelf.Book
	if name, ok := s.Holds(t.file); ok {
		book, err = s.Take(name)
	} else {
		book, err = s.Begin(&r)
	}
	if err != nil {
		return "", err
	}
	defer book.Close()
	if r.Result.Over() {
		err = book.Finish(&r)
	} else {
		err = book.Write(&r)
	}
	return book.Path(), err
}

// quoted is a path as shells read it.
func quoted(path string) string {
	if strings.Trim(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:+@%") == "" {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}
