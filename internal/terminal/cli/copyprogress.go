package cli

import (
	"fmt"
	"io"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store/transfer"
)

// copyProgress prints the progress of a copy.
type copyProgress struct {
	progressLine
	begun  time.Time // the stage
	before int64     // what an earlier call has done of it
	stage  transfer.Stage
}

func newCopyProgress(w io.Writer) *copyProgress {
	return &copyProgress{progressLine: newProgressLine(w)}
}

// update prints the progress if a report is due.
func (p *copyProgress) update(now transfer.Progress) {
	if now.Stage != p.stage {
		p.stage, p.begun, p.before = now.Stage, time.Now(), now.Done
	}
	p.printDue(func() string { return copyText(now, p.before, time.Since(p.begun)) })
}

// copyText returns the progress of a stage that has taken some time, and before which some was done.
func copyText(now transfer.Progress, before int64, took time.Duration) string {
	text := fmt.Sprintf("%d/%d %s", now.Done, now.Total, copyNouns[now.Stage])
	if did := now.Done - before; did > 0 && took > 0 {
		rate := float64(did) / took.Seconds()
		text += fmt.Sprintf("  %.0f/s", rate)
		if now.Done < now.Total {
			left := time.Duration(float64(now.Total-now.Done) / rate * float64(time.Second))
			text += fmt.Sprintf(", %s to go", left.Round(time.Second))
		}
	}
	return text
}

// copyNouns say what is counted in each stage.
var copyNouns = map[transfer.Stage]string{
	transfer.CopyMatches: "matches copied", transfer.CopyPeople: "people copied", transfer.CopyInvitations: "invitations copied",
	transfer.CopyAccounts: "accounts copied", transfer.CopyResults: "results copied", transfer.CopyNotices: "notices copied",
	transfer.CopyStudies: "studies copied",
	transfer.CopySafety:  "people with blocks, reports or mutes copied",
	transfer.Compare:     "matches compared",
}
