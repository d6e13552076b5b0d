package cli

import (
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// openSavegame is the place on the shelf of the saved game that the call names, which no other
// program then plays; nil if it is a file of one's own.
func (c *playCommand) openSavegame() (*savegame.File, error) {
	if c.Load == "" {
		return nil, nil
	}
	if s, err := c.openDir(); err == nil {
		if name, ok := s.FileOf(c.Load); ok {
			book, err := s.OpenFile(name)
			if err != nil {
				return nil, fmt.Errorf("%s cannot go on: %w", c.Load, err)
			}
			return book, nil
		}
	}
	return nil, nil
}

// saveTurn keeps the game on the shelf as it is after every turn, so that no end of the
// program takes turns with it: a game that was taken from there, and one that a person
// plays at a terminal. Lines of a file can be played again.
func (t *localGame) saveTurn() {
	if t.savegame == nil && (!t.prompts || !t.personPlayed) {
		return
	}
	r := t.datedRecord()
	book, err := t.openSavegame(r)
	if err == nil {
		err = book.Write(r)
	}
	if err != nil && !t.saveFailed {
		t.out.printWrapped("The game is not kept now: %v.", err)
	}
	t.saveFailed = err != nil
	if t.fileIsSavegame() {
		t.changed = t.saveFailed
	}
}

// finishSave puts a game of the shelf that is over among the finished ones, where it is no
// longer offered.
func (t *localGame) finishSave() {
	if t.savegame == nil || t.draft || !t.game.Outcome().Over() {
		return
	}
	own := t.fileIsSavegame()
	path, err := t.saveToDir()
	if err != nil {
		t.refuse("The game is not put away: %v.", err)
		return
	}
	if own {
		t.file, t.changed = path, false
	}
	t.printSaved(path)
}

// fileIsSavegame reports whether the game's file is its place on the shelf.
func (t *localGame) fileIsSavegame() bool { return t.savegame != nil && t.file == t.savegame.Path() }

// saveToDir puts the game on the shelf, or back if it was taken from there, and returns its file.
func (t *localGame) saveToDir() (path string, err error) {
	r := t.datedRecord()
	book, err := t.openSavegame(r)
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

// removeDraft takes a draft off the shelf.
func (t *localGame) removeDraft() {
	if !t.draft {
		return
	}
	if err := t.savegame.Remove(); err != nil {
		t.out.printWrapped("The game stays in %s: %v.", t.savegame.Path(), err)
	}
	t.savegame, t.draft = nil, false
}

// openSavegame is where the game is on the shelf. One that is not there yet is put there as a draft.
func (t *localGame) openSavegame(r *record.Record) (*savegame.File, error) {
	if t.savegame == nil {
		s, err := t.openDir()
		if err != nil {
			return nil, err
		}
		if t.savegame, err = s.Create(r); err != nil {
			return nil, err
		}
		t.draft = true
	}
	return t.savegame, nil
}

// datedRecord is the record with the day on which the game was first kept.
func (t *localGame) datedRecord() *record.Record {
	t.game.SetDate(time.Now())
	return t.game.Record()
}

// printSaved says where the game is and with which call it goes on or is seen again.
func (t *localGame) printSaved(path string) {
	what, call := "It goes on with", "teahouse play --lines --load"
	if t.game.Outcome().Over() {
		what, call = "To see it again", "teahouse replay"
	}
	t.out.printf("The game is kept. %s\n  %s %s\n", what, call, shellQuote(path))
}

// shellQuote is a path as shells read it.
func shellQuote(path string) string {
	if strings.Trim(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:+@%") == "" {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

// saveOnInterrupt keeps a game that Ctrl-C or the end of the input ends, and that a person at a
// terminal would lose, where the full screen keeps its games, which offers it again, and
// says how to go on. A file of their own is as they have saved it.
func (t *localGame) saveOnInterrupt() {
	if !t.prompts {
		return
	}
	if !t.personPlayed || !t.changed && !t.fileIsSavegame() {
		t.removeDraft()
		return
	}
	t.out.printf("\n")
	path, err := t.saveToDir()
	if err != nil {
		t.out.printWrapped("The game is lost: %v.", err)
		return
	}
	t.printSaved(path)
}
