package record

import (
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// marks are what can be thought of a turn, as in chess.
var marks = []string{"!", "?", "!!", "??", "!?", "?!"}

// reader reads turns with comments and variations.
type reader struct {
	cursor
	at      int      // the byte that is next
	comment []string // before the first turn
	lines   []line   // the main line and the variations that are open in it
	turns   int      // read so far, in all lines
	number  int      // said before the turn that is next, 0 if not said
	saidAt  int
}

// line is one line of play.
type line struct {
	turns  []Turn
	said   []string // comments behind the last turn
	number int      // of the turn that is next
	opened int      // the byte of its parenthesis
}

// finish gives the last turn what is said of it: at once, because there may be many comments.
func (l *line) finish() {
	if len(l.said) > 0 {
		l.turns[len(l.turns)-1].Comment = strings.Join(l.said, "\n\n")
		l.said = nil
	}
}

func (r *reader) top() *line { return &r.lines[len(r.lines)-1] }

// wrong is an error at a byte.
func (r *reader) wrong(at int, format string, args ...any) error {
	return r.to(at).wrong(format, args...)
}

// read reads to the end of the text.
func (r *reader) read() (comment string, turns []Turn, err error) {
	r.lines = []line{{number: 1}}
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
			err = r.open()
		case ')':
			err = r.close()
		case '}':
			err = r.wrong(r.at, "a comment ends here that has not begun: put a { before it, or take the } out")
		default:
			err = r.readWord()
		}
		if err != nil {
			return "", nil, err
		}
	}
	if r.number != 0 {
		return "", nil, r.wrong(r.saidAt, "behind the number %d stands no turn", r.number)
	}
	if len(r.lines) > 1 {
		return "", nil, r.wrong(r.top().opened, "the variation that begins here has no end: put a ) behind its last turn")
	}
	r.top().finish()
	return strings.Join(r.comment, "\n\n"), r.top().turns, nil
}

// readComment reads { … }.
func (r *reader) readComment() error {
	begin := r.at
	var b strings.Builder
	for r.at++; r.at < len(r.text); r.at++ {
		c := r.text[r.at]
		if c == '}' {
			r.at++
			return r.say(b.String(), begin)
		}
		if c == '\\' {
			r.at++
			if r.at == len(r.text) || r.text[r.at] != '}' && r.text[r.at] != '\\' {
				return r.wrong(r.at-1, `in a comment \ stands before } or \ alone: write \\ where a \ is meant`)
			}
			c = r.text[r.at]
		}
		b.WriteByte(c)
	}
	return r.wrong(begin, "the comment that begins here has no end: put a } behind it")
}

// readNote reads ; and the rest of the line: another way to write a comment.
func (r *reader) readNote() error {
	begin := r.at
	text, _, _ := strings.Cut(r.text[begin:], "\n")
	r.at += len(text)
	return r.say(text[1:], begin)
}

// say adds a comment to what it stands behind.
func (r *reader) say(comment string, begin int) error {
	into := &r.top().said
	switch {
	case r.number != 0:
		return r.wrong(begin, "a comment stands behind a turn, not between its number and its text")
	case len(r.top().turns) > 0:
	case len(r.lines) > 1:
		return r.wrong(begin, "in a variation a comment stands behind a turn: there is none before it")
	default:
		into = &r.comment
	}
	if comment = Tidy(comment); comment != "" {
		*into = append(*into, comment)
	}
	return nil
}

// open begins a variation of the last turn.
func (r *reader) open() error {
	top := r.top()
	switch {
	case r.number != 0:
		return r.wrong(r.at, "a variation stands behind a turn, not between its number and its text")
	case len(top.turns) == 0:
		return r.wrong(r.at, "a variation stands behind the turn that it replaces: there is none before it")
	case len(r.lines) > MaxDepth:
		return r.wrong(r.at, "variations stand in variations more than %d deep, the most that is read", MaxDepth)
	}
	r.lines = append(r.lines, line{number: top.number - 1, opened: r.at})
	r.at++
	return nil
}

// close ends a variation.
func (r *reader) close() error {
	n := len(r.lines)
	top := r.top()
	switch {
	case n == 1:
		return r.wrong(r.at, "a variation ends here that has not begun: put a ( before it, or take the ) out")
	case r.number != 0:
		return r.wrong(r.saidAt, "behind the number %d stands no turn", r.number)
	case len(top.turns) == 0:
		return r.wrong(top.opened, "the variation is empty: put a turn between ( and ), or take them out")
	}
	top.finish()
	replaced := &r.lines[n-2].turns[len(r.lines[n-2].turns)-1]
	replaced.Variations = append(replaced.Variations, top.turns)
	r.lines = r.lines[:n-1]
	r.at++
	return nil
}

// readWord reads a number, a turn with its mark, or both in one.
func (r *reader) readWord() error {
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

func (r *reader) readNumber(digits string, begin int) error {
	next := r.top().number
	n, err := strconv.Atoi(digits)
	switch {
	case r.number != 0:
		return r.wrong(r.saidAt, "behind the number %d stands no turn", r.number)
	case err != nil || n != next || strconv.Itoa(n) != digits:
		return r.wrong(begin, "the turn is numbered %s, but it is turn %d", shorten(digits), next)
	}
	r.number, r.saidAt = n, begin
	return nil
}

// shorten cuts what is too long to be read in a sentence.
func shorten(digits string) string {
	if len(digits) > 9 {
		return digits[:9] + "…"
	}
	return digits
}

func (r *reader) readTurn(word string, begin int) error {
	text := strings.TrimRight(word, "!?")
	mark := word[len(text):]
	top := r.top()
	switch why := notTurn(text); {
	case text == "":
		return r.wrong(begin, "the mark %s stands alone: write it directly behind its turn, without a space", mark)
	case mark != "" && !slices.Contains(marks, mark):
		return r.wrong(begin+len(text), "there is no mark %s: the marks are %s", game.Quote(mark), strings.Join(marks, " "))
	case why != "":
		return r.wrong(begin, "%s", why)
	case r.turns == MaxTurns:
		return r.wrong(begin, "the record has more than %d turns, the most that is read", MaxTurns)
	}
	top.finish()
	top.turns = append(top.turns, Turn{Text: text, Mark: mark, place: r.to(begin)})
	top.number++
	r.turns++
	r.number = 0
	return nil
}

// notTurn says why no turn of any game can have this text, or nothing.
func notTurn(text string) string {
	name, _, colon := strings.Cut(text, ":")
	switch {
	case len(text) > MaxTurn:
		return "the text of the turn has more than " + strconv.Itoa(MaxTurn) + " bytes, the most that is read"
	case colon && isName(name):
		return "the header " + name + " stands among the turns: headers stand at the beginning of the text, one a line, before the first empty line"
	}
	for _, c := range text {
		if c <= ' ' || c > '~' || strings.ContainsRune("{}();!?:.\"'`\\", c) {
			return game.Quote(string(c)) + " cannot be in the text of a turn: " + game.Quote(text) + " is not one of any game"
		}
	}
	if text == "" {
		return "the text of the turn is empty"
	}
	return ""
}
