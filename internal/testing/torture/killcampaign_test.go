package torture_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

// A server that is killed again and again loses nothing that it has acknowledged.
func TestKilled(t *testing.T) {
	t.Parallel()
	start, url := child(t, t.TempDir())
	report, err := torture.KillCampaign{
		Start: start, URL: url, Games: sampleGamesByName(t, "ki-shogi", "ki-shogi", "skud-pai-sho", "quaterno"),
		Kills: *kills, Longest: 400 * time.Millisecond, Seed: 1, Progress: func(s string) { t.Log(s) },
	}.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range report.Faults {
		t.Error(fault)
	}
	if report.Kills < *kills || report.Turns == 0 || report.Again == 0 {
		t.Error("it was not done")
	}
	t.Log(report)
}

// A server that acknowledges before the commit does not get away with it.
func TestEarlyAcknowledgementIsCaught(t *testing.T) {
	start, url := child(t, t.TempDir(), earlyAck)
	report, err := torture.KillCampaign{
		Start: start, URL: url, Games: sampleGamesByName(t, "ki-shogi", "ki-shogi", "ki-shogi", "ki-shogi"),
		Kills: 50, Longest: 400 * time.Millisecond, Seed: 1,
	}.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(report.Faults) == 0 {
		t.Error("nothing was found")
	}
	t.Log(report)
	for _, fault := range report.Faults {
		t.Log(fault)
	}
}
