package cli

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// statusLines is text at the bottom of a terminal that is overwritten.
type statusLines struct {
	w     io.Writer
	width int    // the width of the terminal in characters; 0 if w is not a terminal
	away  string // the control sequence that clears the text
	there bool
}

func newOverlay(w io.Writer, away string) statusLines {
	o := statusLines{w: w, away: away}
	if f, ok := w.(*os.File); ok && movesCursor(w) {
		o.width = 80
		if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 0 {
			o.width = width
		}
	}
	return o
}

// movesCursor reports whether w is a terminal that can move its cursor.
func movesCursor(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb"
}

// draw replaces the text.
func (o *statusLines) draw(text string) {
	o.clear()
	fmt.Fprint(o.w, text)
	o.there = true
}

// clear removes the text.
func (o *statusLines) clear() {
	if o.there {
		fmt.Fprint(o.w, o.away)
		o.there = false
	}
}

// fit cuts lines to the width.
func (o *statusLines) fit(line string) string {
	runes := []rune(line)
	return string(runes[:min(len(runes), o.width-1)])
}
