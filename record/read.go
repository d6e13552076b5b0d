package record

import (
	"bytes"
	"strings"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// Read reads the text form. The error is a *[SyntaxError]. Read does not check whether
// the turns are legal, see [Record.Replay] and [Record.Validate].
func Read(text []byte) (*Record, error) {
	s, err := checkedText(text, false)
	if err != nil {
		return nil, err
	}
	r := &Record{}
	rest, err := r.readHeaders(s)
	if err != nil {
		return nil, err
	}
	turns := turnReader{positionFinder: positionFinder{text: s}, at: rest}
	if r.Comment, r.Turns, err = turns.read(); err != nil {
		return nil, err
	}
	if err := checkLimits(r.appendText(nil)); err != nil {
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
		p := textPosition{number, 1}
		name, value, ok := strings.Cut(line, ":")
		switch {
		case ok && isName(name):
		case !found:
			return begin, nil
		case ok && len(name) > MaxName:
			return 0, p.syntaxError(messages.HeaderNameTooLong(MaxName))
		case ok:
			return 0, p.syntaxError(messages.HeaderNameColon(quoted(name)))
		default:
			return 0, p.syntaxError(messages.HeaderLine(quoted(line)))
		}
		found = true
		valueAt := textPosition{number, len(name) + 2}.after(value)
		if err := r.checkHeaderAllowed(name, valueAt); err != nil {
			return 0, p.syntaxError(message.Of(err))
		}
		if err := r.setHeader(name, strings.TrimPrefix(value, " ")); err != nil {
			return 0, valueAt.syntaxError(message.Of(err))
		}
	}
	return at, nil
}

// after returns where the words of value begin, p being before its spaces.
func (p textPosition) after(value string) textPosition {
	return textPosition{p.line, p.column + len(value) - len(strings.TrimLeft(value, " \t"))}
}

// LooksLikeJSON reports whether a text begins as the JSON form does.
func LooksLikeJSON(text []byte) bool {
	rest, ok := strings.CutPrefix(firstBytes(text), "{")
	rest = strings.TrimLeft(rest, spaces)
	return ok && (strings.HasPrefix(rest, `"`) || strings.HasPrefix(rest, "}"))
}

// HasHeaders reports whether a text begins with a header, e.g. "Game: ki-shogi".
func HasHeaders(text []byte) bool {
	name, _, ok := strings.Cut(firstBytes(text), ":")
	return ok && isName(name) && name[0] >= 'A' && name[0] <= 'Z'
}

const spaces = " \t\r\n\f\v"

// firstBytes is enough of a text to see its form.
func firstBytes(text []byte) string {
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\ufeff")), spaces)
	return string(text[:min(len(text), 2*MaxName)])
}
