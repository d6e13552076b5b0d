package record

import (
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// annotationMarks are what can be thought of a turn, as in chess.
var annotationMarks = []string{"!", "?", "!!", "??", "!?", "?!"}

// turnReader reads turns with comments and variations.
type turnReader struct {
	positionFinder
	at           int        // the byte that is next
	comment      []string   // before the first turn
	lines        []openLine // the main line and the variations that are open in it
	turns        int        // read so far, in all lines
	number       int        // number before the next turn, 0 for none
	numberOffset int
}

// openLine is one line of play.
type openLine struct {
	turns           []AnnotatedTurn
	pendingComments []string // comments after the last turn
	number          int      // of the turn that is next
	opened          int      // the byte of its parenthesis
}

// finish adds the collected comments to the last turn: all at once, because there may be
// many.
func (l *openLine) finish() {
	if len(l.pendingComments) > 0 {
		l.turns[len(l.turns)-1].Comment = strings.Join(l.pendingComments, "\n\n")
		l.pendingComments = nil
	}
}

func (r *turnReader) currentLine() *openLine { return &r.lines[len(r.lines)-1] }

// errorAt is an error at a byte.
func (r *turnReader) errorAt(at int, mistake message.Message) error {
	return r.positionAt(at).syntaxError(mistake)
}

// read reads to the end of the text.
func (r *turnReader) read() (comment string, turns []AnnotatedTurn, err error) {
	r.lines = []openLine{{number: 1}}
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case ' ', '\t', '\n':
			r.at++
			continue
		case '{':
			err = r.readComment()
		case ';':
			err = r.readNote()
		case '(':
			err = r.openVariation()
		case ')':
			err = r.closeVariation()
		case '}':
			err = r.errorAt(r.at, messages.CommentNotBegun())
		default:
			err = r.readWord()
		}
		if err != nil {
			return "", nil, err
		}
	}
	if r.number != 0 {
		return "", nil, r.errorAt(r.numberOffset, messages.NumberAlone(r.number))
	}
	if len(r.lines) > 1 {
		return "", nil, r.errorAt(r.currentLine().opened, messages.VariationNoEnd())
	}
	r.currentLine().finish()
	return strings.Join(r.comment, "\n\n"), r.currentLine().turns, nil
}

// readComment reads { … }.
func (r *turnReader) readComment() error {
	begin := r.at
	var b strings.Builder
	for r.at++; r.at < len(r.text); r.at++ {
		c := r.text[r.at]
		if c == '}' {
			r.at++
			return r.addComment(b.String(), begin)
		}
		if c == '\\' {
			r.at++
			if r.at == len(r.text) || r.text[r.at] != '}' && r.text[r.at] != '\\' {
				return r.errorAt(r.at-1, messages.CommentEscape())
			}
			c = r.text[r.at]
		}
		b.WriteByte(c)
	}
	return r.errorAt(begin, messages.CommentNoEnd())
}

// readNote reads ; and the rest of the line: another way to write a comment.
func (r *turnReader) readNote() error {
	begin := r.at
	text, _, _ := strings.Cut(r.text[begin:], "\n")
	r.at += len(text)
	return r.addComment(text[1:], begin)
}

// addComment adds a comment to the turn, game or variation before it.
func (r *turnReader) addComment(comment string, begin int) error {
	into := &r.currentLine().pendingComments
	switch {
	case r.number != 0:
		return r.errorAt(begin, messages.CommentAfterNumber())
	case len(r.currentLine().turns) > 0:
	case len(r.lines) > 1:
		return r.errorAt(begin, messages.CommentNoTurn())
	default:
		into = &r.comment
	}
	if comment = NormalizeComment(comment); comment != "" {
		*into = append(*into, comment)
	}
	return nil
}

// openVariation begins a variation of the last turn.
func (r *turnReader) openVariation() error {
	top := r.currentLine()
	switch {
	case r.number != 0:
		return r.errorAt(r.at, messages.VariationAfterNumber())
	case len(top.turns) == 0:
		return r.errorAt(r.at, messages.VariationNoTurn())
	case len(r.lines) > MaxDepth:
		return r.errorAt(r.at, messages.VariationTooDeep(MaxDepth))
	}
	r.lines = append(r.lines, openLine{number: top.number - 1, opened: r.at})
	r.at++
	return nil
}

// closeVariation ends a variation.
func (r *turnReader) closeVariation() error {
	n := len(r.lines)
	top := r.currentLine()
	switch {
	case n == 1:
		return r.errorAt(r.at, messages.VariationNotBegun())
	case r.number != 0:
		return r.errorAt(r.numberOffset, messages.NumberAlone(r.number))
	case len(top.turns) == 0:
		return r.errorAt(top.opened, messages.VariationEmpty())
	}
	top.finish()
	replaced := &r.lines[n-2].turns[len(r.lines[n-2].turns)-1]
	replaced.Variations = append(replaced.Variations, top.turns)
	r.lines = r.lines[:n-1]
	r.at++
	return nil
}

// readWord reads a number, a turn with its mark, or both in one.
func (r *turnReader) readWord() error {
	begin := r.at
	word := r.text[begin:]
	if end := strings.IndexAny(word, " \t\n{}();"); end >= 0 {
		word = word[:end]
	}
	r.at += len(word)
	text := word
	if digits, rest, ok := strings.Cut(word, "."); ok && digits != "" && strings.Trim(digits, "0123456789") == "" {
		if err := r.readNumber(digits, begin); err != nil {
			return err
		}
		if text = rest; text == "" {
			return nil
		}
	}
	return r.readTurn(text, begin+len(word)-len(text))
}

func (r *turnReader) readNumber(digits string, begin int) error {
	next := r.currentLine().number
	n, err := strconv.Atoi(digits)
	switch {
	case r.number != 0:
		return r.errorAt(r.numberOffset, messages.NumberAlone(r.number))
	case err != nil || n != next || strconv.Itoa(n) != digits:
		return r.errorAt(begin, messages.WrongNumber(message.Text(shorten(digits)), next))
	}
	r.number, r.numberOffset = n, begin
	return nil
}

// shorten cuts a text that is too long for a sentence.
func shorten(digits string) string {
	if len(digits) > 9 {
		return digits[:9] + "…"
	}
	return digits
}

func (r *turnReader) readTurn(word string, begin int) error {
	text := strings.TrimRight(word, "!?")
	mark := word[len(text):]
	top := r.currentLine()
	switch why := whyNotTurn(text); {
	case text == "":
		return r.errorAt(begin, messages.MarkSeparate(message.Text(mark)))
	case mark != "" && !slices.Contains(annotationMarks, mark):
		return r.errorAt(begin+len(text), messages.MarkUnknown(quoted(mark), message.Text(strings.Join(annotationMarks, " "))))
	case !why.IsZero():
		return r.errorAt(begin, why)
	case r.turns == MaxTurns:
		return r.errorAt(begin, messages.TooLong(MaxTurns))
	}
	top.finish()
	top.turns = append(top.turns, AnnotatedTurn{Text: text, Mark: mark, place: r.positionAt(begin)})
	top.number++
	r.turns++
	r.number = 0
	return nil
}

// whyNotTurn returns why no turn of any game can have this text, or nothing.
func whyNotTurn(text string) message.Message {
	name, _, colon := strings.Cut(text, ":")
	switch {
	case len(text) > MaxTurn:
		return messages.TurnTooLong(MaxTurn)
	case colon && isName(name):
		return messages.HeaderAmongTurns(message.Text(name))
	}
	for _, c := range text {
		if c <= ' ' || c > '~' || strings.ContainsRune("{}();!?:.\"'`\\", c) {
			return messages.TurnCharacter(quoted(string(c)), quoted(text))
		}
	}
	if text == "" {
		return messages.TurnEmpty()
	}
	return message.Message{}
}
