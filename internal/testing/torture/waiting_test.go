package torture_test

import (
	"flag"
	"os/exec"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var down = flag.Duration("down", 0, "for how long the server is down, with players who connect again as docs/protocol.md says; 0: a shorter form")

// A server that is killed while players have little time left, and that comes back while
// their clients still wait before they reconnect, costs no player time.
func TestNobodyLosesOnTimeByAnOutage(t *testing.T) {
	t.Parallel()
	outage := torture.Outage{
		Game: sampleGamesByName(t, "ki-shogi")[0], Matches: 4, Clock: "0+3", Turns: 2,
		Pause: 1500 * time.Millisecond, Longest: 6 * time.Second,
	}
	if *down > 0 {
		outage.Matches, outage.Clock, outage.Turns = 20, "0+2", 4 // which leaves 4 seconds
		outage.Pause, outage.Longest, outage.Down = 500*time.Millisecond, 15*time.Second, *down
	}
	outage.Start, outage.URL = child(t, t.TempDir())
	if *down == 0 {
		start := outage.Start
		outage.Start = func() *exec.Cmd {
			c := start()
			c.Env = append(c.Env, graceOf+"=10s")
			return c
		}
	}
	report, err := outage.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range report.Faults {
		t.Error(fault)
	}
	if report.Matches != outage.Matches || report.Timeout > 0 {
		t.Errorf("%d of %d matches were lost on time", report.Timeout, report.Matches)
	}
	t.Log(report)
}
