package cli

import "slices"

// cutOff keeps a game that Ctrl-C or the end of the input ends, and that a person at a
// terminal would lose, where the full screen keeps its games, which offers it again, and
// says how to go on. A file of their own is as they have saved it.
func (t *sitting) cutOff() {
	if !t.prompts {
		return
	}
	if !slices.Contains(t.human, true) || !t.changed && !t.inPlace() {
		t.letGo()
		return
	}
	t.out.printf("\n")
	path, err := t.shelve()
	if err != nil {
		t.out.say("The game is lost: %v.", err)
		return
	}
	t.sayKept(path)
}
