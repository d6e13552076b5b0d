package load_test

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/testing/load"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

func TestMain(m *testing.M) {
	goleak.VerifyTestMain(m, goleak.IgnoreAnyFunction("net/http.(*persistConn).readLoop"), goleak.IgnoreAnyFunction("net/http.(*persistConn).writeLoop"))
}

func sampleGame(t *testing.T, name string) *samplegames.SampleGame {
	t.Helper()
	g, err := samplegames.ByName(games.All(), name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// service runs a server in this process and returns its URL.
func testService(t *testing.T) string {
	t.Helper()
	c := server.Default()
	c.Games, c.Log, c.LogLevel = games.All(), t.Output(), "warn"
	c.Listen, c.Data = "127.0.0.1:0", t.TempDir()
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
	return s.URL()
}

// Every turn is due, played, acknowledged and counted, through the ends of games.
func TestRun(t *testing.T) {
	for name, c := range map[string]load.Config{
		"one guest plays both sides": {Matches: 6, Sockets: 1, Idle: 4, Rate: 200, Game: sampleGame(t, "quaterno")},
		"two guests":                 {Matches: 6, Sockets: 2, Rate: 200, Game: sampleGame(t, "ki-shogi")},
		"a deal":                     {Matches: 3, Sockets: 2, Rate: 50, Game: sampleGame(t, "balance-pai-sho")},
	} {
		t.Run(name, func(t *testing.T) {
			c.URLs, c.For, c.FsyncDir = []string{testService(t)}, time.Second, t.TempDir()
			report, err := load.Run(t.Context(), c)
			if err != nil {
				t.Fatal(err)
			}
			if want := c.Matches*c.Sockets + c.Idle; report.Sockets != want {
				t.Errorf("%d sockets are open, want %d", report.Sockets, want)
			}
			turns := int64(len(c.Game.Turns))
			if n := report.Ack.Count; n == 0 || n+report.Missed > int64(c.Rate)+int64(c.Matches) || report.Seen.Count != n*int64(c.Sockets) {
				t.Errorf("%d turns were acknowledged, %d missed, %d seen", n, report.Missed, report.Seen.Count)
			} else if n > turns*int64(c.Matches)+turns && report.Rematches == 0 {
				t.Errorf("%d turns were played without a rematch", n)
			}
			if s := report.Ack; s.P50 <= 0 || s.P50 > s.P99 || s.P99 > s.P999 || s.P999 > s.Most {
				t.Errorf("the answers took %v", s)
			}
			if report.Fsync.Count == 0 || report.Memory <= 0 || report.Commits <= 0 || report.Lost != 0 {
				t.Errorf("the report is %+v", report)
			}
			var table, data bytes.Buffer
			if err := report.Write(&table); err != nil || strings.Count(table.String(), "\n") != 9 {
				t.Errorf("the table is (%v)\n%s", err, &table)
			}
			var read struct {
				Moves float64 `json:"moves_per_second"`
			}
			if err := report.WriteJSON(&data); err != nil {
				t.Error(err)
			}
			if err := json.Unmarshal(data.Bytes(), &read); err != nil || read.Moves != report.Rate {
				t.Errorf("the JSON is (%v)\n%s", err, &data)
			}
		})
	}
}

// It is for this machine only, and does nothing without bounds.
func TestRefused(t *testing.T) {
	good := load.Config{URLs: []string{"http://127.0.0.1:1"}, Matches: 1, Sockets: 1, Rate: 1, For: time.Second, Game: sampleGame(t, "ki-shogi")}
	for want, change := range map[string]func(*load.Config){
		"192.0.2.1 is not this machine":                    func(c *load.Config) { c.URLs = []string{"http://192.0.2.1:8080"} },
		"example.org is not this machine":                  func(c *load.Config) { c.URLs = []string{"http://example.org"} },
		"::1 is not this machine":                          func(c *load.Config) { c.URLs = []string{"http://[::1]:8080"} },
		`"127.0.0.1:8080" is not the address of a service`: func(c *load.Config) { c.URLs = []string{"127.0.0.1:8080"} },
		"0 matches cannot be: want 1 to 20000":             func(c *load.Config) { c.Matches = 0 },
		"3 sockets per match cannot be: want 1 to 2":       func(c *load.Config) { c.Sockets = 3 },
		"-1 idle matches cannot be: want 0 to 20000":       func(c *load.Config) { c.Idle = -1 },
		"30000 moves per second cannot be":                 func(c *load.Config) { c.Rate = 30_000 },
		"7200 seconds cannot be: want 0 to 3600":           func(c *load.Config) { c.For = 2 * time.Hour },
	} {
		c := good
		change(&c)
		if _, err := load.Run(t.Context(), c); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// A service that is not there is an error.
func TestNobodyThere(t *testing.T) {
	_, err := load.Run(t.Context(), load.Config{URLs: []string{"http://127.0.0.1:1"}, Matches: 1, Sockets: 1, Rate: 1, For: time.Second, Game: sampleGame(t, "ki-shogi")})
	if err == nil {
		t.Error("it was measured")
	}
}
