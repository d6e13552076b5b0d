package cli

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store/transfer"
)

// The progress of a copy has what is done, the rate of this call, and the time left at that rate.
func TestCopyText(t *testing.T) {
	for want, progress := range map[string]struct {
		now    transfer.Progress
		before int64
		took   time.Duration
	}{
		"0/1000 matches copied":                     {transfer.Progress{Stage: transfer.CopyMatches, Total: 1000}, 0, 0},
		"600/1000 matches copied  100/s, 4s to go":  {transfer.Progress{Stage: transfer.CopyMatches, Done: 600, Total: 1000}, 100, 5 * time.Second},
		"1000/1000 matches compared  200/s":         {transfer.Progress{Stage: transfer.Compare, Done: 1000, Total: 1000}, 0, 5 * time.Second},
		"200/7400 people copied  2/s, 1h0m0s to go": {transfer.Progress{Stage: transfer.CopyPeople, Done: 200, Total: 7400}, 0, 100 * time.Second},
		"100/100 invitations copied":                {transfer.Progress{Stage: transfer.CopyInvitations, Done: 100, Total: 100}, 100, time.Second},
		"20/30 accounts copied":                     {transfer.Progress{Stage: transfer.CopyAccounts, Done: 20, Total: 30}, 20, time.Second},
	} {
		if got := copyText(progress.now, progress.before, progress.took); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
