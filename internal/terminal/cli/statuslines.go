package cli

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// statusLines is text at the end of a terminal that is written over.
type statusLines struct {
	w     io.Writer
	width int    // of the terminal, in characters; 0 if w is none
	away  string // what takes the text away
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

// draw writes text over what was there.
func (o *statusLines) draw(text string) {
	o.clear()
	fmt.Fprint(o.w, text)
	o.there = true
}

// clear takes away what is there.
func (o *statusLines) clear() {
	if o.there {
		fmt.Fprint(o.w, o.away)
		o.there = false
	}
}

// fit cuts off what a line is too long.
func (o *statusLines) fit(line string) string {
	runes := []rune(line)
	return string(runes[:min(len(runes), o.width-1)])
}
