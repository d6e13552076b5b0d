package torture_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var stopped = flag.Duration("stopped", 4*time.Second, "for how long the server is stopped")

// While the wall clock jumps by an hour and back, matches go on, clocks and uptime do
// not notice, and kills lose nothing either.
func TestClockJumps(t *testing.T) {
	start, url := child(t, t.TempDir(), jumping)
	report, err := torture.KillCampaign{
		Start: start, URL: url, Games: sampleGamesByName(t, "ki-shogi", "quaterno"), Kills: 5, Longest: time.Second, Seed: 2,
	}.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range report.Faults {
		t.Error(fault)
	}
	t.Log(report)
}

// A server that is stopped for longer than the allowed gap of uptime continues where it
// was. The player to move waits and loses next to no time.
func TestStopped(t *testing.T) {
	t.Parallel()
	start, url := child(t, t.TempDir())
	seen, err := torture.RunStop(t.Context(), start, url, sampleGamesByName(t, "ki-shogi")[0], *stopped)
	if err != nil {
		t.Fatal(err)
	}
	if seen.Waited < *stopped {
		t.Errorf("the player waited for %v only", seen.Waited)
	}
	// A tick or two may be charged in addition to the network time.
	if seen.Used > 2*time.Second {
		t.Errorf("the turn was charged with %v", seen.Used)
	}
	t.Logf("stopped for %v: %v", *stopped, seen)
}

// When the disk is full players get an error, no acknowledged turn is lost, and once
// there is room again the match continues. The disk is a real one if this user may mount
// one; otherwise a store simulates it.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	folder, mounted := t.TempDir(), true
	var environment []string
	filler := filepath.Join(folder, "filler")
	if !mount(t, folder) {
		mounted, environment = false, []string{fullIf}
	}
	start, url := child(t, folder, environment...)
	seen, err := torture.RunDiskFull(t.Context(), start, url, sampleGamesByName(t, "ki-shogi")[0], torture.DiskControl{
		Fill: func() error { return fill(filler, mounted) },
		Free: func() error { return os.Remove(filler) },
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range seen.Faults {
		t.Error(fault)
	}
	if seen.Code != "storage" || !strings.Contains(seen.Text, "full") {
		t.Errorf("the player is told %s: %s", seen.Code, seen.Text)
	}
	t.Logf("full disk (a real one: %t): %v", mounted, seen)
}

// fill writes until there is no room, or creates the file that makes the store report a
// full disk.
func fill(name string, small bool) error {
	f, err := os.Create(name)
	if err != nil || !small {
		return errors.Join(err, f.Close())
	}
	defer func() { _ = f.Close() }()
	for size := 1 << 16; size > 0; size /= 2 {
		for {
			if _, err := f.Write(make([]byte, size)); err != nil {
				break
			}
		}
	}
	if info, err := f.Stat(); err != nil || info.Size() > 64<<20 {
		return errors.Join(err, fmt.Errorf("%s has grown to %d bytes: the disk is not small", name, info.Size()))
	}
	return nil
}
