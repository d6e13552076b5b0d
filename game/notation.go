package game

// Notation is a way in which people write a game down, beside the turn texts. A
// game in it is a text of entries, in general one for each turn.
type Notation struct {
	Name  string // e.g. "smith", "site", "words"
	Title string // e.g. "the author's notation"
	// ImpliedOptions are those that the text of a whole game implies; nil for none.
	ImpliedOptions func(text string) map[string]string
	// SplitEntries finds the entries of a text: comments, numbers of turns and what else is
	// between them is left out. The error is a *[NotationError].
	SplitEntries func(text string) ([]NotationEntry, error)
	// JoinEntries makes a text of what Write has returned for turns from the beginning.
	JoinEntries func(entries []string) string
	// WriteTurn returns the notation of a legal turn of the position, or the *[RuleError]
	// of one that is not legal. It may be asked between turns only.
	WriteTurn func(g State, turn string) (string, error)
	// ReadEntry returns the text of the legal turn that an entry means in the position,
	// "" for an entry that says nothing new, and a warning when it is not written as
	// Write would. The error is a *[RuleError]; it lists the turns of an entry that
	// fits several. It may be asked between turns only.
	ReadEntry func(g State, entry string) (turn, warning string, err error)
}

// NotationEntry is a piece of a text.
type NotationEntry struct {
	Text   string
	Offset int // the byte where it begins
}

// NotationError is what is wrong with a text that cannot be cut into entries.
type NotationError struct {
	Offset int // the byte where it is wrong
	Text   string
}

func (e *NotationError) Error() string { return e.Text }
