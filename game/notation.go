package game

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// Notation is a way to write a game, besides the turn texts. A
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
	WriteTurn func(g Playable, turn string) (string, error)
	// ReadEntry returns the text of the legal turn that an entry means in the position,
	// "" for an entry that says nothing new, and a warning when it is not written as
	// Write would. The error is a *[RuleError]; it lists the turns of an entry that
	// fits several. It may be asked between turns only.
	ReadEntry func(g Playable, entry string) (turn string, warning message.Message, err error)
	// ReadRecorded reads an entry of a game that was played where the notation is at home: like
	// ReadEntry, but what had no effect there is left out, with a warning. It is nil if there is
	// nothing of that kind.
	ReadRecorded func(g Playable, entry string) (turn string, warning message.Message, err error)
}

// ReadGameEntry reads an entry of a whole game: by ReadRecorded, or else by ReadEntry.
func (n *Notation) ReadGameEntry(g Playable, entry string) (turn string, warning message.Message, err error) {
	if n.ReadRecorded != nil {
		return n.ReadRecorded(g, entry)
	}
	return n.ReadEntry(g, entry)
}

// NotationEntry is a piece of a text.
type NotationEntry struct {
	Text   string
	Offset int // the byte where it begins
}

// NotationError is what is wrong with a text that cannot be cut into entries.
type NotationError struct {
	Offset  int // the byte where it is wrong
	Message message.Message
}

// Error returns the message in English, as a clause.
func (e *NotationError) Error() string { return e.Message.String() }

// WordNotation returns the [Notation] in words of a game whose turns are one move each. Its
// entries are numbered, one a line.
//
// say returns the words for a legal move of the position, different for each move. meant
// returns the legal move that an entry means, or a *[RuleError]. An entry that say would word
// differently is read with a warning.
func WordNotation[G Playable](write func(g G, m Move) string, meant func(g G, entry string) (Move, error)) *Notation {
	return &Notation{
		Name:         "words",
		Title:        "in words",
		SplitEntries: splitNumberedLines,
		JoinEntries:  joinNumberedLines,
		WriteTurn: func(t Playable, turn string) (string, error) {
			moves, err := t.ParseTurn(turn)
			if err != nil {
				return "", err
			}
			return write(t.(G), moves[0]), nil
		},
		ReadEntry: func(t Playable, entry string) (turn string, warning message.Message, err error) {
			m, err := meant(t.(G), entry)
			if err != nil {
				return "", message.Message{}, err
			}
			if sentence := write(t.(G), m); sentence != entry {
				warning = messages.EntryReadAs(message.Text(wording.QuoteShort(entry)), message.Text(strconv.Quote(sentence)))
			}
			return string(t.AppendMoveText(nil, m)), warning, nil
		},
	}
}

// turnTextNotation is the [Notation] of a game that has none of its own: its entries are the texts
// of the turns, numbered, one a line.
var turnTextNotation = &Notation{
	Name:         "turns",
	Title:        "the texts of the turns",
	SplitEntries: splitNumberedLines,
	JoinEntries:  joinNumberedLines,
	WriteTurn: func(g Playable, turn string) (string, error) {
		_, err := g.ParseTurn(turn)
		return turn, err
	},
	ReadEntry: func(g Playable, entry string) (turn string, warning message.Message, err error) {
		_, err = g.ParseTurn(entry)
		return entry, message.Message{}, err
	},
}

// joinNumberedLines numbers entries, one a line: the Join of a [Notation] in words.
func joinNumberedLines(entries []string) string {
	var b strings.Builder
	for i, entry := range entries {
		b.WriteString(strconv.Itoa(i+1) + ". " + entry + "\n")
	}
	return b.String()
}

// splitNumberedLines finds entries that stand one a line or between semicolons, each with
// a number such as "12." or "12)" before it or not: the Cut of a [Notation] in
// words. What follows a # to the end of its line is a comment. The error is nil.
func splitNumberedLines(text string) (entries []NotationEntry, _ error) {
	at := 0
	for line := range strings.Lines(text) {
		reported, _, _ := strings.Cut(line, "#")
		from := at
		for part := range strings.SplitSeq(reported, ";") {
			if entry := withoutNumber(part); entry != "" {
				entries = append(entries, NotationEntry{Text: entry, Offset: from + strings.LastIndex(part, entry)})
			}
			from += len(part) + len(";")
		}
		at += len(line)
	}
	return entries, nil
}

// withoutNumber cuts off the number of a turn and the spaces around.
func withoutNumber(part string) string {
	part = strings.TrimSpace(part)
	rest := strings.TrimLeft(part, "0123456789")
	if rest != part && (strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, ")")) {
		return strings.TrimSpace(rest[1:])
	}
	return part
}
