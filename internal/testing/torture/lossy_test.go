package torture_test

import (
	"context"
	"net/url"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/testing/lossy"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

// Games over a network that does everything wrong are all finished, and the server and
// both players have the same log.
func TestLossy(t *testing.T) {
	t.Parallel()
	address := inProcess(t)
	proxy, err := lossy.Start(lossy.Config{Server: address, Faults: lossy.AllFaults, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = proxy.Close() })
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute+time.Duration(*lossless)*2*time.Second)
	defer cancel()
	began := time.Now()
	others := []string{"balance-pai-sho", "kutai-pai-sho", "quaterno", "skud-pai-sho"}
	tournament := torture.Tournament{URL: proxy.URL(), Rounds: *lossless, Together: 8, Games: sampleGamesByName(t, "ki-shogi")}
	kishogi, err := tournament.Run(ctx)
	if err != nil {
		t.Fatal(err)
	}
	tournament.Games, tournament.Rounds = sampleGamesByName(t, others...), 1+*lossless/50
	rest, err := tournament.Run(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if want := *lossless; kishogi.Finished != want || rest.Finished != tournament.Rounds*len(others) {
		t.Errorf("%d games of Ki Shogi and %d others were finished", kishogi.Finished, rest.Finished)
	}
	for _, fault := range append(kishogi.Faults, rest.Faults...) {
		t.Error(fault)
	}
	t.Logf("%d games of Ki Shogi and %d others finished in %v, %d differences", kishogi.Finished, rest.Finished, time.Since(began).Round(time.Second), len(kishogi.Faults)+len(rest.Faults))
	for d, name := range map[lossy.TrafficDirection]string{lossy.ToServer: "to the server", lossy.ToClient: "to the players"} {
		c := proxy.FaultCounts(d)
		t.Logf("%s: %+v", name, c)
		for what, n := range map[string]int64{
			"dropped": c.Dropped, "duplicated": c.Duplicated, "reordered": c.Reordered, "delayed": c.Delayed,
			"fragmented": c.Fragmented, "split": c.Split, "cut": c.Cut,
		} {
			if n == 0 {
				t.Errorf("%s, no message was %s", name, what)
			}
		}
	}
}

// inProcess runs a server in this process and returns its address.
func inProcess(t *testing.T) string {
	t.Helper()
	c := server.Default()
	c.Games, c.Log, c.LogLevel = games.All(), t.Output(), "warn"
	c.Listen, c.Data, c.ScaleLimits = "127.0.0.1:0", t.TempDir(), 1000
	s, err := server.New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	u, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	return u.Host
}
