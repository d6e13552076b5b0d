package record

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// Read reads the text form. The error is a *[SyntaxError]; whether the turns are
// legal is asked with [Record.Play] and [Record.Check].
func Read(text []byte) (*Record, error) {
	s, err := readable(text, false)
	if err != nil {
		return nil, err
	}
	r := &Record{}
	rest, err := r.readHeaders(s)
	if err != nil {
		return nil, err
	}
	turns := reader{cursor: cursor{text: s}, at: rest}
	if r.Comment, r.Turns, err = turns.read(); err != nil {
		return nil, err
	}
	if err := tooLong(r.appendText(nil)); err != nil {
		return nil, err
	}
	return r, nil
}

// readHeaders reads the headers, if there are any, and returns where the turns begin.
func (r *Record) readHeaders(text string) (rest int, err error) {
	at, number, found := 0, 0, false
	for line := range strings.Lines(text) {
		begin := at
		at += len(line)
		number++
		line = strings.TrimRight(line, " \t\n")
		if line == "" {
			if found {
				break
			}
			continue
		}
		p := place{number, 1}
		name, value, ok := strings.Cut(line, ":")
		switch {
		case ok && isName(name):
		case !found:
			return begin, nil
		case ok && len(name) > MaxName:
			return 0, p.wrong("the name of the header has more than %d letters, the most that is read", MaxName)
		case ok:
			return 0, p.wrong("the name of a header is of letters, digits and hyphens and is followed by a colon, not %s", game.Quote(name))
		default:
			return 0, p.wrong("between headers stands %s: a header is written Name: value, and an empty line parts the headers from the turns", game.Quote(line))
		}
		found = true
		valueAt := place{number, len(name) + 2}.after(value)
		if err := r.admit(name, valueAt); err != nil {
			return 0, p.wrong("%v", err)
		}
		if err := r.setHeader(name, strings.TrimPrefix(value, " ")); err != nil {
			return 0, valueAt.wrong("%v", err)
		}
	}
	return at, nil
}

// after returns where the words of value begin, p being before its spaces.
func (p place) after(value string) place {
	return place{p.line, p.column + len(value) - len(strings.TrimLeft(value, " \t"))}
}
