package cli

import (
	"fmt"
	"io"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// solveProgress prints the progress of solving a game or verifying a table.
type solveProgress struct {
	progressLine
	begun time.Time
}

func newSolveProgress(w io.Writer) *solveProgress {
	return &solveProgress{newProgressLine(w), time.Now()}
}

// update prints the progress if a report is due.
func (p *solveProgress) update(at lab.SolveProgress) {
	p.printDue(func() string { return solveText(at) })
}

// updateVerifying prints the progress of verifying if a report is due.
func (p *solveProgress) updateVerifying(done, total uint64) {
	p.printDue(func() string {
		at := lab.SolveProgress{Done: done, Total: total, Elapsed: time.Since(p.begun)}
		return fmt.Sprintf("%d/%d positions, %s to go", done, total, at.TimeLeft().Round(time.Second))
	})
}

// finishPass prints what a pass has found, in a line that stays.
func (p *solveProgress) finishPass(pass lab.SolvedPass) {
	p.clear()
	fmt.Fprintf(p.w, "%s: found %d in %s\n", passText(pass), pass.Found, time.Duration(pass.Seconds*float64(time.Second)).Round(time.Millisecond))
}

// passText names a pass.
func passText(pass lab.SolvedPass) string {
	text := pass.Stage
	if pass.Round > 0 {
		text += fmt.Sprintf(" round %d", pass.Round)
	}
	if pass.Pass > 0 {
		text += fmt.Sprintf(" pass %d", pass.Pass)
	}
	return text
}

// solveText returns the progress, the most important first: a narrow terminal cuts off the end.
func solveText(at lab.SolveProgress) string {
	text := fmt.Sprintf("%s, %s: %d%%", passText(at.SolvedPass), at.Phase, 100*at.Done/max(1, at.Total))
	if left := at.TimeLeft(); left > 0 {
		text += fmt.Sprintf(", %s to go", left.Round(time.Second))
	}
	return text + fmt.Sprintf("  found %d  decided before %d", at.Found, at.Decided)
}
