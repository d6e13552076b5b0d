package cli

import (
	"fmt"
	"io"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// suiteProgress prints the progress of making a suite.
type suiteProgress struct {
	progressLine
	wanted int // problems
	vain   int // after so many games in a row without a new problem the search ends
	begun  time.Time
}

func newSuiteProgress(w io.Writer, s lab.Suite) *suiteProgress {
	p := &suiteProgress{progressLine: newProgressLine(w), vain: s.StallLimit, begun: time.Now()}
	for _, n := range s.Wanted {
		p.wanted += n
	}
	return p
}

// update prints the progress if a report is due.
func (p *suiteProgress) update(at lab.Progress) {
	if len(at.Missing) > 0 {
		p.printDue(func() string { return p.text(at) })
	}
}

// text returns the progress, the most important first: a narrow terminal cuts off the end.
func (p *suiteProgress) text(at lab.Progress) string {
	text := fmt.Sprintf("%d/%d  looking for %s", at.Found, p.wanted, at.MissingText())
	if before := at.GamesSinceLast - 1; before > 0 { // the current game is not over
		text += fmt.Sprintf("  nothing new in %d games, gives up after %d", before, p.vain)
	}
	return text + fmt.Sprintf("  %d games  %s", at.Games, time.Since(p.begun).Round(time.Second))
}
