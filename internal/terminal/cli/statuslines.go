package cli

import (
	"fmt"
	"io"
	"os"
	"time"

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

// progressLine is a line about progress: on a terminal it is overwritten, elsewhere a new one is printed from time
// to time.
type progressLine struct {
	statusLines
	lastReported time.Time
}

// How often the progress is printed.
const (
	terminalInterval = 100 * time.Millisecond
	lineInterval     = 15 * time.Second
)

func newProgressLine(w io.Writer) progressLine {
	return progressLine{statusLines: newOverlay(w, "\r\x1b[K"), lastReported: time.Now()}
}

// printDue prints the text if a report is due.
func (p *progressLine) printDue(text func() string) {
	every := lineInterval
	if p.width > 0 {
		every = terminalInterval
	}
	if time.Since(p.lastReported) < every {
		return
	}
	p.lastReported = time.Now()
	if p.width == 0 {
		fmt.Fprintln(p.w, text())
		return
	}
	p.draw(p.fit(text()))
}
