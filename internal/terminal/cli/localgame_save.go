package cli

import (
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// openSavegame opens and locks the saved game that the call names; nil if the file is not in the
// folder of saved games.
func (c *playCommand) openSavegame() (*savegame.File, error) {
	if c.Load == "" {
		return nil, nil
	}
	if s, err := c.openDir(); err == nil {
		if name, ok := s.FileOf(c.Load); ok {
			file, err := s.OpenFile(name)
			if err != nil {
				return nil, fmt.Errorf("%s cannot go on: %w", c.Load, err)
			}
			return file, nil
		}
	}
	return nil, nil
}

// saveTurn writes the game to the folder of saved games after every turn, so that no crash loses
// turns. It does this for a saved game, and for one that a person plays at a terminal. Lines from
// a file can be played again.
func (t *localGame) saveTurn() {
	if t.savegame == nil && (!t.prompts || !t.personPlayed) {
		return
	}
	r := t.datedRecord()
	file, err := t.openSavegame(r)
	if err == nil {
		err = file.Write(r)
	}
	if err != nil && !t.saveFailed {
		t.out.printWrapped("The game is not kept now: %v.", err)
	}
	t.saveFailed = err != nil
	if t.fileIsSavegame() {
		t.changed = t.saveFailed
	}
}

// finishSave moves a saved game that is over to the finished ones, which are not offered.
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

// fileIsSavegame reports whether the game's file is its saved game.
func (t *localGame) fileIsSavegame() bool { return t.savegame != nil && t.file == t.savegame.Path() }

// saveToDir writes the game to the folder of saved games and returns its file.
func (t *localGame) saveToDir() (path string, err error) {
	r := t.datedRecord()
	file, err := t.openSavegame(r)
	if err != nil {
		return "", err
	}
	defer file.Close()
	t.draft = false
	if r.Result.Over() {
		err = file.Finish(r)
	} else {
		err = file.Write(r)
	}
	return file.Path(), err
}

// removeDraft removes a draft from the folder of saved games.
func (t *localGame) removeDraft() {
	if !t.draft {
		return
	}
	if err := t.savegame.Remove(); err != nil {
		t.out.printWrapped("The game stays in %s: %v.", t.savegame.Path(), err)
	}
	t.savegame, t.draft = nil, false
}

// openSavegame returns the saved game. It creates one as a draft if there is none.
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

// datedRecord returns the record with the day on which the game was first saved.
func (t *localGame) datedRecord() *record.Record {
	t.game.SetDate(time.Now())
	return t.game.Record()
}

// printSaved prints the file of the game and the command that continues or shows it.
func (t *localGame) printSaved(path string) {
	what, call := "It goes on with", "teahouse play --lines --load"
	if t.game.Outcome().Over() {
		what, call = "To see it again", "teahouse replay"
	}
	t.out.printf("The game is kept. %s\n  %s %s\n", what, call, shellQuote(path))
}

// shellQuote quotes a path for a shell.
func shellQuote(path string) string {
	if strings.Trim(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:+@%") == "" {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

// saveOnInterrupt saves a game that a person at a terminal would lose by Ctrl-C or the end of
// the input, and prints how to continue it. The full screen offers it too. A file of the person's
// own stays as it was saved.
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
