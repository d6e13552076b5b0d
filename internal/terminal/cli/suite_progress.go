package cli

import (
	"fmt"
	"io"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// suiteProgress prints the progress of making a suite: on a terminal in a line that it
// overwrites, otherwise in a line from time to time.
type suiteProgress struct {
	statusLines
	wanted       int // problems
	vain         int // after so many games in a row without a new problem the search ends
	begun        time.Time
	lastReported time.Time
}

// How often the progress is printed.
const (
	terminalInterval = 100 * time.Millisecond
	lineInterval     = 15 * time.Second
)

func newSuiteProgress(w io.Writer, s lab.Suite) *suiteProgress {
	p := &suiteProgress{statusLines: newOverlay(w, "\r\x1b[K"), vain: s.StallLimit, begun: time.Now(), lastReported: time.Now()}
	for _, n := range s.Wanted {
		p.wanted += n
	}
	return p
}

// update prints the progress if a report is due.
func (p *suiteProgress) update(at lab.Progress) {
	every := lineInterval
	if p.width > 0 {
		every = terminalInterval
	}
	if len(at.Missing) == 0 || time.Since(p.lastReported) < every {
		return
	}
	p.lastReported = time.Now()
	text := p.text(at)
	if p.width == 0 {
		fmt.Fprintln(p.w, text)
		return
	}
	p.draw(p.fit(text))
}

// text returns the progress, the most important first: a narrow terminal cuts off the end.
func (p *suiteProgress) text(at lab.Progress) string {
	text := fmt.Sprintf("%d/%d  looking for %s", at.Found, p.wanted, at.MissingText())
	if before := at.GamesSinceLast - 1; before > 0 { // the current game is not over
		text += fmt.Sprintf("  nothing new in %d games, gives up after %d", before, p.vain)
	}
	return text + fmt.Sprintf("  %d games  %s", at.Games, time.Since(p.begun).Round(time.Second))
}
