package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// saveAs is save. At a terminal it asks before it replaces a file that is not the game's own.
func (t *localGame) saveAs(ctx context.Context, path string) error {
	if t.prompts && path != "" && path != t.file && savegame.Exists(path) {
		yes, err := t.confirm(ctx, fmt.Sprintf("There is a file %s. Replace it? Type yes, or anything else to leave it.", path))
		if err != nil {
			return err
		}
		if !yes {
			t.out.printWrapped("Not saved: %s stays as it is.", path)
			return nil
		}
	}
	t.save(path)
	return nil
}

// confirm asks a person at a terminal, and reports whether the answer is yes.
func (t *localGame) confirm(ctx context.Context, question string) (bool, error) {
	t.out.printf("%s ", question)
	line, ok, err := t.nextLine(ctx)
	return ok && line == "yes", err
}

// save writes the game to a file; without a name to its own file.
func (t *localGame) save(path string) {
	if path == "" {
		path = t.file
	}
	if path == "" {
		t.refuse("Save where? Type save and the name of a file.")
		return
	}
	if err := record.WriteFile(path, t.game.Record()); err != nil {
		t.refuse("Not saved: %v.", err)
		return
	}
	t.file, t.changed = path, false
	t.out.printWrapped("Saved %s to %s.", count(len(t.game.Turns), "turn"), path)
}

// resign resigns for the seat to move. At a terminal it asks first. A game with a file is
// written with its result; a saved game is written when it is finished.
func (t *localGame) resign(ctx context.Context) error {
	seat := t.game.Table.ToMove()
	if t.prompts {
		yes, err := t.confirm(ctx, fmt.Sprintf("Give the game up for %s? Type yes, or anything else to play on.", seatName(t.game.Rules, seat)))
		if err != nil {
			return err
		}
		if !yes {
			t.out.printWrapped("Then it goes on.")
			return nil
		}
	}
	t.game.Reopen() // a result from a record, such as a draw that was agreed on, gives way
	t.game.Resign(seat)
	t.changed = true
	t.saveTurn()
	t.out.printWrapped("%s resigns: %s.", seatName(t.game.Rules, seat), outcomeText(t.game.Rules, t.game.Outcome()))
	if t.file != "" && !t.fileIsSavegame() {
		t.save(t.file)
	}
	return errQuit
}

// saveBeforeLeaving asks a person at a terminal whether to save a game that is a draft or has
// no file, and prints how to continue a saved game.
func (t *localGame) saveBeforeLeaving(ctx context.Context) error {
	for t.unsaved() && t.out.err == nil {
		if t.isSaved() {
			t.out.printWrapped("The game is kept as far as it went, in %s.", t.savegame.Path())
			t.out.printf("Type keep to leave it there, save FILE for a file of your own, or quit to let it go: ")
		} else {
			t.out.printf("The game could not be kept. Type save FILE for a file of your own, or quit to let it go: ")
		}
		line, ok, err := t.nextLine(ctx)
		if err != nil {
			return err
		}
		word, path, _ := strings.Cut(line, " ")
		switch {
		case !ok:
			t.saveOnInterrupt()
			return nil
		case line == "quit":
			t.out.printf("\n")
			t.removeDraft()
			return nil
		case line == "keep" && t.isSaved():
			t.saveOnInterrupt()
			return nil
		case word == "save":
			if err := t.saveAs(ctx, strings.TrimSpace(path)); err != nil {
				return err
			}
		}
	}
	if t.out.err == nil {
		t.removeDraft()
		if t.prompts && t.fileIsSavegame() && t.personPlayed && !t.game.Outcome().Over() {
			t.printSaved(t.file)
		}
	}
	return nil
}

// unsaved reports whether a person at a terminal has made changes that are only in a draft.
func (t *localGame) unsaved() bool {
	return t.prompts && t.changed && t.personPlayed && (t.savegame == nil || t.draft || t.saveFailed)
}

// isSaved reports whether the draft has all changes.
func (t *localGame) isSaved() bool { return t.savegame != nil && !t.saveFailed }
