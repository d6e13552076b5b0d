package cli

import "slices"

// saveOnInterrupt keeps a game that Ctrl-C or the end of the input ends, and that a person at a
// terminal would lose, where the full screen keeps its games, which offers it again, and
// says how to go on. A file of their own is as they have saved it.
func (t *localGame) saveOnInterrupt() {
	if !t.prompts {
		return
	}
	if !slices.Contains(t.human, true) || !t.changed && !t.fileIsSavegame() {
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
